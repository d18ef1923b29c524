import type { Page } from '@playwright/test';
import { examine } from '../support/accessibility';
import { expect, test } from '../support/test';
import { hold } from '../support/visitor';

test('the back office without a session redirects to the login page and back', async ({ admin, page }) => {
  await page.goto('/admin/duyurular/yeni?taslak=1');
  await page.waitForURL('**/giris?redirect=*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/duyurular/yeni?taslak=1');
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  await expectNoSiteFrame(page);

  await admin.fillLogin();
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/admin/duyurular/yeni**');
  await expect(admin.form.getByLabel('Başlık', { exact: true })).toBeVisible();
});

test('a wrong password is refused, and the e-mail stays', async ({ account, admin, complaints, page }) => {
  complaints.allow(/400/);
  await page.goto('/giris');
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  await examine(page);
  await admin.fillLogin({ ...account, password: 'bu-degil' });
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-posta adresi veya parola hatalı.');
  await expect(page.getByLabel('E-posta')).toHaveValue(account.email);
  await examine(page);
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});

test('a member who is no administrator sees why and can sign out', async ({ admin, backend, page }) => {
  const member = await backend.createAccount('uye', { isAdmin: false });
  await page.goto('/giris');
  await admin.fillLogin(member);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Bu hesabın yönetici yetkisi yok.')).toBeVisible();

  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Çıkış' }).click();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});

test.describe('a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('is redirected from the login page to the back office or its redirect, but never off the site', async ({
    page,
  }) => {
    await page.goto('/giris');
    await page.waitForURL('**/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Genel Bakış' })).toBeVisible();
    await expectNoSiteFrame(page);
    await page.goto('/giris?redirect=/duyurular');
    await page.waitForURL(({ pathname }) => pathname === '/duyurular');

    for (const foreign of ['https://kotu.example/', '//kotu.example/', '/\\kotu.example/']) {
      await page.goto(`/giris?redirect=${encodeURIComponent(foreign)}`);
      await page.waitForURL('**/admin');
    }
  });
});

/** Fails if the page shows the site's menu or footer. A public page proves that the locators find them. */
async function expectNoSiteFrame(page: Page): Promise<void> {
  const frame = (shown: Page) => [
    shown.getByRole('navigation', { name: 'Ana menü' }),
    shown.getByRole('contentinfo'),
  ];
  for (const part of frame(page)) await expect(part).toHaveCount(0);
  const site = await page.context().newPage();
  await site.goto('/duyurular');
  for (const part of frame(site)) await expect(part).toBeVisible();
  await site.close();
}

test('until the back office is shown, its document says that it is loading', async ({ page }) => {
  const letScriptsPass = await hold(page);
  const visit = page.goto('/giris');
  await expect(page.getByRole('status')).toHaveText('Yükleniyor…');
  await expect(page.getByRole('status')).toBeVisible();
  await examine(page);
  letScriptsPass();
  await visit;
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
});

test('a failure in the address is told with its reason, and never in the words of the address', async ({
  page,
}) => {
  const alert = page.getByRole('alert');
  const reasons = {
    access_denied: 'Giriş başarısız: Giriş o hesabın sayfasında tamamlanmadı. Yeniden deneyin.',
    user_banned: 'Giriş başarısız: Bu hesap kapatılmış.',
    'Parolanızı buraya yazın': 'Giriş başarısız: Nedeni bilinmiyor. Biraz sonra yeniden deneyin.',
  };
  for (const [error, sentence] of Object.entries(reasons)) {
    await page.goto(`/giris?redirect=/admin/takvim&error=${encodeURIComponent(error)}`);
    await expect(alert).toHaveText(sentence);
    await expect(page).toHaveURL(/\/giris\?redirect=%2Fadmin%2Ftakvim$/);
  }
});
