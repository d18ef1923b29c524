import type { Locator } from '@playwright/test';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { DESK, press, title } from '../../support/row-form';
import { confirm, doFromMenu, notice, rowOf, tagged, undoButton } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

test('a publication and a deletion are taken back from their notices, and nothing of a row that was changed meanwhile', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  const row = tagged('Geri alınan');
  const id = await backend.createAnnouncement({ title: row });
  await page.goto(searched('/admin/duyurular', row, { published_at: 'taslak' }));
  await doFromMenu(page, row, 'Yayımla');
  await confirm(page, 'Yayımla');
  await expect(notice(page, 'Yayımlandı')).toBeVisible();
  await expect(rowOf(page, row)).toHaveCount(0);
  await undoButton(page, 'Yayımlandı').click();
  await expect(notice(page, 'Geri alındı.')).toBeVisible();
  await expect(rowOf(page, row)).toContainText('Taslak');
  await expect(rowOf(page, row)).toContainText('Site Yöneticisi, az önce');

  await page.setViewportSize(PHONE);
  await doFromMenu(page, row, 'Sil');
  const question = page.getByRole('dialog', { name: 'Bu duyuruyu silmek istiyor musun?' });
  await expect(question).toContainText(row);
  await expect(question).toContainText('Silinenler 30 gün çöp kutusunda durur');
  await press(page, 'Vazgeç');
  await expect(question).toHaveCount(0);
  expect(await backend.hasAnnouncement(row)).toBe(true);
  await doFromMenu(page, row, 'Sil');
  await confirm(page, 'Sil');
  await expect(rowOf(page, row)).toHaveCount(0);
  await expect.poll(() => backend.hasAnnouncement(row)).toBe(false);
  await undoButton(page, 'Duyuru silindi.').click();
  await expect(rowOf(page, row)).toBeVisible();
  expect(await backend.hasAnnouncement(row)).toBe(true);

  complaints.allow(/412/);
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: `Düzenle: ${row}` }).click();
  await title(page).fill(`${row} benim`);
  await admin.saveAndClose();
  const button = undoButton(page, 'Taslak olarak saklandı.');
  await button.hover();
  await backend.changeSchema(`update announcements set title = '${row} onun' where id = ${id}`);
  await button.click();
  await expect(notice(page, 'Geri alınamadı, hiçbir şey değişmedi:')).toContainText(
    'Bu arada yeniden değiştirilmiş.',
  );
  expect(await backend.hasAnnouncement(`${row} onun`)).toBe(true);
});

test('keys alone take a deletion back, and its notice waits while it has the focus', async ({
  backend,
  page,
}) => {
  const row = tagged('Tuşlarla silinen');
  await backend.createAnnouncement({ title: row });
  await page.clock.install();
  await page.goto(searched('/admin/duyurular', row));
  const button = undoButton(page, 'Duyuru silindi.');
  const remove = async () => {
    await page.getByRole('button', { name: `Sil: ${row}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, row)).toHaveCount(0);
    await expect(button).toBeVisible();
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
  for (let presses = 0; presses < 4 && !(await isFocused(button)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.clock.fastForward(30_000);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, row)).toBeVisible();
  await expect(page.locator('#icerik')).toBeFocused();

  await remove();
  await page.clock.fastForward(9_000);
  await expect(button).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(button).toHaveCount(0);
});
