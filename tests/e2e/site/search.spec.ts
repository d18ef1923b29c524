import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';
import { expectRedLines } from '../support/visitor';

const SEARCH = '**/rest/v1/rpc/site_search*';

test('typing suggests, arrows choose, and Enter opens the choice or all', async ({ backend, page }) => {
  const title = 'Işıklı bahçe buluşması';
  await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  const field = page.getByRole('combobox', { name: 'Ara' });
  await field.pressSequentially('isikli bah');
  const suggestion = page.getByRole('option', { name: title });
  await expect(suggestion).toBeVisible();
  await expectAccessible(page);

  await field.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await expect(field).toHaveValue('');
  await field.pressSequentially('isikli bahce');
  await expect(suggestion).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/arama?q=isikli+bahce');
  await expect(
    page.getByRole('region', { name: /^Duyurular/ }).getByRole('link', { name: title }),
  ).toBeVisible();
});

test('a search from the bar goes to its results without another document', async ({ page }) => {
  await page.goto('/aidat');
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await page.getByRole('combobox', { name: 'Ara' }).fill('  tüzük ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/arama?q=t%C3%BCz%C3%BCk');
  await expect(page.getByRole('region', { name: /^Sayfalar/ })).toBeVisible();
  await expect(page.locator('body[data-first]')).toBeAttached();
});

test('results are grouped and marked, and one kind can be looked at alone', async ({ page }) => {
  await page.goto('/arama?q=üyelik');
  const pages = page.getByRole('region', { name: /^Sayfalar/ });
  await expect(pages.getByRole('link').first()).toBeVisible();
  await expect(pages.locator('mark').filter({ hasText: /üyeli/i }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sayfalar: tüm sonuçlar' }).click();
  await expect(page).toHaveURL(/tur=page/);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  expect(await pages.getByRole('listitem').count()).toBeGreaterThan(5);
  await page
    .getByRole('navigation', { name: 'Sonuçları filtreleyin' })
    .getByRole('link', { name: 'Tümü' })
    .click();
  await expect(page.getByRole('link', { name: 'Sayfalar: tüm sonuçlar' })).toBeVisible();
});

test('a misspelt word asks for what was meant, and a year narrows its results', async ({ page }) => {
  await page.goto('/arama?q=bültn');
  await page.getByRole('link', { name: 'bülten', exact: true }).click();
  await expect(page).toHaveURL('/arama?q=b%C3%BClten');
  const filter = page.getByRole('navigation', { name: 'Sonuçları filtreleyin' });
  await filter.getByRole('link', { name: '2024' }).click();
  await expect(page).toHaveURL(/yil=2024/);
  await expect(page.getByRole('region', { name: /^Bültenler/ })).toContainText('2024 bülteni');
  await expect(page.getByRole('region', { name: /^Sayfalar/ })).toHaveCount(0);
  await expectAccessible(page);
  await filter.getByRole('link', { name: 'Tüm yıllar' }).click();
  await expect(page.getByRole('region', { name: /^Sayfalar/ })).toBeVisible();
});

test('a search without results helps; a failed one can be repeated', async ({ complaints, page }) => {
  complaints.allow(/500/);
  await page.goto('/arama?q=zzqqxx');
  await expect(page.getByRole('status').filter({ hasText: '“zzqqxx” için sonuç bulunamadı.' })).toBeVisible();
  await expectAccessible(page);

  await page.route(SEARCH, (route) =>
    route.fulfill({ status: 500, json: { message: 'Veri tabanı dinleniyor' } }),
  );
  const field = page.getByRole('searchbox', { name: 'Aranacak sözcükler' });
  await field.fill('aidat');
  await field.press('Enter');
  await expectRedLines(page.getByRole('alert'), ['Veri tabanı dinleniyor']);
  await expect(page.getByRole('region', { name: /^Sayfalar/ })).toBeVisible();
  await page.unroute(SEARCH);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
