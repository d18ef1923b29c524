import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { DESKTOP, PHONE } from '../support/identity';
import { Provider, test } from '../support/sign-in-site';
import { expect, test as plainTest } from '../support/test';

const GOOGLE = 'Google ile giriş yap';

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

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a provider’s account signs in and leads to where the person wanted, with an address that says nothing of it', async ({
      backend,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('google', { isAdmin: true });
      const provider = new Provider(context, site, account);
      await page.goto('/admin/takvim');
      await page.waitForURL('**/giris?redirect=*');
      await expect(page.getByRole('button', { name: GOOGLE })).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await page.getByRole('button', { name: 'Microsoft ile giriş yap' }).click();
      await expect(page.getByRole('alert')).toContainText('Bu giriş yolu kapalı.');
      await page.getByRole('checkbox', { name: 'Bu cihazda açık kal' }).check();
      await page.getByRole('button', { name: GOOGLE }).click();
      await page.waitForURL(/\/admin\/takvim(\?(?!.*code)|$)/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(provider.asked.get('provider')).toBe('google');
      expect(provider.asked.get('code_challenge_method')).toBe('s256');
      expect(provider.redeemed).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem('dernek-oturum'))).toContain(account.email);
    });

    test('a refusal of the provider’s page is told in Turkish beside the buttons, and the form still signs in', async ({
      admin,
      backend,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('yabanci', { isAdmin: true });
      const provider = new Provider(context, site, account);
      provider.answer = {
        error: 'access_denied',
        error_code: 'signup_disabled',
        error_description: 'Signups not allowed for this instance',
      };
      await page.goto('/giris?redirect=/admin/takvim');
      await page.getByRole('button', { name: GOOGLE }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Bu kişiye açılmış bir hesap yok');
      await expect(alert).toBeInViewport();
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?redirect=%2Fadmin%2Ftakvim');
      await expectAccessible(page);
      provider.answer = { error: 'access_denied' };
      await page.getByRole('button', { name: GOOGLE }).click();
      await expect(alert).toContainText('Giriş o hesabın sayfasında tamamlanmadı.');
      await admin.fillLogin(account);
      await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
      await page.waitForURL(/\/admin\/takvim/);
      expect(provider.redeemed).toBe(0);
    });

    test('an account is linked without a new session, and each refusal is told beside it', async ({
      admin,
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('baglanan', { isAdmin: true });
      const provider = new Provider(context, site, account);
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      const link = page.getByRole('button', { name: 'Google hesabını bağla' });
      const section = page.locator('section').filter({ hasText: 'Giriş yolları' });
      await expect(section.getByRole('listitem')).toHaveText(['E-posta ve parola']);

      provider.answer = { error: 'server_error', error_code: 'identity_already_exists' };
      await link.click();
      await expect(section.getByRole('alert')).toContainText('Bu giriş yolu başka bir hesaba bağlı.');
      await expect(section.getByRole('alert')).toBeInViewport();
      await expect(page).toHaveURL(/\/admin\/hesap$/);
      await expectAccessibleAtBothSizes(page);
      await page.setViewportSize(viewport);

      provider.answer = { code: 'abc' };
      provider.whileThere = () => backend.linkProvider(account, 'google');
      await link.click();
      await expect(section.getByRole('alert')).toContainText('Google hesabınız bağlandı.');
      await expect(page).toHaveURL(/\/admin\/hesap$/);
      await expect(link).toHaveCount(0);
      expect(provider.redeemed).toBe(0);
      await expectAccessible(page);

      complaints.allow(/\b4(?:04|22)\b/);
      const unlink = async () => {
        await section.getByRole('button', { name: /^Bağlantıyı kaldır: Google/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
      };
      for (const [status, code, sentence] of [
        [404, 'manual_linking_disabled', 'Bu sunucuda giriş yolları buradan eklenemez'],
        [422, 'single_identity_not_deletable', 'Hesabın son giriş yolu kaldırılamaz.'],
      ] as const) {
        const address = '**/auth/v1/user/identities/*';
        await page.route(address, (route) =>
          route.fulfill({ status, json: { code, error_code: code, msg: 'english' } }),
        );
        await unlink();
        await expect(section.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
        await page.unroute(address);
      }
    });
  });
}
