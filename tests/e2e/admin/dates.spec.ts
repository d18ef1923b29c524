import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

// A Turkish form must not depend on the browser's language or the computer's time zone.
test.use({ as: 'admin', locale: 'en-US', timezoneId: 'America/New_York' });

test('a date is chosen in a Turkish calendar or typed day first, and the clock is Istanbul’s', async ({
  admin,
  page,
}) => {
  await page.goto('/admin/etkinlikler/yeni');
  const start = admin.form.getByLabel('Başlangıç', { exact: true });
  const calendar = page.locator('.ant-picker-dropdown:visible');
  await start.fill('12.05.2031, 14.30');
  await expect(admin.form.getByText('12 Mayıs 2031, 14.30 (İstanbul saati)')).toBeVisible();
  await expect(calendar.getByRole('columnheader').first()).toHaveText('Pzt');
  await expect(calendar.getByText('May', { exact: false }).first()).toBeVisible();
  await calendar.getByTitle('13.05.2031').click();
  await expect(start).toHaveValue('13.05.2031, 14.30');

  await start.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(admin.form).toBeVisible();
  await start.fill('5 mart 2031 9.05');
  await start.press('Tab');
  await expect(start).toHaveValue('05.03.2031, 09.05');
  await expectAccessible(page);

  await expect(admin.form.getByRole('img', { name: 'calendar' })).toHaveCount(0);
  await start.hover();
  await admin.form.getByRole('button', { name: 'Tarihi temizle' }).click();
  await expect(start).toHaveValue('');
});

test('a day under a resting pointer is not taken in the place of the typed one', async ({ admin, page }) => {
  await page.goto('/admin/etkinlikler/yeni');
  const start = admin.form.getByLabel('Başlangıç', { exact: true });
  await start.fill('12.05.2031, 14.30');
  await page.locator('.ant-picker-dropdown:visible').getByTitle('28.05.2031').hover();
  await expect(start).toHaveValue(/^28\.05\.2031/);
  await start.press('Tab');
  await expect(start).toHaveValue('12.05.2031, 14.30');
});

test('a date that cannot be read stays as it was typed, says so, and is not saved', async ({
  admin,
  page,
}) => {
  await page.goto('/admin/takvim/yeni');
  const day = admin.form.getByLabel('Tarih', { exact: true });
  await admin.form.getByLabel('Başlık', { exact: true }).fill('Okunamayan gün');
  await day.fill('31.02.2031');
  await day.press('Tab');
  await admin.save();
  await expect(
    admin.form.getByText('“31.02.2031” bir tarih olarak okunamadı; 12.05.2026 gibi yazın.'),
  ).toBeVisible();
  await expect(day).toHaveValue('31.02.2031');

  await day.fill('28.02.2031');
  await day.press('Tab');
  await admin.save();
  await expect(admin.form).toHaveCount(0);
  await page.goto('/admin/takvim?ara=Okunamayan');
  await expect(admin.row('Okunamayan gün').getByText('28 Şubat 2031')).toBeVisible();
});

test('a date that is deleted is gone', async ({ admin, backend, page }) => {
  const { id } = await backend.createEvent({ title: 'Tarihi silinen', starts_at: '2031-05-12T11:30:00Z' });
  await page.goto(`/admin/etkinlikler/${id}`);
  const start = admin.form.getByLabel('Başlangıç', { exact: true });
  await expect(start).toHaveValue('12.05.2031, 14.30');
  await start.fill('');
  await start.press('Tab');
  await admin.save();
  await expect(admin.form).toHaveCount(0);
  await page.goto(`/admin/etkinlikler/${id}`);
  await expect(admin.form.getByLabel('Başlık', { exact: true })).toHaveValue('Tarihi silinen');
  await expect(start).toHaveValue('');
});

test('on a phone the platform’s own input takes the date', async ({ admin, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/etkinlikler/yeni');
  const start = admin.form.getByLabel('Başlangıç', { exact: true });
  await expect(start).toHaveAttribute('type', 'datetime-local');
  await start.fill('2031-05-12T14:30');
  await expect(admin.form.getByText('12 Mayıs 2031, 14.30 (İstanbul saati)')).toBeVisible();
});
