import { expectDate } from '../../support/dates';
import { confirm, doFromMenu, notice } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

/** Returns tomorrow at nine in Istanbul, as the date input takes it. */
function tomorrowAtNine(): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
  return `${day.format(Date.now() + 86_400_000)}T09:00`;
}

test('an announcement is drafted, scheduled and published, as each save says', async ({ admin, page }) => {
  const title = `Yayın yolu ${Date.now()}`;
  const row = admin.row(title);
  const choose = (choice: string) => admin.form.getByText(choice, { exact: true }).click();

  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await expect(admin.form.getByRole('radio', { name: 'Taslak', exact: true })).toBeChecked();
  await admin.fillAnnouncement({ title });
  await admin.save();
  await expect(notice(page, 'Taslak olarak kaydedildi.')).toBeVisible();
  await expect(row.getByText('Taslak', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await choose('Zamanla');
  await expectDate(admin.form.getByLabel('Yayın tarihi'), tomorrowAtNine());
  await expect(admin.form.getByText('Seçilen günde ve saatte kendiliğinden yayımlanır.')).toBeVisible();
  await admin.save();
  await expect(notice(page, 'Yarın 09.00’da yayımlanacak.')).toBeVisible();
  await expect(row.getByText('Zamanlandı', { exact: true })).toBeVisible();

  await doFromMenu(page, title, 'Yayımla');
  await expect(page.getByRole('dialog')).toContainText(`“${title}” yayımlansın mı?`);
  await expect(page.getByRole('dialog')).toContainText('Ziyaretçiler hemen görür.');
  await confirm(page, 'Yayımla');
  await expect(row.getByText('Yayında', { exact: true })).toBeVisible();
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'sitede gör' }).click(),
  ]);
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await site.close();

  await row.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await expect(admin.form.getByRole('radio', { name: 'Yayında', exact: true })).toBeChecked();
  await choose('Taslak');
  await admin.save();
  await expect(row.getByText('Taslak', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Yayımla' })).toBeVisible();
});
