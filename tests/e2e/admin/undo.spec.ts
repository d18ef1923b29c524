import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { Administrator } from '../support/administrator';
import type { OtherAccount } from '../support/backend';
import { searched } from '../support/list-address';
import { DESK, openForm, save, title } from '../support/row-form';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

test.use({ as: 'admin' });

/** Unique, so that the tests can run again on the same site. */
const tagged = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const notice = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Bildirimler' }).getByRole('alert').filter({ hasText: words });
const undoButton = (page: Page, words: string): Locator =>
  notice(page, words).getByRole('button', { name: 'Geri al' });
const rowOf = (page: Page, words: string): Locator =>
  page
    .getByRole('main')
    .getByRole(page.viewportSize()?.width === PHONE.width ? 'listitem' : 'row')
    .filter({ hasText: words });

async function doFromMenu(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Diğer işlemler: ${row}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

/** Signs another administrator in, in a browser of their own. */
async function openOther(browser: Browser, site: Site, account: OtherAccount): Promise<Page> {
  const storageState = { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', storageState });
  const other = new Administrator(await context.newPage(), account);
  await other.signIn();
  return other.page;
}

for (const size of [DESK, PHONE]) {
  test(`a publication and a deletion are taken back from their notices, ${size.width} pixels wide`, async ({
    backend,
    page,
  }) => {
    const row = tagged('Geri alınan');
    await backend.createAnnouncement({ title: row });
    await page.setViewportSize(size);
    await page.goto(searched('/admin/duyurular', row));
    await doFromMenu(page, row, 'Yayımla');
    await confirm(page, 'Yayımla');
    await expect(rowOf(page, row)).toContainText('Yayında');
    await expect(rowOf(page, row)).toContainText('Site Yöneticisi, az önce');
    await undoButton(page, 'Yayında').hover();
    await expectAccessible(page);
    await undoButton(page, 'Yayında').click();
    await expect(notice(page, 'Geri alındı.')).toBeVisible();
    await expect(rowOf(page, row)).toContainText('Taslak');

    if (size === PHONE) await doFromMenu(page, row, 'Sil');
    else await page.getByRole('button', { name: `Sil: ${row}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Silinenler 30 gün çöp kutusunda durur');
    await confirm(page, 'Sil');
    await expect(rowOf(page, row)).toHaveCount(0);
    await undoButton(page, 'Duyuru silindi.').click();
    await expect(rowOf(page, row)).toBeVisible();
    expect(await backend.hasAnnouncement(row)).toBe(true);
  });
}

test('by keyboard alone a deletion is taken back with Ctrl+Z, and with the button, which waits while it has the focus', async ({
  backend,
  page,
}) => {
  const row = tagged('Tuşlarla silinen');
  await backend.createAnnouncement({ title: row });
  await page.clock.install();
  await page.goto(searched('/admin/duyurular', row));
  const remove = async () => {
    await page.getByRole('button', { name: `Sil: ${row}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, row)).toHaveCount(0);
    await expect(undoButton(page, 'Duyuru silindi.')).toBeVisible();
  };
  await remove();
  await page.getByRole('searchbox', { name: 'Duyurular içinde ara' }).focus();
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, row)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Duyurular içinde ara' }).blur();
  await page.keyboard.press('Control+Shift+z');
  await expect(rowOf(page, row)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, row)).toBeVisible();

  await remove();
  const button = undoButton(page, 'Duyuru silindi.');
  for (let presses = 0; presses < 4 && !(await isFocused(button)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.clock.fastForward(30_000);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, row)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await remove();
  await page.clock.fastForward(9_000);
  await expect(button).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(button).toHaveCount(0);
});

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

test('twenty rows that were deleted together come back together', async ({ backend, page }) => {
  const tag = tagged('Toplu');
  for (let count = 1; count <= 20; count += 1) await backend.createAnnouncement({ title: `${tag} ${count}` });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(searched('/admin/duyurular', tag));
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
    await page.getByRole('region', { name: 'Seçilenler' }).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByRole('dialog')).toContainText('Silinenler 30 gün çöp kutusunda durur');
    await confirm(page, 'Sil');
    await expect(rowOf(page, tag)).toHaveCount(0);
    expect(await backend.hasAnnouncement(`${tag} 20`)).toBe(false);
    await undoButton(page, '20 duyuru silindi.').click();
    await expect(rowOf(page, tag)).toHaveCount(20);
  }
});

test('moved rows and imported rows are taken back as well', async ({ page }) => {
  const tag = tagged('Taşınan');
  const handles = page.getByRole('button', { name: new RegExp(`^Taşı: ${tag}`) });
  const expectOrder = (...titles: string[]) =>
    expect
      .poll(() => handles.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel)))
      .toEqual(titles.map((words) => `Taşı: ${tag} ${words}`));
  await page.goto('/admin/uyelere-avantajlar');
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Tablodan ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yapıştırılan tablo').fill(`Firma adı\n${tag} bir\n${tag} iki`);
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  await dialog.getByRole('button', { name: 'Ekle (2)' }).click();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  const imported = undoButton(page, '2 avantaj eklendi.');
  await expect(imported).toBeVisible();
  await expectOrder('iki', 'bir');

  await doFromMenu(page, `${tag} bir`, 'Yukarı taşı');
  await undoButton(page, 'Yeni sıra kaydedildi.').click();
  await expectOrder('iki', 'bir');
  await imported.click();
  await expectOrder();
});

