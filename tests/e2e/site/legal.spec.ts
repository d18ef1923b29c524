import { expect, test } from '../support/test';

test('the footer links to the legal texts, whose contents link to their sections', async ({ page }) => {
  await page.goto('/iletisim/nds-sosyal-medya');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Yasal metinler' });
  await legal.getByRole('link', { name: 'Gizlilik Sözleşmesi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'GİZLİLİK SÖZLEŞMESİ' })).toBeVisible();
  await legal.getByRole('link', { name: 'İptal ve İade Şartları' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'İPTAL VE İADE ŞARTLARI' })).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  await contents.getByRole('link', { name: 'Ödemenin iptali' }).click();
  await expect(page).toHaveURL(/#odemenin-iptali$/);
  await expect(page.getByRole('heading', { name: 'Ödemenin iptali' })).toBeInViewport();
});

test('on paper a legal text is printed without navigation', async ({ page }) => {
  await page.goto('/gizlilik-sozlesmesi');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Bu site ziyaretçilerine çerez göndermez')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});
