import type { Locator, Page } from '@playwright/test';
import { PHONE } from '../../support/identity';
import { storedRow } from '../../support/media';
import { lead, openForm, press, title } from '../../support/row-form';
import { tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: /^Geçmiş: / });
const question = (page: Page) => page.getByRole('dialog', { name: /(?:dönülsün|getirilsin) mi?ü?\?$/ });
/** One change, by its heading; the newest comes first. */
const change = (page: Page, what: string) =>
  drawer(page)
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { name: what }) });
const goBack = (place: Locator) => place.getByRole('button', { name: /^Bu hâline dön/ });

async function agree(page: Page, name = 'Bu hâline dön'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
}

/** Waits until the row is what it was. */
async function expectReturned(page: Page): Promise<void> {
  await expect(change(page, 'Eski hâline döndü')).toContainText('Şu anki hâli');
}

test('an edited row goes back by keyboard, and visitors see it again', async ({ admin, page, site }) => {
  const name = tagged('Çay günü');
  await admin.openAnnouncements();
  await admin.createAnnouncement({ title: name, lead: 'Saat üçte çay var.', isPublished: true });
  await page.getByRole('link', { name: `Düzenle: ${name}` }).click();
  await title(page).fill(`${name} ertelendi`);
  await lead(page).fill('Saat beşte çay var.');
  await admin.saveAndClose();

  const menu = page.getByRole('button', { name: `Diğer işlemler: ${name}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Geçmiş' });
  await expect(item).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/duyurular\/\d+\/gecmis/);
  const edited = change(page, 'Değiştirildi');
  await expect(edited).toContainText('Site Yöneticisi, az önce');
  await expect(edited).toContainText('Şu anki hâli');
  await expect(edited.locator('del')).toHaveText(['Silinen: üçte']);
  await expect(edited.locator('ins')).toHaveText(['Eklenen: ertelendi', 'Eklenen: beşte']);
  await expect(change(page, 'Eklendi')).toContainText('Saat üçte çay var.');

  await goBack(change(page, 'Eklendi')).focus();
  await page.keyboard.press('Enter');
  await expect(question(page).locator('ins')).toHaveText(['Eklenen: üçte']);
  const preview = page.frameLocator('iframe[title="Önizleme"]');
  await expect(preview.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(goBack(change(page, 'Eklendi'))).toBeFocused();
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: 'Bu hâline dön', exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText(`“${name}” seçtiğiniz hâline döndü.`)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expectReturned(page);
  await expect(change(page, 'Eklendi')).toContainText('Şu anki hâliyle aynı');
  await expect(drawer(page).getByRole('list').first().locator('..')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(admin.row(`${name} ertelendi`)).toHaveCount(0);
  const { id } = await storedRow(site, 'announcements', name);
  await expect
    .poll(async () => (await page.request.get(`/duyurular/${String(id)}`)).text())
    .toContain('Saat üçte çay var.');
});

test('a restore that is refused or not sent says so and changes nothing', async ({
  backend,
  complaints,
  context,
  page,
  site,
}) => {
  complaints.allow(/\b412\b/, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const name = tagged('Ortak');
  const id = await backend.createAnnouncement({ title: name, lead: 'Bir' });
  const write = (text: string) =>
    backend.changeSchema(`update announcements set lead = '${text}' where id = ${id}`);
  const stored = async () => (await storedRow(site, 'announcements', name)).lead;
  await write('İki');
  await page.goto(`/admin/duyurular/${id}/gecmis`);
  await goBack(change(page, 'Eklendi')).click();
  await expect(question(page).locator('del')).toHaveText('Silinen: İki');
  await write('Üç');
  await agree(page);
  const refusal = 'Geri alınamadı, hiçbir şey değişmedi: Bu arada yeniden değiştirilmiş.';
  await expect(page.getByText(refusal, { exact: false })).toBeVisible();
  await expect(question(page).locator('del')).toHaveText('Silinen: Üç');
  expect(await stored()).toBe('Üç');

  await context.setOffline(true);
  await agree(page);
  await expect(
    page.getByText('hiçbir şey değişmedi: Sunucuya ulaşılamıyor.', { exact: false }),
  ).toBeVisible();
  await context.setOffline(false);
  expect(await stored()).toBe('Üç');
  await agree(page);
  await expectReturned(page);
  expect(await stored()).toBe('Bir');
});

test('the history asks about unsaved changes, and closes to the form of the row as it is now', async ({
  admin,
  backend,
  page,
}) => {
  const id = await backend.createAnnouncement({ title: 'Yarım kalan', lead: 'İlk giriş' });
  await backend.changeSchema(`update announcements set lead = 'Son giriş' where id = ${id}`);
  await page.goto('/admin/duyurular');
  await openForm(page, id);
  await title(page).fill('Yarım kalan yazı');
  await press(page, 'Geçmiş');
  await press(page, 'Sayfada kal');
  await expect(title(page)).toHaveValue('Yarım kalan yazı');
  await press(page, 'Geçmiş');
  await press(page, 'Ayrıl');
  await expect(change(page, 'Eklendi')).toContainText('Yarım kalan');
  await page.goBack();
  await expect(title(page)).toHaveValue('Yarım kalan');
  await press(page, 'Geçmiş');
  await page.setViewportSize(PHONE);
  await goBack(change(page, 'Eklendi')).click();
  await agree(page);
  await expectReturned(page);
  expect(await drawer(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(390);
  await drawer(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/duyurular/${id}(?:\\?|$)`));
  await expect(lead(page)).toHaveValue('İlk giriş');
  await press(page, 'Vazgeç');
  await expect(admin.form).toHaveCount(0);
});