test('an undo is refused when another administrator has changed the row meanwhile, and changes nothing', async ({
  admin,
  backend,
  browser,
  complaints,
  page,
  site,
}) => {
  complaints.allow(/412/);
  const row = tagged('Paylaşılan');
  const id = await backend.createAnnouncement({ title: row });
  const other = await openOther(browser, site, await backend.createAccount('ikinci', { isAdmin: true }));
  await page.goto(searched(`/admin/duyurular/${id}`, row));
  await title(page).fill(`${row} benim`);
  await save(page);
  await expect(admin.row(`${row} benim`)).toBeVisible();
  await undoButton(page, 'Taslak olarak kaydedildi.').hover();
  await openForm(other, id);
  await title(other).fill(`${row} onun`);
  await save(other);
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await undoButton(page, 'Taslak olarak kaydedildi.').click();
  await expect(notice(page, 'Geri alınamadı, hiçbir şey değişmedi:')).toContainText(
    'Bu arada yeniden değiştirilmiş.',
  );
  await expectAccessible(page);
  expect(await backend.hasAnnouncement(`${row} onun`)).toBe(true);
  await other.context().close();
});

test('an undo without a network says so, changes nothing, and works when the network is back', async ({
  backend,
  complaints,
  context,
  page,
}) => {
  const row = tagged('Çevrimdışı');
  await backend.createAnnouncement({ title: row });
  await page.goto(searched('/admin/duyurular', row));
  await page.getByRole('button', { name: `Sil: ${row}` }).click();
  await confirm(page, 'Sil');
  const button = undoButton(page, 'Duyuru silindi.');
  await button.hover();
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await button.click();
  await expect(notice(page, 'Geri alınamadı')).toContainText('Sunucuya ulaşılamıyor.');
  expect(await backend.hasAnnouncement(row)).toBe(false);
  await context.setOffline(false);
  await button.click();
  await expect(rowOf(page, row)).toBeVisible();
});

test('a row whose address was taken meanwhile comes back under another one, which the notice names', async ({
  backend,
  page,
}) => {
  const row = tagged('Adresli etkinlik');
  const { slug } = await backend.createEvent({ title: row });
  await page.goto(searched('/admin/etkinlikler', row));
  await page.getByRole('button', { name: `Sil: ${row}` }).click();
  await confirm(page, 'Sil');
  await undoButton(page, 'Etkinlik silindi.').hover();
  const { id } = await backend.createEvent({ title: tagged('Yerine gelen') });
  await backend.moveEvent(id, slug);
  await undoButton(page, 'Etkinlik silindi.').click();
  await expect(notice(page, 'Geri alındı.')).toContainText(
    `Eski adresi başka bir sayfada olduğu için yeni adresi: ${slug}-`,
  );
});

test('a conflict names who changed or deleted the row meanwhile, and when', async ({
  backend,
  browser,
  page,
  site,
}) => {
  const row = tagged('Çakışan');
  const id = await backend.createAnnouncement({ title: row });
  const account = await backend.createAccount('ayse', { isAdmin: true });
  const who = `${account.email.split('@')[0]}, az önce`;
  const other = await openOther(browser, site, account);
  await openForm(page, id);
  await openForm(other, id);
  await title(other).fill(`${row} onun`);
  await save(other);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await title(page).fill(`${row} benim`);
  await save(page);
  const question = page.getByRole('dialog', { name: 'Bu duyuru siz düzenlerken değişti' });
  await expect(question).toContainText(`Duyuru bu arada değiştirildi (${who}).`);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Düzenlemeye dön' }).click();

  await other.goto(searched('/admin/duyurular', row));
  await other.getByRole('button', { name: `Sil: ${row} onun` }).click();
  await confirm(other, 'Sil');
  await expect(notice(other, 'Duyuru silindi.')).toBeVisible();
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Bu duyuru silinmiş' })).toContainText(
    `Siz düzenlerken silindi (${who}).`,
  );
  await other.context().close();
});

test('a list is shown without who changed its rows last when that cannot be read', async ({
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/500/);
  const row = tagged('Geçmişi okunamayan');
  await backend.createAnnouncement({ title: row });
  await page.route('**/rest/v1/rpc/latest_changes', (route) =>
    route.fulfill({ status: 500, json: { message: 'Depo kilitli', code: 'XX000' } }),
  );
  const read = page.waitForResponse(/latest_changes/);
  await page.goto(searched('/admin/duyurular', row));
  await read;
  await expect(rowOf(page, row)).toBeVisible();
  await expect(page.getByText('Depo kilitli')).toHaveCount(0);
});
