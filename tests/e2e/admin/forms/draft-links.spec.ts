import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../../support/accessibility';
import type { Backend } from '../../support/backend';
import { DESKTOP } from '../../support/identity';
import { openForm, press } from '../../support/row-form';
import { confirm, notice, rowOf, tagged } from '../../support/rows';
import type { Site } from '../../support/site';
import { expect, test } from '../../support/test';
import { translate, useControls } from '../../support/translation';

const NOT_FOUND =
  'Bu bağlantı bir taslağa açılmıyor: Süresi dolmuş, iptal edilmiş ya da eksik kopyalanmış olabilir. Bağlantıyı size gönderen kişiden yenisini isteyebilirsiniz.';

const linksOf = (page: Page) => page.getByRole('dialog', { name: 'Bağlantıyla göster' });

/** Opens the form of a saved draft, and in it the dialog of its links. */
async function openLinks(page: Page, title: string): Promise<Locator> {
  await rowOf(page, title).getByText(title).first().click();
  await page.getByRole('button', { name: 'Bağlantıyla göster' }).click();
  return linksOf(page);
}

async function createLink(dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  return dialog.getByLabel('Yeni bağlantının adresi').inputValue();
}

/** A draft with a picture of the samples. Returns its id. */
async function createDraft(backend: Backend, title: string): Promise<number> {
  const [sample] = await backend.titled('events', 'Genç mezunlar kahvaltısı');
  const cover_url = sample?.cover_url ?? null;
  return backend.createAnnouncement({ title, body: '<p>Saat üçte çay var.</p>', cover_url });
}

