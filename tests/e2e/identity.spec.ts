import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from './support/accessibility';
import { expect, test } from './support/test';

async function chooseNewPassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('Yeni parola', { exact: true }).fill(password);
  await page.getByLabel('Yeni parola (yeniden)', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
}

test('a forgotten password is replaced through the mail’s link, which works once', async ({
  backend,
  complaints,
  page,
  site,
}) => {
  const { email } = await backend.createAccount('unutkan', { isAdmin: true });
  await page.goto('/giris');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { name: 'Şifremi unuttum' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(page.getByText('Bu adrese kayıtlı bir hesap varsa bağlantıyı gönderdik.')).toBeVisible();

  const link = new RegExp(`To: ${email}[^]*?(https?://\\S+token_hash=\\S+)`);
  await expect.poll(() => site.readMails()).toMatch(link);
  const address = link.exec(await site.readMails())?.[1] ?? '';
  await page.goto(address);
  await chooseNewPassword(page, 'kısa', 'kisa');
  await expect(page.getByText('Parola en az 6 karakter olmalı.')).toBeVisible();
  await expect(page.getByText('İki parola aynı değil.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await chooseNewPassword(page, 'yepyeni-parola');
  await page.waitForURL('**/admin');

  complaints.allow(/403/);
  await page.goto(address);
  await chooseNewPassword(page, 'bir-parola-daha');
  await expect(page.getByRole('alert')).toContainText('daha önce kullanılmış');
});

test('the account’s page changes the password, ends other sessions and says what this server lacks', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  const account = await backend.createAccount('hesap', { isAdmin: true });
  await admin.signIn(account);
  await page.getByRole('link', { name: 'Merhaba, hesap' }).click();
  await expect(page).toHaveTitle('Hesabım · Yönetim');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await expect(page.getByRole('list').getByText('E-posta ve parola')).toBeVisible();
  await page.getByRole('button', { name: 'Diğer cihazlardan çıkış yap' }).click();
  await expect(page.getByText('Diğer cihazlardaki oturumlar kapatıldı.')).toBeVisible();

  complaints.allow(/404/);
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click();
  await expect(page.getByRole('alert')).toHaveText('Bu sunucu bu işlemi desteklemiyor.');
  await expect(page.getByText('Diğer cihazlardaki oturumlar kapatıldı.')).toBeHidden();
  await expectAccessibleAtBothSizes(page);
  await expectToFit(page, 320);

  await chooseNewPassword(page, 'yepyeni-parola');
  await expect(page.getByText('Parolanız değişti.')).toBeVisible();
  await expect(page.getByLabel('Yeni parola', { exact: true })).toHaveValue('');
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

  await admin.signIn(account);
  await page.goto('/giris?cikis=1');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});
