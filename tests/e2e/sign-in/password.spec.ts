import { examine, expectAccessible } from '../support/accessibility';
import {
  askForCodes,
  changePassword,
  expectRefusal,
  mailedLink,
  NEW_PASSWORD,
  openAccount,
} from '../support/identity';
import { press } from '../support/row-form';
import { expect, test } from '../support/test';

test.beforeEach(({ complaints }) => complaints.allow(/\b4(?:0[03]|22)\b/));

const LATER_PASSWORD = 'sekiz rüzgârlı ayva bahçesi';
const CHANGED = 'Parolanız değişti. Diğer cihazlardaki';

test('a new password requires the current one, and in an old session a mailed code as well', async ({
  account,
  admin,
  page,
}) => {
  await openAccount(admin, account);
  await expect(page.getByText('Parolanız değişince diğer tüm cihazlardaki')).toBeVisible();
  const current = page.getByLabel('Şimdiki parola');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  const fresh = page.getByLabel('Yeni parola', { exact: true });
  await expect(fresh).toHaveAttribute('autocomplete', 'new-password');
  await expect(fresh).toHaveAccessibleDescription(/En az 12 karakter olmalı; herkesin kullandığı/);
  const section = page.locator('section').filter({ has: fresh });
  // A password manager stores the new password with this name.
  await expect(section.locator('input[autocomplete=username]')).toHaveValue(account.email);

  await press(page, 'Parolayı değiştir');
  await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanızı yazın.');
  await expectRefusal(page, 'Yeni parola', /Parola en az 12 karakter olmalı\./);
  await expectAccessible(page);

  await changePassword(page, { current: 'tahmin edilmiş', fresh: NEW_PASSWORD });
  await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanız bu değil. Yeniden yazın.');
  await expect(current).toBeFocused();
  await expect(fresh).toHaveValue(NEW_PASSWORD);
  await current.fill(account.password);
  await expect(current).toHaveAccessibleDescription('');

  await changePassword(page, { current: account.password, fresh: account.password });
  await expectRefusal(page, 'Yeni parola', /Yeni parola eskisinden farklı olmalı\./);
  await expect(current).toHaveValue(account.password);
  await section.getByRole('button', { name: 'Parolayı göster' }).nth(1).click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(fresh).toHaveValue('');

  const mails = await askForCodes(page);
  const code = page.getByLabel('E-postanıza gelen kod');
  const help = page.locator('section').filter({ has: code }).getByRole('status');
  await expect(code).toHaveCount(0);
  await changePassword(page, { current: NEW_PASSWORD, fresh: LATER_PASSWORD });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAccessibleDescription(new RegExp(`Kod ${account.email} adresine gönderildi`));
  await examine(page);
  const answer = async (digits: string) => {
    await code.fill(digits);
    await press(page, 'Parolayı değiştir');
  };
  await current.fill('başka bir parola');
  await answer(mails.code);
  await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanız bu değil. Yeniden yazın.');
  await expect(current).toBeFocused();
  await expect(help).toContainText('Önceki kod son denemede kullanıldı;');
  await expect(code).toHaveValue('');
  await expect(fresh).toHaveValue(LATER_PASSWORD);
  await current.fill(NEW_PASSWORD);
  await answer(mails.code.replace(/^(.{5})/, '$1 '));
  await expect(page.getByText(CHANGED).last()).toBeVisible();
  await expect(code).toHaveCount(0);

  await admin.signOut();
  await page.waitForURL('**/giris');
  await admin.signIn({ ...account, password: LATER_PASSWORD });
});

test('a forgotten password is replaced through a mail’s link, once', async ({ account, page, site }) => {
  await page.goto('/giris/sifremi-unuttum');
  await page.waitForURL('**/giris/parolami-unuttum');
  await page.goto('/giris');
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await page.waitForURL('**/giris/parolami-unuttum');
  await page.getByLabel('E-posta').fill(account.email);
  await press(page, 'Bağlantıyı gönder');
  await expect(page.getByText('Bu adrese kayıtlı bir hesap varsa bağlantı gönderilir.')).toBeVisible();
  await expect(page.getByText('Bağlantıyı şu anda kullandığınız tarayıcıda açın.')).toBeVisible();
  await examine(page);

  const address = await mailedLink(site, account.email, '/giris/yeni-parola');
  // The address's former name leads there, too.
  await page.goto(address.replace('yeni-parola', 'yeni-sifre'));
  await page.waitForURL(address);
  await expect(page.getByText(/^En az 12 karakter olmalı/)).toBeVisible();
  await expect(page.getByLabel('Şimdiki parola')).toHaveCount(0);
  await changePassword(page, { fresh: 'kısa', repeated: 'kisa' });
  await expectRefusal(page, 'Yeni parola', /Parola en az 12 karakter olmalı\./);
  await expectRefusal(page, 'Yeni parola (yeniden)', 'İki parola aynı değil.');
  await examine(page);
  await changePassword(page, { fresh: 'sifresifresifre' });
  await expectRefusal(page, 'Yeni parola', /kolayca tahmin edilebilir/);
  await changePassword(page, { fresh: NEW_PASSWORD });
  await page.waitForURL('**/admin');

  await page.goto(address);
  await changePassword(page, { fresh: LATER_PASSWORD });
  await expect(page.getByRole('alert')).toContainText('daha önce kullanılmış');
  await expect(page.getByLabel('Yeni parola', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
  await expect(page.getByRole('button', { name: 'Bağlantıyı gönder' })).toBeVisible();
});

test('an operator’s password is replaced before anything else', async ({ account, admin, backend, page }) => {
  await backend.requireNewPassword(account);
  const signIn = async () => {
    await page.goto('/admin/takvim');
    await admin.fillLogin(account);
    await press(page, 'Giriş Yap');
  };
  await signIn();
  const question = page.getByRole('heading', { name: 'Yeni parola belirleyin' });
  await expect(question).toBeVisible();
  await examine(page);
  await page.goto('/admin/duyurular');
  await expect(question).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await press(page, 'Çıkış yap');
  await page.waitForURL((url) => url.pathname === '/giris');

  await signIn();
  await changePassword(page, { current: 'başka bir şey', fresh: NEW_PASSWORD });
  await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanız bu değil. Yeniden yazın.');
  await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
  await page.waitForURL(/\/admin\/takvim(\?|$)/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible();
});