test('older changes come in pages, and one can be the present again', async ({ backend, page, site }) => {
  const name = tagged('Çok değişen');
  const id = await backend.createAnnouncement({ title: name, lead: 'Giriş' });
  await backend.changeSchema(
    `do $$ begin for turn in 1..60 loop update announcements set lead = 'Giriş ' || turn where id = ${id}; end loop; end $$`,
  );
  await page.goto(`/admin/duyurular/${id}/gecmis`);
  await expect(change(page, 'Değiştirildi')).toHaveCount(50);
  await press(page, 'Daha eski');
  await expect(change(page, 'Değiştirildi')).toHaveCount(60);
  await expect(change(page, 'Eklendi')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Daha eski' })).toHaveCount(0);
  await goBack(change(page, 'Değiştirildi').filter({ hasText: 'Eklenen: 5' }).last()).click();
  await expect(question(page)).toContainText('Eklenen: 5');
  await agree(page);
  await expectReturned(page);
  expect(await storedRow(site, 'announcements', name)).toMatchObject({ lead: 'Giriş 5' });
});

test('a row older than its history goes back to before its first change', async ({
  backend,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/ERR_FAILED|Failed to fetch/);
  const name = tagged('Eski duyuru');
  const id = await backend.createAnnouncement({ title: name, lead: 'İlk giriş' });
  await backend.changeSchema(
    `delete from private.history where table_name = 'announcements' and row_id = ${id}`,
  );
  await page.route('**/rpc/row_history', (route) => route.abort());
  await page.goto(`/admin/duyurular/${id}/gecmis`);
  await expect(drawer(page).getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute('**/rpc/row_history');
  await press(page, 'Yeniden dene');
  await expect(drawer(page)).toContainText('Son 30 günde değişiklik yok.');

  await backend.changeSchema(`update announcements set lead = 'Yanlış giriş' where id = ${id}`);
  await page.reload();
  await expect(change(page, 'Değiştirildi')).toContainText('Sistem, az önce');
  await press(page, 'Bu hâline dön');
  await expect(question(page)).toContainText('Bu değişikliklerden önceki hâline dönülsün mü?');
  await agree(page);
  await expectReturned(page);
  expect(await storedRow(site, 'announcements', name)).toMatchObject({ lead: 'İlk giriş' });
});

test('a deleted row comes back from its history under another address', async ({ backend, page, site }) => {
  const gone = await backend.createEvent({ title: 'Silinen gezi' });
  await backend.deleteEvent(gone.id);
  const { id } = await backend.createEvent({ title: 'Yerine gelen gezi' });
  await backend.moveEvent(id, gone.slug);
  await page.goto(`/admin/etkinlikler/${gone.id}/gecmis`);
  await expect(change(page, 'Silindi')).toContainText('Silinen gezi');
  await change(page, 'Silindi').getByRole('button', { name: 'Geri getir' }).click();
  await expect(question(page)).toContainText('Silinen etkinlik şu hâliyle geri gelir.');
  await agree(page, 'Geri getir');
  await expect(page.getByText('“Silinen gezi” geri getirildi.')).toBeVisible();
  const row = await storedRow(site, 'events', 'Silinen gezi');
  expect(row.id).toBe(gone.id);
  await expect(page.getByText(`yeni adresi: ${String(row.slug)}`, { exact: false })).toBeVisible();
  await expect(change(page, 'Geri getirildi')).toContainText('Şu anki hâli');
});
