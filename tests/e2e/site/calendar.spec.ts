import type { Page } from '@playwright/test';
import { addDays, istanbulInputToIso, todayInIstanbul } from '../../../src/lib/dates/dates';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const MINUTE_MS = 60_000;

/** Returns the current month in Istanbul without the site's own functions: 'Kasım 2026'. */
function currentMonth(): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'Europe/Istanbul' } as const;
  return new Intl.DateTimeFormat('tr', parts).format();
}

/** A link, or beyond the months with entries a button. */
const step = (page: Page, name: string) =>
  page.getByRole('link', { name }).or(page.getByRole('button', { name }));

test('months are turned by their neighbours, years roll over, and back works', async ({ page }) => {
  await page.goto('/duyurular/takvim?ay=2031-12');
  const month = page.getByRole('heading', { level: 2 });
  await expect(month).toContainText('Aralık 2031');
  await expect(month).toHaveAttribute('aria-live', 'polite');
  await step(page, 'Sonraki ay: Ocak 2032').click();
  await expect(month).toContainText('Ocak 2032');
  await expect(page).toHaveURL(/\?ay=2032-01$/);
  await expect(page).toHaveTitle(/Ocak 2032 takvimi/);
  await step(page, 'Önceki ay: Aralık 2031').click();
  await page.goBack();
  await expect(month).toContainText('Ocak 2032');
});

test('the picker opens at the current year and closes on a choice or on cancel', async ({ page }) => {
  const year = Number(currentMonth().split(' ')[1]);
  await page.goto('/duyurular/takvim?ay=2031-05');
  const open = () => page.getByRole('button', { name: 'Mayıs 2031' }).click();
  const picker = page.getByRole('dialog', { name: 'Ay seç' });
  await open();
  await expect(picker.getByText(String(year), { exact: true })).toBeVisible();
  await expect(
    picker.getByRole('button', { name: /^[A-ZÇĞİÖŞÜ][a-zçğıöşü]+$/ }).filter({ hasNotText: 'Vazgeç' }),
  ).toHaveCount(12);
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Sonraki yıl' }).click();
  await expect(picker.getByText(String(year + 1), { exact: true })).toBeVisible();
  await picker.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(/ay=2031-05$/);
  await open();
  await picker.getByRole('button', { name: 'Önceki yıl' }).click();
  await picker.getByRole('button', { name: 'Ağustos' }).click();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`ay=${year - 1}-08$`));
});

test('a month that cannot be read leaves the shown one in its place and comes by itself', async ({
  complaints,
  context,
  page,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|The calendar could not be read/);
  const year = currentMonth().split(' ')[1] ?? '';
  await page.goto(`/duyurular/takvim?ay=${year}-12`);
  const month = page.getByRole('heading', { level: 2 });
  await context.setOffline(true);
  await month.getByRole('button').click();
  await page.getByRole('dialog', { name: 'Ay seç' }).getByRole('button', { name: 'Ekim' }).click();
  const missed = page
    .getByRole('alert')
    .filter({ hasText: `Ekim ${year} takvimi alınamadı; Aralık ${year} takvimi yerinde duruyor.` });
  await expect(missed).toBeVisible();
  await expect(month).toContainText(`Aralık ${year}`);
  await context.setOffline(false);
  await expect(month).toContainText(`Ekim ${year}`);
  await expect(missed).toBeHidden();
});

test('entries are listed by day, marked in the grid, and lead to events', async ({ backend, page }) => {
  await backend.createCalendarEntry({ title: 'Ayrı bir gün', date: '2033-05-20' });
  await backend.createCalendarEntry({ title: 'IŞIKLI KONSER', date: '2033-05-12' });
  const own = { title: 'Gece yarısı gezisi', starts_at: '2033-05-15T23:30:00Z', in_calendar: true };
  const { slug: ownSlug } = await backend.createEvent(own);
  const { slug } = await backend.createEvent({ title: 'Işıklı konser', starts_at: '2033-05-12T17:00:00Z' });
  await page.goto('/duyurular/takvim?ay=2033-05');
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(items).toHaveText([
    /12\s*MAYIS\s*IŞIKLI KONSER/,
    /16\s*MAYIS\s*Gece yarısı gezisi/,
    /20\s*MAYIS\s*Ayrı bir gün/,
  ]);
  const link = page.getByRole('link', { name: 'Gece yarısı gezisi' });
  await expect(link).toHaveAttribute('href', `/duyurular/etkinlikler/${ownSlug}`);
  await page.getByRole('table').getByRole('link', { name: '20 Mayıs 2033: 1 etkinlik' }).click();
  await expect(page).toHaveURL(/ay=2033-05#gun-2033-05-20$/);
  await page.getByRole('link', { name: 'IŞIKLI KONSER' }).click();
  await expect(page).toHaveURL(new RegExp(`/duyurular/etkinlikler/${slug}$`));
});

test('an empty month says so; a month that does not exist is the current one', async ({ page }) => {
  await page.goto('/duyurular/takvim?ay=2044-02');
  await expect(page.getByText('Bu ay için etkinlik bulunmuyor.')).toBeVisible();
  for (const address of ['/duyurular/takvim', '/duyurular/takvim?ay=2026-13']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).getByRole('button')).toHaveText(currentMonth());
  }
});

test('the next entry leads to its day in a later month, and “Bugün” leads back', async ({ page }) => {
  await page.goto('/duyurular/takvim?ay=2031-05');
  const next = page.getByRole('main').locator('header').getByRole('link');
  const day = String(await next.getAttribute('href')).split('#')[1] ?? '';
  await next.click();
  await expect(page).toHaveURL(new RegExp(`#${day}$`));
  await expect(page.locator(`#${day}`)).toBeInViewport({ ratio: 1 });
  await page.goto('/duyurular/takvim?ay=2031-05');
  await page.getByRole('link', { name: 'Bugün', exact: true }).click();
  await expect(page).toHaveURL(/\/duyurular\/takvim$/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(currentMonth());
});

test('the agenda rolls over at Istanbul’s midnight and leads to the calendar', async ({ backend, page }) => {
  const today = todayInIstanbul();
  const tomorrow = addDays(today, 1);
  const midnight = Date.parse(istanbulInputToIso(`${tomorrow}T00:00`));
  // The agenda shows four entries, and other tests have added some for these days.
  await backend.changeSchema(`delete from calendar where date between '${today}' and '${tomorrow}'`);
  await backend.createCalendarEntry({ title: 'Günün işi', date: today });
  await backend.createCalendarEntry({ title: 'Ertesi günün işi', date: tomorrow });
  await page.clock.install({ time: midnight - 2 * MINUTE_MS });
  await page.goto('/');
  const agenda = page.getByRole('region', { name: 'AJANDA' });
  await expect(agenda.getByText('Günün işi', { exact: true })).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(agenda.getByText('Günün işi', { exact: true })).toBeHidden();
  await expect(agenda.getByText('Ertesi günün işi')).toBeVisible();
  const row = agenda.getByRole('listitem').filter({ hasText: 'Ertesi günün işi' });
  // The link covers its row, so the words beside it are clicked through it.
  await row.getByText('Bugün').click({ force: true });
  await expect(page).toHaveURL(new RegExp(`/duyurular/takvim.*#gun-${tomorrow}$`));
  await page.goBack();
  await agenda.getByRole('link', { name: 'Takvimi görüntüle' }).click();
  await expect(page).toHaveURL(/\/duyurular\/takvim$/);
});
