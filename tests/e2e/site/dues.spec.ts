import { expectAccessibleAtBothSizes } from '../support/accessibility';
import { expect, test } from '../support/test';

test('the amount to pay by card follows what is typed, and says what it cannot read', async ({ page }) => {
  await page.goto('/aidat/aidat-odeme');
  await expect(page).toHaveURL('/aidat');
  const dues = page.getByRole('textbox', { name: 'Aidat tutarı (TL)' });
  const toPay = page.getByRole('main').locator('output');
  await expect(dues).toHaveValue('450');
  await expect(toPay).toHaveText('472,50 TL');

  await dues.fill('1.250,50');
  await expect(toPay).toHaveText('1.313,03 TL');
  await dues.fill('dört yüz');
  await expect(toPay).toHaveText('–');
  await expect(dues).toHaveAttribute('aria-invalid', 'true');
  await expect(dues).toHaveAccessibleDescription(/^Tutarı rakamla yazın \(örneğin 450 ya da 1\.250,50\)\./);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await dues.fill('');
  await expect(dues).toHaveAttribute('aria-invalid', 'false');
});

test('the IBAN is copied without spaces, and a browser that refuses leaves it to be selected', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aidat');
  const account = page.getByRole('region', { name: 'Havale veya EFT ile ödeyin' });
  const copy = account.getByRole('button', { name: 'IBAN’ı kopyala' });
  await copy.click();
  await expect(account.getByRole('status')).toHaveText('Kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TR000000000000000000000000');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(account.getByRole('status')).toHaveText('Kopyalanamadı; metni seçip kopyalayın.');
  await expectAccessibleAtBothSizes(page);

  const iban = account.getByText('TR00 0000 0000 0000 0000 0000 00');
  await iban.click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    'TR00 0000 0000 0000 0000 0000 00',
  );
});

test('on paper the account and the worked example are printed, and controls are not', async ({ page }) => {
  await page.goto('/aidat');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('TR00 0000 0000 0000 0000 0000 00')).toBeVisible();
  await expect(page.getByText(/450\sTL aidat için 472,50\sTL/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Aidat tutarı (TL)' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'IBAN’ı kopyala' })).toBeHidden();
  const address = page.getByRole('link', { name: /^Aidat öde/ });
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('account, example and ways to pay are shown, and no button promises to calculate or copy', async ({
    complaints,
    page,
  }) => {
    complaints.allow(/\bcsp$/);
    await page.goto('/aidat');
    const main = page.getByRole('main');
    await expect(main.getByText(/450\sTL aidat için 472,50\sTL/)).toBeVisible();
    await expect(main.getByText('TR00 0000 0000 0000 0000 0000 00')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Aidat öde/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Bakiye sorgula/ })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
