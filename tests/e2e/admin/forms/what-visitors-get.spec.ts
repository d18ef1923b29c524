import type { Locator, Page } from '@playwright/test';
import { examine, expectAccessibleAtBothSizes } from '../../support/accessibility';
import { storedRow } from '../../support/media';
import { PictureField } from '../../support/picture-field';
import { phonePhoto } from '../../support/pictures';
import { DESK, openForm, press, publish } from '../../support/row-form';
import { notice, tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };
const SHAPES = ['Kart', 'Sayfa başı, masaüstü', 'Sayfa başı, telefon', 'Paylaşım'];
/** Featured longer than what the samples feature, and before all of it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const position = (image: Locator) => image.evaluate((element) => getComputedStyle(element).objectPosition);
const sample = (page: Page) => page.getByRole('dialog').getByLabel('Başlık', { exact: true });

test.describe('for a volunteer', () => {
  test.use({ as: 'admin' });

  test('a cropped picture keeps what matters in sight everywhere', async ({ admin, page, site }) => {
    const title = tagged('Kalabalık avlu');
    const cover = new PictureField(page, 'Kapak resmi');
    await page.goto('/admin/duyurular/yeni');
    await sample(page).fill(title);
    await cover.choose(await phonePhoto());
    const results = cover.cropping.getByRole('group', { name: 'Sitede görüneceği hâller' });
    await expect(results.getByRole('figure')).toHaveText(SHAPES);
    const mark = cover.cropping.getByRole('button', { name: /^Önemli yer:/ });
    await expect(mark).toHaveAccessibleName(/soldan %50, üstten %50/);
    await mark.focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(mark).toHaveAccessibleName(/soldan %30, üstten %40/);
    await expectAccessibleAtBothSizes(page);
    await cover.cropping.getByRole('button', { name: 'Kırp', exact: true }).click();
    await cover.awaitStored();

    // The point can be moved later, by pointing at it.
    await cover.zone.getByRole('button', { name: 'Sitede nasıl görünür?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resmin önemli yeri' });
    const picture = dialog.locator('img').first();
    await expect(dialog.getByRole('figure')).toHaveText(SHAPES);
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture is not drawn.');
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.2);
    await expect(dialog.getByRole('button', { name: /^Önemli yer: soldan %80, üstten %20/ })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    await publish(page);
    await expect(admin.form).toHaveCount(0);

    const row = await storedRow(site, 'announcements', title);
    expect(row.cover_url).toMatch(/\.webp#odak=80-20$/);
    await page.goto(`/duyurular/${String(row.id)}`);
    const head = page.getByRole('main').locator('header img');
    await expect(head).toHaveAttribute('src', /\.webp$/);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      expect(await position(head)).toBe('80% 20%');
    }
    await page.goto('/duyurular');
    expect(await position(page.getByRole('article').filter({ hasText: title }).locator('img'))).toBe(
      '80% 20%',
    );
  });

  test('an album stands in for the cover of an event', async ({ backend, page }) => {
    const photo = '/favicon.svg';
    const name = tagged('Albümlü gezi');
    const { id, slug } = await backend.createEvent({
      title: name,
      starts_at: inDays(3),
      location: 'Avlu',
      body: '<p>Program</p>',
      gallery: [photo],
      gallery_alt: { [photo]: 'Gezginler' },
      published_at: null,
    });
    await page.goto(`/admin/etkinlikler/${id}`);
    await expect(page.getByText('Boş bırakılırsa albümün ilk fotoğrafı kullanılır.')).toBeVisible();
    await press(page, 'Yayımla');
    // Nothing is missing, so nothing is asked.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/duyurular/etkinlikler');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.locator('img')).toHaveAttribute('src', photo);
    await page.goto(`/duyurular/etkinlikler/${slug}`);
    await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', photo);
    await backend.deleteEvent(id);
  });

  test('the home page’s order is told while featuring and after publishing', async ({
    admin,
    backend,
    page,
  }) => {
    const first = tagged('Öndeki');
    const featured = await backend.createAnnouncement({
      ...{ title: first, featured_home: true, published_at: inDays(-1) },
    });
    const name = tagged('Yeni haberimiz');
    const id = await backend.createAnnouncement({ title: name, published_at: null, body: '<p>Metin</p>' });
    await openForm(page, id);
    await expect(
      admin.form.getByText(/Ana sayfada .* önde duruyor; bu duyuru \d+\. sırada görünür\./),
    ).toBeVisible();
    await admin.form.getByRole('switch', { name: 'Ana sayfada öne çıkar' }).click();
    await expect(admin.form.getByText('Ana sayfada bu duyuru 1. sırada görünür.')).toBeVisible();
    await expect(
      admin.form.getByText('Bitiş günü vermezseniz yeni duyurular bunun arkasında kalır.'),
    ).toBeVisible();
    await examine(page);
    await admin.form.getByRole('button', { name: /^Bitişi \d+ \S+ \d{4} olsun$/ }).click();
    await expect(admin.form.getByLabel('Öne çıkma bitişi')).toHaveValue(/23[.:]59/);
    await publish(page);
    await expect(notice(page, 'Yayımlandı')).toContainText('Ana sayfada 1. sırada.');
    await expectAccessibleAtBothSizes(page);
    await expect(notice(page, 'Yayımlandı').getByRole('link', { name: 'sitede gör' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Duyurular' }).getByRole('article').first()).toContainText(
      name,
    );
    await backend.deleteAnnouncement(id);
    await backend.deleteAnnouncement(featured);
  });
});
