import { examine } from '../support/accessibility';
import { expect, test } from '../support/test';

test('the amount to pay by card follows what is typed, and says what it cannot read', async ({ page }) => {
  await page.goto('/aidat/aidat-odeme');
  await expect(page).toHaveURL('/aidat');
  const dues = page.getByRole('textbox', { name: 'Aidat tutarı (TL)' });
  const toPay = page.getByRole('main').locator('output[for]');
  await expect(dues).toHaveValue('450');
  await expect(toPay).toHaveText('472,50 TL');

  await dues.fill('1.250,50');
  await expect(toPay).toHaveText('1.313,03 TL');
  await dues.fill('dört yüz');
  await expect(toPay).toHaveText('–');
  await expect(dues).toHaveAttribute('aria-invalid', 'true');
  await expect(dues).toHaveAccessibleDescription(/^Tutarı rakamla yazın \(örneğin 450 ya da 1\.250,50\)\./);
  await expect(page.getByRole('alert')).toBeVisible();
  await examine(page);
  await dues.fill('');
  await expect(dues).toHaveAttribute('aria-invalid', 'false');
});

test('a transfer’s description is written from name and year, and copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aidat');
  const account = page.getByRole('region', { name: 'Havale veya EFT ile ödeyin' });
  await account.getByRole('textbox', { name: 'Adınız ve soyadınız' }).fill(' Ayşe Yılmaz ');
  await account.getByRole('textbox', { name: 'Mezuniyet yılınız' }).fill('1987');
  await account.getByRole('button', { name: 'Açıklamayı kopyala' }).click();
  await expect(account.getByRole('status').filter({ hasText: 'Kopyalandı' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Ayşe Yılmaz, 1987, 20\d\d aidatı$/,
  );
  await examine(page);
});

test('the IBAN is copied without spaces; a refusal is told', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aidat');
  const account = page.getByRole('region', { name: 'Havale veya EFT ile ödeyin' });
  const copy = account.getByRole('button', { name: 'IBAN’ı kopyala' });
  await copy.click();
  await expect(account.getByRole('status').filter({ hasText: 'Kopyalandı' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TR000000000000000000000000');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(account.getByText('Kopyalanamadı; metni seçip kopyalayın.')).toBeVisible();
  await examine(page);
});
