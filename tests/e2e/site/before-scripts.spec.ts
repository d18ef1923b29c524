import { expect, test } from '../support/test';
import { hold } from '../support/visitor';

test('a link that is clicked before the scripts have loaded is followed by the browser', async ({ page }) => {
  const letScriptsPass = await hold(page);
  const visit = page.goto('/kurumsal/tarihce', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL('/');
  letScriptsPass();
  await visit.catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'AJANDA' })).toBeVisible();
});

test('a form that is sent before the scripts have loaded is sent by the browser', async ({ page }) => {
  const letScriptsPass = await hold(page);
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
  const letScriptsPass = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(perks).toHaveCount(2);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/uyelik/uyelere-avantajlar');
  await expect(perks).toHaveCount(2);
  letScriptsPass();
  await expect(perks).toHaveCount(all);
  await expect(page.getByRole('link', { name: 'Tümü' })).toHaveAttribute('aria-current', 'true');
});
