import type { Locator, Page } from '@playwright/test';
import { storedRow } from '../../support/media';
import { lead, title } from '../../support/row-form';
import { tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: /^Geçmiş: / });
const question = (page: Page) => page.getByRole('dialog', { name: /(?:dönülsün|getirilsin) mi?ü?\?$/ });
/** One change, by its heading; the newest comes first. */
const change = (page: Page, what: string) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: what }) });
const goBack = (place: Locator) => place.getByRole('button', { name: /^Bu hâline dön/ });

async function agree(page: Page, name = 'Bu hâline dön'): Promise<void> {
  await question(page).getByRole('button', { name, exact: true }).click();
}

/** Waits until the row is what it was. */
async function expectReturned(page: Page): Promise<void> {
  await expect(change(page, 'Eski hâline döndü')).toContainText('Şu anki hâli');
}

test('an edited row goes back by keyboard, and visitors see it again', async ({
  admin,
  backend,
  page,
  site,
}) => {
  const name = tagged('Çay günü');
  const lasting = { lead: 'Saat üçte çay var.', published_at: new Date().toISOString() };
  await backend.createAnnouncement({ title: name, ...lasting });
  await admin.openAnnouncements();
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
