import { PHONE } from '../../support/identity';
import { expect, test } from '../../support/test';

// A Turkish form must not depend on the browser's language or the computer's time zone.
test.use({ as: 'admin', locale: 'en-US', timezoneId: 'America/New_York' });

test('a date is chosen in a Turkish calendar or typed day first', async ({ admin, page }) => {
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

  await expect(admin.form.getByRole('img', { name: 'calendar' })).toHaveCount(0);
  await start.hover();
  await admin.form.getByRole('button', { name: 'Tarihi temizle' }).click();
  await expect(start).toHaveValue('');

  // A day under a resting pointer is not taken in the place of the typed one.
  await start.fill('12.05.2031, 14.30');
  await calendar.getByTitle('28.05.2031').hover();
  await expect(start).toHaveValue(/^28\.05\.2031/);
  await start.press('Tab');
  await expect(start).toHaveValue('12.05.2031, 14.30');

  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(start).toHaveAttribute('type', 'datetime-local');
  await start.fill('2031-05-12T14:30');
  await expect(admin.form.getByText('12 Mayıs 2031, 14.30 (İstanbul saati)')).toBeVisible();
});
