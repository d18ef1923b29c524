import { examine } from '../support/accessibility';
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
