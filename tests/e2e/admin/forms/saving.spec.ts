import { expectAccessible } from '../../support/accessibility';
import { Administrator } from '../../support/administrator';
import { typeDate } from '../../support/dates';
import { searched } from '../../support/list-address';
import { lead, openForm, press, save, title } from '../../support/row-form';
import { confirm, notice, rowOf, tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('two administrators on one row learn who is writing, and see and keep what the other wrote', async ({
  admin,
  backend,
  browser,
  page,
  site,
}) => {
  const id = await backend.createAnnouncement({ title: 'Ortak duyuru', lead: 'İlk giriş' });
  const storageState = { cookies: [], origins: [] };
  const other = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', storageState });
  const account = await backend.createAccount('ikinci', { isAdmin: true });
  const who = `${account.email.split('@')[0]}, az önce`;
  const second = new Administrator(await other.newPage(), account);
  const reopen = (person: Administrator, name: string) =>
    person.page.getByRole('link', { name: `Düzenle: ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Bu duyuru siz düzenlerken değişti' });

  // What was left half-written meets what another person has saved since.
  await openForm(page, id);
  await title(page).fill('Birincinin başlığı');
  await expect(page.getByText(/^Saklandı/)).toBeVisible();
  await second.signInTo(`/admin/duyurular/${id}`);
  await expect(second.page.getByText(/^.+ (az önce|\d+ dakika önce) bu duyuruda yazıyordu\.$/)).toBeVisible();
  await expect(title(second.page)).toHaveValue('Ortak duyuru');
  await title(second.page).fill('İkincinin başlığı');
  await lead(second.page).fill('İkincinin girişi');
  await second.saveAndClose();
  await openForm(page, id);
  await expect(question).toContainText('İkincinin');
  await question.getByRole('button', { name: 'Benim yazdığımı kaydet' }).click();
  await expect(title(page)).toHaveValue('Birincinin başlığı');
  await expect(lead(page)).toHaveValue('İkincinin girişi');

  // What is being written meets what another person saves meanwhile.
  await reopen(second, 'İkincinin başlığı');
  await title(second.page).fill('Onun başlığı');
  await lead(second.page).fill('Onun girişi');
  await second.saveAndClose();
  await title(page).fill('Benim başlığım');
  await save(page);
  await expect(question).toContainText(`Duyuru bu arada değiştirildi (${who}).`);
  await expect(page.getByText('Kaydediliyor…')).toHaveCount(0);
  await expect(question.getByText('Benim başlığım')).toBeVisible();
  await expect(question.getByText('Onun başlığı')).toBeVisible();
  await expect(question.getByText('Bu alana dokunmadınız; kayıtlı hâliyle kalır.')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Düzenlemeye dön');
  await expect(title(page)).toHaveValue('Benim başlığım');
  await save(page);
  await press(page, 'Benim yazdığımı kaydet');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notice(page, 'Taslak olarak saklandı.')).toBeVisible();

  await openForm(second.page, id);
  await expect(title(second.page)).toHaveValue('Benim başlığım');
  await expect(lead(second.page)).toHaveValue('Onun girişi');
  await reopen(admin, 'Benim başlığım');
  await title(page).fill('Yine benim');
  await admin.saveAndClose();
  await title(second.page).fill('Vazgeçilecek');
  await save(second.page);
  await press(second.page, 'Kayıtlı olanı kullan');
  await expect(title(second.page)).toHaveValue('Yine benim');

  await reopen(admin, 'Yine benim');
  await lead(page).fill('Emek verilmiş giriş');
  await press(second.page, 'Vazgeç');
  await second.deleteAnnouncement('Yine benim');
  await expect(notice(second.page, 'Duyuru silindi.')).toBeVisible();
  await save(page);
  const gone = page.getByRole('dialog', { name: 'Bu duyuru silinmiş' });
  await expect(gone).toContainText(`Siz düzenlerken silindi (${who}).`);
  await expectAccessible(page);
  await press(page, 'Yeni duyuru olarak ekle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await backend.hasAnnouncement('Yine benim')).toBe(true);
  await other.close();
});

test('a backend that stops during writing costs nothing that was typed', async ({
  admin,
  backend,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/, /ERR_EMPTY_RESPONSE/, /Failed to fetch/);
  const row = tagged('Yarıda kalmayan duyuru');
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await admin.fillAnnouncement({ title: row, lead: 'Kaybolmasın.' });

  await site.pause();
  try {
    await admin.save();
    await expect(admin.form.getByText(/^Sunucudan yanıt gelmedi; /)).toBeVisible({ timeout: 30_000 });
    await expect(title(page)).toHaveValue(row);
    await expect(lead(page)).toHaveValue('Kaybolmasın.');
  } finally {
    await site.resume();
  }

  await admin.saveAndClose();
  expect(await backend.hasAnnouncement(row)).toBe(true);
});

test('what cannot be added or deleted says why, and a refused delete brings the row back', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch|Failed to load/, /\b403\b/);
  const name = 'Yarım Kalan Gün';
  const refused = { status: 403, json: { message: 'permission denied', code: '42501' } };
  const failWrites = () =>
    page.route('**/rest/v1/calendar*', (route) => {
      const method = route.request().method();
      if (method === 'POST') return route.fulfill(refused);
      return method === 'DELETE' ? route.abort() : route.continue();
    });
  await page.goto('/admin/takvim/yeni');
  await title(page).fill(name);
  await typeDate(admin.form.getByLabel('Tarih', { exact: true }), '2031-03-05');
  await failWrites();
  await save(page);
  await expect(admin.form.getByText(/^Kayıt eklenemedi: /)).toBeVisible();
  await expect(title(page)).toHaveValue(name);
  await page.unrouteAll();
  await admin.saveAndClose();

  await page.goto(searched('/admin/takvim', 'Yarım'));
  await failWrites();
  await page.getByRole('button', { name: `Sil: ${name}` }).click();
  await expect(admin.form).toContainText(`“${name}” (5 Mart 2031) takvimden silinsin mi?`);
  await confirm(page, 'Sil');
  await expect(page.getByText(/^Silinemedi: /)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(1);
  await page.unrouteAll();

  const row = tagged('Silinecek');
  const id = await backend.createAnnouncement({ title: row });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Duyurular/ })
    .click();
  await page.route('**/rest/v1/announcements?*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { message: 'permission denied', code: '42501' } })
      : route.continue(),
  );
  await admin.deleteAnnouncement(row);
  await expect(page.getByText(/^Silinemedi: /)).toBeVisible();
  await expect(admin.row(row)).toBeVisible();
  expect(await backend.hasAnnouncement(row)).toBe(true);

  await page.unroute('**/rest/v1/announcements?*');
  await backend.deleteAnnouncement(id);
  await admin.deleteAnnouncement(row);
  await expect(page.getByText('Bu duyuru zaten silinmiş.')).toBeVisible();
  await expect(admin.row(row)).toHaveCount(0);
});
