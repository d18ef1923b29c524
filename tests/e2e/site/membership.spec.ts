import { examine, expectToFit } from '../support/accessibility';
import { DESKTOP, PHONE } from '../support/identity';
import { expect, test } from '../support/test';

const PERKS = '/uyelik/uyelere-avantajlar';

test('a pill narrows the perks, the address remembers it, and back undoes it', async ({ page }) => {
  await page.goto('/uyelik');
  await expect(page).toHaveURL(/\/neden-uye-olmaliyiz$/);
  await page.getByRole('main').getByRole('link', { name: 'Üyelere avantajlar' }).click();
  await expect(page).toHaveURL(PERKS);
  const pills = page.getByRole('navigation', { name: 'Avantaj türleri' });
  const perks = page.getByRole('main').getByRole('article');
  await expect(pills.getByRole('link').first()).toHaveText('Tümü');
  await expect(pills.getByRole('link', { name: 'Tümü' })).toHaveAttribute('aria-current', 'true');
  const all = await perks.count();

  await pills.getByRole('link', { name: 'Sağlık', exact: true }).click();
  await expect(page).toHaveURL(`${PERKS}?kategori=saglik`);
  await expect(pills.getByRole('link', { name: 'Sağlık', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(perks).toHaveCount(2);
  await expect(perks.filter({ hasText: 'Pusula Optik' })).toBeVisible();
  await examine(page);

  await page.reload();
  await expect(perks).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(PERKS);
  await expect(perks).toHaveCount(all);
});

test('a city and a word narrow the perks, and the address remembers both', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PERKS);
  const perks = page.getByRole('main').getByRole('article');
  await page.getByRole('combobox', { name: 'Şehir' }).selectOption('İzmir');
  await expect(page).toHaveURL(`${PERKS}?sehir=izmir`);
  await expect(perks.getByRole('heading')).toHaveText(['Lodos Yelken Okulu', 'Sabah Rüzgârı Yoga']);
  await expect(page.locator('main p[role=status]')).toHaveText(/^\d+ avantajdan 2 tanesi$/);
  await expect(perks.first().locator('address')).toHaveText('Urla, İzmir');
  const mail = perks.first().getByRole('link', { name: 'kayit@lodosyelken.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:kayit@lodosyelken.example');
  await page.getByRole('link', { name: 'Sağlık', exact: true }).click();
  await expect(page).toHaveURL(`${PERKS}?kategori=saglik&sehir=izmir`);
  await expect(perks.getByRole('heading')).toHaveText(['Sabah Rüzgârı Yoga']);
  await examine(page);
  for (const { width } of [PHONE, DESKTOP]) await expectToFit(page, width);
});
