import { expect, test } from '../support/test';
import { holdScripts, isHydrated } from '../support/visitor';

test('a link that is clicked before the scripts have loaded is followed by the browser', async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  const visit = page.goto('/kurumsal/tarihce', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL('/');
  letScriptsPass();
  await visit.catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'AJANDA' })).toBeVisible();
});

test('a form that is sent before the scripts have loaded is sent by the browser', async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  const visit = page.goto('/arama', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('tüzük');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/arama\?q=t%C3%BCz%C3%BCk$/);
  letScriptsPass();
  await visit.catch(() => undefined);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('who goes back before the scripts have loaded sees the page of the address', async ({ page }) => {
  await page.goto('/uyelik/uyelere-avantajlar');
  const perks = page.getByRole('main').getByRole('article');
  const all = await perks.count();
  await page.getByRole('link', { name: 'Sağlık', exact: true }).click();
  await expect(perks).toHaveCount(2);
  const letScriptsPass = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(perks).toHaveCount(2);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/uyelik/uyelere-avantajlar');
  await expect(perks).toHaveCount(2);
  letScriptsPass();
  await expect(perks).toHaveCount(all);
  await expect(page.getByRole('link', { name: 'Tümü' })).toHaveAttribute('aria-current', 'true');
});

test('a year chosen before the scripts have loaded stays in place', async ({ page }) => {
  await page.goto('/');
  const letScriptsPass = await holdScripts(page);
  // Not every browser keeps the reading position when content above it changes its height.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { overflow-anchor: none }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(() => location.assign('/duyurular/bulten-arsivi'));
  await page.getByRole('navigation', { name: 'Yıllara göre bültenler' }).getByText('2012').click();
  const year = page.getByRole('region', { name: '2012 bültenleri' });
  await expect(year).toBeInViewport();
  const before = await year.boundingBox();
  letScriptsPass();
  await page.waitForFunction(isHydrated);
  const after = await year.boundingBox();
  // A heading in its own font may be a fraction of a pixel higher.
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(8);
});
