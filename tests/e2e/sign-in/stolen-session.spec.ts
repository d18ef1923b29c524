import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { changePassword, DESKTOP, NEW_PASSWORD, PHONE } from '../support/identity';
import { CODE, FactorServer } from '../support/second-step';
import { expect, test } from '../support/test';

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('after a stolen session the account says which one was ended and why; the sign-in page says that one was', async ({
      admin,
      backend,
      complaints,
      page,
      site,
    }) => {
      complaints.allow(/\b40[013]\b/);
      const account = await backend.createAccount('calinan', { isAdmin: true });
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      await expect(page.getByRole('heading', { name: 'Son girişler' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Kapatılan oturumlar' })).toHaveCount(0);
      // A thief has the first token, and the session is renewed twice.
      const { ANON_KEY: apikey } = await site.readStatus();
      const renew = (refresh_token: string) =>
        page.request.post('/auth/v1/token?grant_type=refresh_token', {
          headers: { apikey },
          data: { refresh_token },
        });
      const stolen = await page.evaluate(() => {
        const stored =
          sessionStorage.getItem('dernek-oturum') ?? localStorage.getItem('dernek-oturum') ?? '{}';
        return (JSON.parse(stored) as { refresh_token: string }).refresh_token;
      });
      const second = (await (await renew(stolen)).json()) as { refresh_token: string };
      await renew(second.refresh_token);
      expect((await renew(stolen)).status()).toBe(400);

      await page.goto('/admin/hesap');
      await page.waitForURL('**/giris?redirect=*');
      await expect(page.getByRole('alert')).toContainText(
        'Oturumunuz kapatıldı. Devam etmek için yeniden giriş',
      );
      await expectAccessibleAtBothSizes(page);
      await page.setViewportSize(viewport);
      await admin.fillLogin(account);
      await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
      await page.waitForURL('**/admin/hesap');
      await expect(page.getByRole('list', { name: 'Kapatılan oturumlar' }).getByRole('listitem')).toHaveText([
        /bir oturumunuz kapatıldı: Eski bir oturum anahtarı yeniden kullanıldı; anahtar çalınmış olabilir\. Parolanızı değiştirin\.$/,
      ]);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
    });

    test('a new password offers to remove what else opens the account; the last way of signing in stays', async ({
      admin,
      backend,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('baglanmis', { isAdmin: true });
      const notice = page.getByText('Parolanız değişti. Hesabınıza şunlarla da girilebiliyor;');
      const section = page.locator('section').filter({ has: page.getByLabel('Şimdiki parola') });
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
      await expect(page.getByText('Parolanız değişti. Diğer cihazlardaki')).toBeVisible();
      await expect(notice).toHaveCount(0);

      await backend.linkProvider(account, 'google');
      const server = new FactorServer(context, site, backend, account);
      await page.route('**/auth/v1/user/identities/*', async (route) => {
        await backend.unlinkProvider(account, 'google');
        await route.fulfill({ json: {} });
      });
      await changePassword(page, { current: NEW_PASSWORD, fresh: account.password });
      await expect(notice).toBeVisible();
      await expect(notice).toBeInViewport();
      await expect(section.getByRole('listitem')).toHaveText([
        /^Google, \d+ \S+ \d{4}, \d\d\.\d\d’[dt][ae] bağlandı/,
      ]);
      await server.add('totp');
      await page.reload();
      await page.getByLabel('Doğrulama kodu').fill(CODE);
      await page.getByRole('button', { name: 'Doğrula', exact: true }).click();
      await expect(notice).toHaveCount(0);
      await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
      await expect(section.getByRole('listitem')).toHaveText([/^Google/, /^Doğrulama uygulaması.*eklendi/]);
      await expect(page.getByText('Parolanız değişti. Diğer cihazlardaki')).toHaveCount(0);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await section.getByRole('button', { name: /^Bağlantıyı kaldır: Google/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
      await expect(section.getByRole('listitem')).toHaveText([/^Doğrulama uygulaması/]);
      await section.getByRole('button', { name: 'Kaldır: Doğrulama uygulaması' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
      await expect(notice).toHaveCount(0);
      const ways = page.locator('section').filter({ hasText: 'Giriş yolları' });
      await expect(ways.getByRole('listitem')).toHaveText(['E-posta ve parola']);
      await expect(ways.getByRole('button', { name: /kaldır/i })).toHaveCount(0);
    });
  });
}
