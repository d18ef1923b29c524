import { examine } from '../support/accessibility';
import { openAccount, PHONE } from '../support/identity';
import { press } from '../support/row-form';
import { Provider, test as base } from '../support/sign-in-site';
import { expect, test as plainTest } from '../support/test';

const GOOGLE = 'Google ile giriş yap';
const test = base.extend<{ provider: Provider }>({
  provider: async ({ account, context, site }, use) => use(new Provider(context, site, account)),
});

plainTest(
  'without settings the sign-in page offers e-mail and password only, and asks no other site',
  async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/giris');
    await expect(page.getByRole('button', { name: 'Giriş Yap', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /ile giriş yap/ })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Robot denetimi' })).toHaveCount(0);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  },
);

test('a provider’s account signs in and leads to the wanted page', async ({ account, page, provider }) => {
  await page.goto('/admin/takvim');
  await page.waitForURL('**/giris?redirect=*');
  await expect(page.getByRole('button', { name: GOOGLE })).toBeVisible();
  await examine(page);
  await press(page, 'Microsoft ile giriş yap');
  await expect(page.getByRole('alert')).toContainText('Bu giriş yolu kapalı.');
  await page.getByRole('checkbox', { name: 'Bu cihazda açık kal' }).check();
  await press(page, GOOGLE);
  await page.waitForURL(/\/admin\/takvim(\?(?!.*code)|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(provider.asked.get('provider')).toBe('google');
  expect(provider.asked.get('code_challenge_method')).toBe('s256');
  expect(provider.redeemed).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('dernek-oturum'))).toContain(account.email);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a provider’s account is linked', async ({ account, admin, backend, page, provider }) => {
    await openAccount(admin, account);
    const link = page.getByRole('button', { name: 'Google hesabını bağla' });
    const section = page.locator('section').filter({ hasText: 'Giriş yolları' });
    await expect(section.getByRole('listitem')).toHaveText(['E-posta ve parola']);
    provider.answer = { error: 'server_error', error_code: 'identity_already_exists' };
    await link.click();
    await expect(section.getByRole('alert')).toContainText('Bu giriş yolu başka bir hesaba bağlı.');
    await expect(section.getByRole('alert')).toBeInViewport();
    await expect(page).toHaveURL(/\/admin\/hesap$/);
    await examine(page);

    provider.answer = { code: 'abc' };
    provider.whileThere = () => backend.linkProvider(account, 'google');
    await link.click();
    await expect(section.getByRole('alert')).toContainText('Google hesabınız bağlandı.');
    await expect(page).toHaveURL(/\/admin\/hesap$/);
    await expect(link).toHaveCount(0);
    expect(provider.redeemed).toBe(0);
  });
});
