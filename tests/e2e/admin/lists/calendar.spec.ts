import { addDays, todayInIstanbul } from '../../../../src/lib/dates/dates';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { DESK } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('the calendar opens with what is to come, and a search finds all', async ({ backend, page }) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const [past, older, next] = [`${tag} geçen`, `${tag} eski`, `${tag} gelecek`];
  const today = todayInIstanbul();
  await backend.createCalendarEntry({ title: older, date: addDays(today, -900) });
  await backend.createCalendarEntry({ title: past, date: addDays(today, -1) });
  await backend.createCalendarEntry({ title: next, date: today });
  const shown = (title: string) => page.getByRole('main').getByText(title, { exact: true });
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  const isChosen = (name: string) => page.getByRole('radio', { name });

  await page.goto('/admin/takvim');
  await expect(shown(next)).toBeVisible();
  await expect(isChosen('Yaklaşanlar')).toBeChecked();
  await expect(shown(past)).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await choose('Geçmiştekiler');
  await expect(shown(past)).toBeVisible();
  await expect(shown(next)).toHaveCount(0);
  await page.reload();
  await expect(isChosen('Geçmiştekiler')).toBeChecked();
  await expect(shown(past)).toBeVisible();
  await page.setViewportSize(DESK);

  await choose('Yaklaşanlar');
  await expect(shown(next)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Takvim içinde ara' }).fill(tag);
  await expect(isChosen('Tümü')).toBeChecked();
  for (const title of [past, older, next]) await expect(shown(title)).toBeVisible();

  await page.goto(searched('/admin/takvim', older, { donem: 'yaklasan' }));
  await expect(page.getByText(`Bu aramaya uyan takvim kaydı yok: “${older}”, Yaklaşanlar`)).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü göster' }).click();
  await expect(shown(older)).toBeVisible();
});

test('a calendar without anything to come says so and leads to the past', async ({ page }) => {
  await page.route(/\/rest\/v1\/calendar\?.*date=gte/, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': '*/0' } }),
  );
  await page.goto('/admin/takvim');
  await expect(page.getByText('Yaklaşan takvim kaydı yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Geçmiştekileri göster' }).click();
  await expect(page.getByRole('radio', { name: 'Geçmiştekiler' })).toBeChecked();
  await expect(page).toHaveURL(/gecmis/);
});
