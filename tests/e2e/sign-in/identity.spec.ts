import { expectAccessible, expectAccessibleAtBothSizes } from '../support/accessibility';
import { changePassword, DESKTOP, expectRefusal, NEW_PASSWORD, PHONE } from '../support/identity';
import { expect, test } from '../support/test';

test('a forgotten password is replaced through the mail’s link, which works once', async ({
  backend,
  complaints,
  page,
  site,
}) => {
  const { email } = await backend.createAccount('unutkan', { isAdmin: true });
  await page.goto('/giris');
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await page.waitForURL('**/giris/parolami-unuttum');
  await expect(page.getByRole('heading', { name: 'Parolamı unuttum' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(page.getByText('Bu adrese kayıtlı bir hesap varsa bağlantı gönderilir.')).toBeVisible();
  await expect(page.getByText('Bağlantıyı şu anda kullandığınız tarayıcıda açın.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  const link = new RegExp(`To: ${email}[^]*?(https?://\\S+token_hash=\\S+)`);
  await expect.poll(() => site.readMails()).toMatch(link);
  const address = link.exec(await site.readMails())?.[1] ?? '';
  expect(new URL(address).pathname).toBe('/giris/yeni-parola');
  await page.goto(address);
  await expect(page.getByText(/^En az 12 karakter olmalı/)).toBeVisible();
  await expect(page.getByLabel('Şimdiki parola')).toHaveCount(0);
  await changePassword(page, { fresh: 'kısa', repeated: 'kisa' });
  await expectRefusal(page, 'Yeni parola', /Parola en az 12 karakter olmalı\./);
  await expectRefusal(page, 'Yeni parola (yeniden)', 'İki parola aynı değil.');
  await expectAccessibleAtBothSizes(page);
  await changePassword(page, { fresh: 'sifresifresifre' });
  await expectRefusal(page, 'Yeni parola', /kolayca tahmin edilebilir/);
  await changePassword(page, { fresh: NEW_PASSWORD });
  await page.waitForURL('**/admin');

  complaints.allow(/403/);
  await page.goto(address);
  await changePassword(page, { fresh: 'sekiz rüzgârlı ayva bahçesi' });
  await expect(page.getByRole('alert')).toContainText('daha önce kullanılmış');
  await expect(page.getByLabel('Yeni parola', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
  await expect(page.getByRole('button', { name: 'Bağlantıyı gönder' })).toBeVisible();
});

test('the former addresses of the sign-in pages redirect to the current ones', async ({ page }) => {
  await page.goto('/giris/sifremi-unuttum');
  await page.waitForURL('**/giris/parolami-unuttum');
  await page.goto('/giris/yeni-sifre?token_hash=abc&type=recovery');
  await page.waitForURL('**/giris/yeni-parola?token_hash=abc&type=recovery');
  await expect(page.getByLabel('Yeni parola', { exact: true })).toBeVisible();
});

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('an account whose password an operator was shown chooses a new one before it sees anything else', async ({
      admin,
      backend,
      complaints,
      page,
    }) => {
      const account = await backend.createAccount('ilk', { isAdmin: true });
      await backend.requireNewPassword(account);
      await page.goto('/admin/takvim');
      await page.waitForURL('**/giris?redirect=*');
      await admin.fillLogin(account);
      await page.getByRole('button', { name: 'Giriş Yap' }).click();
      const question = page.getByRole('heading', { name: 'Yeni parola belirleyin' });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin/duyurular');
      await expect(question).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.getByRole('button', { name: 'Çıkış yap' }).click();
      await page.waitForURL((url) => url.pathname === '/giris');

      await page.goto('/admin/takvim');
      await admin.fillLogin(account);
      await page.getByRole('button', { name: 'Giriş Yap' }).click();
      complaints.allow(/\b400\b/);
      await changePassword(page, { current: 'başka bir şey', fresh: NEW_PASSWORD });
      await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanız bu değil. Yeniden yazın.');
      await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
      await page.waitForURL(/\/admin\/takvim(\?|$)/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Yeni parola belirleyin');
    });
  });
}

test('an address that would sign out asks first, and cancelling keeps the session', async ({
  admin,
  backend,
  page,
}) => {
  const account = await backend.createAccount('soru', { isAdmin: true });
  await admin.signIn(account);
  await page.goto('/giris?cikis=1');
  await expect(page.getByRole('heading', { name: 'Çıkış yapmak istiyor musunuz?' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('link', { name: 'Merhaba, soru' })).toBeVisible();

  await page.goto('/giris?cikis=1');
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});

test('signing out works although the server is away, right after the page has loaded', async ({
  admin,
  backend,
  complaints,
  context,
  page,
}) => {
  const account = await backend.createAccount('cikan', { isAdmin: true });
  await admin.signIn(account);
  complaints.allow(/logout/, /ERR_FAILED/, /Failed to fetch/);
  await context.route('**/auth/v1/logout**', (route) => route.abort());
  await page.goto('/admin/duyurular');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/giris');
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});