/** A visitor whose service worker runs, and who has been on the site before. */
async function openVisitor(browser: Browser, { url: baseURL }: Site): Promise<Page> {
  const visitor = await (await browser.newContext({ baseURL, serviceWorkers: 'allow' })).newPage();
  await visitor.goto('/iletisim/nds-sosyal-medya');
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  return visitor;
}

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('a draft is shown by link to somebody without an account, as it was saved, until the link is revoked, and leads on when it is published', async ({
    admin,
    backend,
    complaints,
    page,
    visitor,
  }) => {
    complaints.allow(/404/);
    const title = tagged('Çınaraltı taslağı');
    await createDraft(backend, title);
    await admin.openAnnouncements();
    const dialog = await openLinks(page, title);
    await expect(dialog.getByText('Açık bağlantı yok.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '7 gün' })).toBeChecked();
    await dialog.getByText('1 gün', { exact: true }).click();
    const address = await createLink(dialog);
    expect(new URL(address).pathname).toMatch(/^\/taslak\/[0-9a-f]{40}$/);
    await expect(dialog.getByRole('listitem')).toContainText('Henüz açılmadı.');
    await expectAccessibleAtBothSizes(page);

    await visitor.setViewportSize(DESKTOP);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Saat üçte çay var.')).toBeVisible();
    const bar = visitor.getByRole('complementary', { name: 'Taslak' });
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('Bu sayfa bir taslaktır.');
    await expectAccessibleAtBothSizes(visitor);
    await expect(bar).toBeInViewport();
    await visitor.evaluate(translate);
    await useControls(visitor);

    const close = dialog.getByRole('button', { name: 'Kapat' }).last();
    const open = page.getByRole('button', { name: 'Bağlantıyla göster' });
    await close.click();
    await open.press('Enter');
    await expect(dialog.getByRole('listitem')).toContainText('Son açılış: az önce');
    await expect(dialog.getByLabel('Yeni bağlantının adresi')).toHaveCount(0);
    await dialog.getByRole('button', { name: /^İptal et/ }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Bağlantı iptal edilsin mi?' });
    await question.getByRole('button', { name: 'İptal et' }).press('Enter');
    await expect(notice(page, 'Bağlantı iptal edildi.')).toBeVisible();
    await expect(dialog.getByText('Açık bağlantı yok.')).toBeVisible();

    expect((await visitor.goto(address))?.status()).toBe(404);
    await expect(visitor.getByText(NOT_FOUND)).toBeVisible();
    await expectAccessibleAtBothSizes(visitor);

    // Of what is being written, a link shows what was saved last.
    await close.click();
    await admin.form.getByLabel('Spot', { exact: true }).fill('Yarım kalmış bir cümle');
    await open.press('Enter');
    await expect(dialog).toContainText(
      'Formdaki değişiklikleri kaydetmediniz: Bağlantı, son kaydettiğiniz hâli gösterir.',
    );
    const next = await createLink(dialog);
    await visitor.goto(next);
    await expect(visitor.getByText('Saat üçte çay var.')).toBeVisible();
    await expect(visitor.getByText('Yarım kalmış bir cümle')).toHaveCount(0);

    await close.click();
    await admin.publishAndClose();
    await visitor.goto(next);
    await visitor.waitForURL(/\/duyurular\/\d+-cinaralti-taslagi/);
    await expect(visitor.getByText('Yarım kalmış bir cümle')).toBeVisible();
    await expect(visitor.getByRole('complementary', { name: 'Taslak' })).toHaveCount(0);
  });

  test('a new row and a kind without a preview have no link, and on a static host the button says that it needs the server', async ({
    admin,
    backend,
    page,
  }) => {
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    await expect(page.getByRole('button', { name: 'Önizle' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bağlantıyla göster' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Yönetim kurulu' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Düzenle/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Geçmiş' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bağlantıyla göster' })).toHaveCount(0);

    const title = tagged('Dosyadaki taslak');
    await createDraft(backend, title);
    await page.route(/\/admin\/duyurular(?:\?|$)/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('{"config"', '{"exportedPath":"/admin/duyurular","config"'),
      });
    });
    await admin.openAnnouncements();
    const dialog = await openLinks(page, title);
    await expect(dialog).toContainText(
      'Taslakları bağlantıyla göstermek için sitenin kendi sunucusunda çalışması gerekir.',
    );
    await expect(dialog.getByRole('button', { name: 'Bağlantı oluştur' })).toHaveCount(0);
  });

  test('a draft’s page stays in no cache, and nothing that it loads or leads to learns its address', async ({
    backend,
    browser,
    complaints,
    page,
    site,
  }) => {
    complaints.allow(/404/);
    const title = tagged('Saklanmayan taslak');
    await openForm(page, await createDraft(backend, title));
    await press(page, 'Bağlantıyla göster');
    const dialog = linksOf(page);
    const address = await createLink(dialog);

    const visitor = await openVisitor(browser, site);
    // Chromium names the document to the fonts of its inline styles, whatever its policy. The site's policy lets them come from here only.
    const isOwnFont = ({ origin, pathname }: URL) =>
      origin === new URL(site.url).origin && pathname.endsWith('.woff2');
    const told: string[] = [];
    visitor.on('request', (request) => {
      const isTold = request.headers().referer?.includes('/taslak/');
      if (isTold && !isOwnFont(new URL(request.url()))) told.push(request.url());
    });
    const response = await visitor.goto(address);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(response?.headers().etag).toBeUndefined();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const [covered] = await visitor
      .getByRole('main')
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.filter(
          (picture) => picture instanceof HTMLImageElement && picture.currentSrc.includes('/storage/'),
        ),
      );
    expect(covered).toBeDefined();
    await visitor.getByRole('link', { name: 'Duyurulara dön' }).click();
    await visitor.waitForURL('/duyurular');
    await visitor.waitForLoadState('networkidle');
    expect(told).toEqual([]);
    const kept = await visitor.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((path) => path.startsWith('/taslak'))).toEqual([]);

    await dialog.getByRole('button', { name: /^İptal et/ }).click();
    await confirm(page, 'İptal et');
    await expect(notice(page, 'Bağlantı iptal edildi.')).toBeVisible();
    for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-99' }] as Record<string, string>[]) {
      const again = await visitor.request.get(address, { headers });
      expect(again.status()).toBe(404);
      expect(await again.text()).not.toContain(title);
    }
    const wrong = await visitor.request.get(address.slice(0, -4) + '0000');
    const revoked = await visitor.request.get(address);
    const shape = (answer: typeof wrong) => Object.keys(answer.headers()).sort();
    expect(shape(revoked)).toEqual(shape(wrong));
    expect((await visitor.request.head(address)).status()).toBe(404);
    await visitor.goBack();
    await expect(visitor.getByText(NOT_FOUND)).toBeVisible();
    await visitor.context().close();
  });
});
