import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const AWARDS = '/mezunlarimiz/basari-onur-odulleri';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ara' });
const year = (page: Page) => page.getByRole('combobox', { name: 'NDS yılı' });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const COLUMNS = ['Ad', 'Soyad', 'NDS soyadı', 'NDS yılı', 'Unvan', 'Meslek'];
const columnOf = (page: Page, column: string) =>
  page
    .locator(`td:nth-child(${COLUMNS.indexOf(column) + 1})`)
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));

test('letters and years narrow the table, and the address remembers them', async ({ page }) => {
  await page.goto(AWARDS);
  await expect(count(page)).toHaveText('112 mezun');
  await expect(year(page).getByRole('option').first()).toHaveText('Tümü');
  const years = (await year(page).getByRole('option').allTextContents()).slice(1).map(Number);
  expect(years).toEqual([...new Set(years)].sort((left, right) => left - right));

  await search(page).pressSequentially('ISIK');
  await expect(count(page)).toHaveText('112 mezundan 5 kişi');
  await expect(page).toHaveURL(/\?ara=ISIK$/);
  await year(page).selectOption('1972');
  await expect(count(page)).toHaveText('112 mezundan 2 kişi');
  await expect(page).toHaveURL(/\?yil=1972&ara=ISIK$/);
  await expect.poll(async () => new Set(await columnOf(page, 'NDS yılı'))).toEqual(new Set(['1972']));

  await page.reload();
  await expect(search(page)).toHaveValue('ISIK');
  await expect(year(page)).toHaveValue('1972');
  await expect(count(page)).toHaveText('112 mezundan 2 kişi');

  await search(page).fill('böyle biri yok');
  await expect(page.getByText('Kayıt bulunamadı.')).toBeVisible();
  await expectAccessible(page);
});

test('typing fills no history, and leaving and coming back finds the search again', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Mezunlarımız' }).hover();
  await menu.getByRole('link', { name: 'Başarı ve Onur Ödülleri' }).click();
  await search(page).pressSequentially('ressam');
  await expect(page).toHaveURL(/\?ara=ressam$/);
  // The last letter's address must not hold the visitor back.
  await search(page).pressSequentially('l');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Duyurular' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'DUYURULAR' })).toBeVisible();
  await expect(page).toHaveURL(/\/duyurular$/);
  await page.goBack();
  await expect(search(page)).toHaveValue(/^ressaml?$/);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a heading sorts by its column in the Turkish order, up, down and not at all', async ({ page }) => {
  await page.goto(AWARDS);
  const original = await columnOf(page, 'Ad');
  const heading = page.getByRole('columnheader', { name: 'Ad', exact: true });
  const sorted = [...original].sort(new Intl.Collator('tr').compare);

  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\?sira=ad$/);
  await expect.poll(() => columnOf(page, 'Ad')).toEqual(sorted);

  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await heading.getByRole('link').click();
  await expect(heading).not.toHaveAttribute('aria-sort');
  await expect.poll(() => columnOf(page, 'Ad')).toEqual(original);
});

test('on a phone each person is one line, twenty at a time, and opens to the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(AWARDS);
  const list = page.getByRole('list', { name: 'Ödül alan mezunlar' });
  const people = list.getByRole('listitem');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(people).toHaveCount(20);
  await expect(people.first()).toContainText('Sibel Tuzrıhtım · Yayıncı · NDS 1952');
  await expect(people.first().getByText('Tanyeli')).toBeHidden();
  await people.first().locator('summary').click();
  await expect(people.first().getByRole('term')).toHaveText(['NDS soyadı', 'NDS yılı', 'Meslek']);
  await expect(people.first().getByText('Tanyeli')).toBeVisible();
  await expectAccessible(page);

  const more = page.getByRole('button', { name: 'Daha fazla göster' });
  await more.click();
  await expect(people).toHaveCount(40);
  for (let shown = 60; shown <= 120; shown += 20) await more.click();
  await expect(people).toHaveCount(112);
  await expect(more).toBeHidden();

  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('NDS yılı (yeniden eskiye)');
  await expect(page).toHaveURL(/\?sira=-nds-yili$/);
  await expect(people).toHaveCount(20);
  await expect(people.first()).toContainText('NDS 2008');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('paper shows the whole table, whatever its width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(AWARDS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(113);
  await expect(page.getByRole('list', { name: 'Ödül alan mezunlar' })).toBeHidden();
});
