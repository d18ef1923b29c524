import { expectAccessible, expectAccessibleAtBothSizes } from '../support/accessibility';
import { expect, test } from '../support/test';
import { holdScripts } from '../support/visitor';

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
  await expectAccessibleAtBothSizes(page);

  await page.reload();
  await expect(perks).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(PERKS);
  await expect(perks).toHaveCount(all);
});

test('a visitor who goes back before the scripts have loaded sees the page of the address', async ({
  page,
}) => {
  await page.goto(PERKS);
  const perks = page.getByRole('main').getByRole('article');
  const all = await perks.count();
  await page.getByRole('link', { name: 'Sağlık', exact: true }).click();
  await expect(perks).toHaveCount(2);

  const letScriptsPass = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(perks).toHaveCount(2);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(PERKS);
  await expect(perks).toHaveCount(2);
  letScriptsPass();
  await expect(perks).toHaveCount(all);
  await expect(page.getByRole('link', { name: 'Tümü' })).toHaveAttribute('aria-current', 'true');
});

test('a perk’s contact is its e-mail, else its telephone, else nothing', async ({ page }) => {
  await page.goto(PERKS);
  const contactOf = (business: string) => page.getByRole('link', { name: `iletişime geç: ${business}` });
  await expect(contactOf('Çınaraltı Lokantası')).toHaveAttribute('href', 'mailto:masa@cinaralti.example');
  await expect(contactOf('Pusula Optik')).toHaveAttribute('href', 'tel:+902160000022');
  await expect(page.getByRole('heading', { name: 'Kuytu Kahve' })).toBeVisible();
  await expect(contactOf('Kuytu Kahve')).toHaveCount(0);
});

test('a discount code is copied, and a browser that refuses leaves it to be selected', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PERKS);
  const perk = page.getByRole('article').filter({ hasText: 'Kestane Kitabevi' });
  const copy = perk.getByRole('button', { name: 'Kestane Kitabevi indirim kodunu kopyala: MEZUN20' });
  await copy.click();
  await expect(perk.getByRole('status')).toHaveText('Kopyalandı');
  await expect(copy).toHaveText('Kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MEZUN20');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(perk.getByRole('status')).toHaveText('Kopyalanamadı; metni seçip kopyalayın.');
  await expect(perk.getByText('MEZUN20', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pills are links that the server answers, and no button promises to copy', async ({
    complaints,
    page,
  }) => {
    complaints.allow(/\bcsp$/);
    await page.goto(PERKS);
    await page.getByRole('link', { name: 'Kültür ve Sanat', exact: true }).click();
    await expect(page).toHaveURL(`${PERKS}?kategori=kultur-ve-sanat`);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('MEZUN20', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
