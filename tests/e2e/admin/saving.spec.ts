import { EventEmitter, once } from 'node:events';
import { expectAccessibleAtBothSizes } from '../support/accessibility';
import { Administrator } from '../support/administrator';
import { DESK, lead, openForm, press, save, title } from '../support/row-form';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('two administrators on one row see what the other wrote, and nobody overwrites what they did not touch', async ({
    backend,
    browser,
    page,
    site,
  }) => {
    const id = await backend.createAnnouncement({ title: 'Ortak duyuru', lead: 'İlk giriş' });
    const storageState = { cookies: [], origins: [] };
    const other = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', storageState });
    const second = new Administrator(
      await other.newPage(),
      await backend.createAccount('ikinci', { isAdmin: true }),
    );
    await second.signIn();
    await openForm(second.page, id);
    await openForm(page, id);
    await title(second.page).fill('Onun başlığı');
    await lead(second.page).fill('Onun girişi');
    await save(second.page);
    await expect(second.form).toHaveCount(0);

    await title(page).fill('Benim başlığım');
    await save(page);
    const question = page.getByRole('dialog', { name: 'Bu duyuru siz düzenlerken değişti' });
    await expect(question.getByText('Benim başlığım')).toBeVisible();
    await expect(question.getByText('Onun başlığı')).toBeVisible();
    await expect(question.getByText('Bu alana dokunmadınız; kayıtlı hâliyle kalır.')).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.setViewportSize(DESK);
    await press(page, 'Düzenlemeye dön');
    await expect(title(page)).toHaveValue('Benim başlığım');
    await save(page);
    await press(page, 'Benim yazdığımı kaydet');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();

    await openForm(second.page, id);
    await expect(title(second.page)).toHaveValue('Benim başlığım');
    await expect(lead(second.page)).toHaveValue('Onun girişi');
    await openForm(page, id);
    await title(page).fill('Yine benim');
    await save(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await title(second.page).fill('Vazgeçilecek');
    await save(second.page);
    await press(second.page, 'Kayıtlı olanı kullan');
    await expect(title(second.page)).toHaveValue('Yine benim');
    await other.close();
  });

  test('a row that somebody else deleted is reported as gone: the form can add it again, the list drops it', async ({
    admin,
    backend,
    page,
  }) => {
    const [edited, listed] = [`Yitirilmeyen ${Date.now()}`, `Zaten silinen ${Date.now()}`];
    const [first, second] = [
      await backend.createAnnouncement({ title: edited }),
      await backend.createAnnouncement({ title: listed }),
    ];
    await openForm(page, first);
    await lead(page).fill('Emek verilmiş giriş');
    await backend.deleteAnnouncement(first);
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Bu duyuru silinmiş' })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await page.setViewportSize(DESK);
    await press(page, 'Yeni duyuru olarak ekle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(admin.row(edited)).toBeVisible();

    await backend.deleteAnnouncement(second);
    await admin.deleteAnnouncement(listed);
    await expect(page.getByText('Bu duyuru zaten silinmiş.')).toBeVisible();
    await expect(admin.row(listed)).toHaveCount(0);
  });

  test('pressing save twice, by keys and by pointer, over a slow network writes one row', async ({
    admin,
    backend,
    page,
  }) => {
    const written = `Bir kez ${Date.now()}`;
    await admin.openAnnouncements();
    await admin.startAnnouncement();
    let writes = 0;
    const gate = new EventEmitter();
    await page.route('**/rest/v1/announcements?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      writes += 1;
      await once(gate, 'open');
      return route.continue();
    });
    await title(page).fill(written);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Bekleyin: Kaydediliyor…', exact: true });
    await expect(button).toBeDisabled();
    await button.dispatchEvent('click');
    await expect.poll(() => writes).toBe(1);
    gate.emit('open');
    await expect(admin.row(written)).toHaveCount(1);
    expect(writes).toBe(1);
    expect(await backend.hasAnnouncement(written)).toBe(true);
  });
});
