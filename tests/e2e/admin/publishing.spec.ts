import { expectDate } from '../support/dates';
import { expectAccessible } from '../support/accessibility';
import { searched } from '../support/list-address';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

/** Returns tomorrow at nine in Istanbul, as the date input takes it. */
function tomorrowAtNine(): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
  return `${day.format(Date.now() + 86_400_000)}T09:00`;
}

test('an announcement is saved as a draft, scheduled and published, and each save names the new state', async ({
  admin,
  page,
}) => {
  const title = `Yayın yolu ${Date.now()}`;
  const row = admin.row(title);
  const choose = (choice: string) => admin.form.getByText(choice, { exact: true }).click();
  const notice = page.getByRole('alert');

  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await expect(admin.form.getByRole('radio', { name: 'Taslak', exact: true })).toBeChecked();
  await admin.fillAnnouncement({ title });
  await admin.save();
  await expect(notice.filter({ hasText: 'Taslak olarak kaydedildi.' })).toBeVisible();
  await expect(row.getByText('Taslak', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: `Düzenle: ${title}` }).click();
  await choose('Zamanla');
  await expectDate(admin.form.getByLabel('Yayın tarihi'), tomorrowAtNine());
  await expect(admin.form.getByText('Seçilen günde ve saatte kendiliğinden yayımlanır.')).toBeVisible();
  await expectAccessible(page);
  await admin.save();
  await expect(notice.filter({ hasText: 'Yarın 09.00’da yayımlanacak.' })).toBeVisible();
  await expect(row.getByText('Zamanlandı', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Yayımla' }).click();
  const question = page.getByRole('dialog').filter({ hasText: `“${title}” yayımlansın mı?` });
  await expect(question.getByText('Ziyaretçiler hemen görür.')).toBeVisible();
  await question.getByRole('button', { name: 'Yayımla' }).click();
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

test('an open list shows when a scheduled announcement has come out', async ({ admin, backend, page }) => {
  const title = `Vakti gelen ${Date.now()}`;
  await page.clock.install();
  await backend.createAnnouncement({ title, published_at: new Date(Date.now() + 90_000).toISOString() });
  await admin.openAnnouncements();
  const row = admin.row(title);
  await expect(row.getByText('Zamanlandı', { exact: true })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(row.getByText('Yayında', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Geçmiş' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Yayımla' })).toHaveCount(0);
});

test('a published draft leaves the list of drafts, and returns with its undo', async ({
  admin,
  backend,
  page,
}) => {
  const title = `Yayımlanan taslak ${Date.now()}`;
  await backend.createAnnouncement({ title });
  await page.goto(searched('/admin/duyurular', title, { published_at: 'taslak' }));
  await page.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Yayımla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Yayında' });
  await expect(notice).toBeVisible();
  await expect(admin.row(title)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Geri al' }).click();
  await expect(admin.row(title)).toContainText('Taslak');
});

test('a new event says where visitors see it', async ({ admin, page }) => {
  await page.goto('/admin/etkinlikler/yeni');
  await admin.form.getByLabel('Başlık', { exact: true }).fill('Çınar altında söyleşi');
  await expect(
    admin.form.getByText(/Sayfanın adresi: http.*\/duyurular\/etkinlikler\/cinar-altinda-soylesi$/),
  ).toBeVisible();
  await admin.save();
  await expect(page.getByRole('link', { name: 'sitede gör' })).toHaveAttribute(
    'href',
    '/duyurular/etkinlikler/cinar-altinda-soylesi',
  );
});
