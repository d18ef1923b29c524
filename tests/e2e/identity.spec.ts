import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from './support/accessibility';
import { Administrator } from './support/administrator';
import type { Account } from './support/backend';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = 'yedi bulutlu kestane rengi';

interface Passwords {
  current?: string;
  fresh: string;
  repeated?: string;
}

async function changePassword(page: Page, { current, fresh, repeated = fresh }: Passwords): Promise<void> {
  if (current !== undefined) await page.getByLabel('Şimdiki parola').fill(current);
  await page.getByLabel('Yeni parola', { exact: true }).fill(fresh);
  await page.getByLabel('Yeni parola (yeniden)', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
}

/** The sentence stands beside its field: the field is described by it. */
async function expectRefusal(page: Page, label: string, sentence: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** The same account on a phone of its own. */
async function signInOnPhone(browser: Browser, baseURL: string | undefined, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'tr-TR', userAgent: IPHONE, viewport: PHONE });
  const page = await context.newPage();
  await new Administrator(page, account).signIn();
  return page;
}

/** What the database says of the rights of the token that this page sends. */
async function askForRights(page: Page): Promise<() => Promise<string>> {
  const sent = page.waitForRequest(/\/rest\/v1\/announcements/);
  await page.goto('/admin/duyurular');
  const { authorization = '', apikey = '' } = await (await sent).allHeaders();
  const { origin } = new URL(page.url());
  return async () => {
    const headers = { authorization, apikey };
    const answer = await page.request.post(`${origin}/rest/v1/rpc/is_admin`, { headers, data: {} });
    return answer.ok() ? await answer.text() : 'refused';
  };
}

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
  await page.waitForURL('**/giris/parolami-unuttum');
});

test('the former addresses of the sign-in pages lead to the present ones', async ({ page }) => {
  await page.goto('/giris/sifremi-unuttum');
  await page.waitForURL('**/giris/parolami-unuttum');
  await page.goto('/giris/yeni-sifre?token_hash=abc&type=recovery');
  await page.waitForURL('**/giris/yeni-parola?token_hash=abc&type=recovery');
  await expect(page.getByLabel('Yeni parola', { exact: true })).toBeVisible();
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a new password needs the present one; each refusal stands beside its field, and nothing typed is lost', async ({
      admin,
      backend,
      baseURL,
      browser,
      complaints,
      page,
    }) => {
      const account = await backend.createAccount('parola', { isAdmin: true });
      const phone = await signInOnPhone(browser, baseURL, account);
      const rightsOnPhone = await askForRights(phone);
      expect(await rightsOnPhone()).toBe('true');

      await admin.signIn(account);
      await page.goto('/admin/hesap');
      await expect(page.getByText('Parolanız değişince diğer tüm cihazlardaki')).toBeVisible();
      await expect(page.getByLabel('Şimdiki parola')).toHaveAttribute('autocomplete', 'current-password');
      const fresh = page.getByLabel('Yeni parola', { exact: true });
      await expect(fresh).toHaveAttribute('autocomplete', 'new-password');
      await expect(fresh).toHaveAccessibleDescription(/En az 12 karakter olmalı; herkesin kullandığı/);

      await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
      await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanızı yazın.');
      await expectRefusal(page, 'Yeni parola', /Parola en az 12 karakter olmalı\./);
      await expectAccessible(page);

      complaints.allow(/\b4(?:00|22)\b/);
      await changePassword(page, { current: 'tahmin edilmiş', fresh: NEW_PASSWORD });
      await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanız bu değil. Yeniden yazın.');
      await expect(page.getByLabel('Şimdiki parola')).toBeFocused();
      await expect(fresh).toHaveValue(NEW_PASSWORD);
      await page.getByLabel('Şimdiki parola').fill(account.password);
      await expect(page.getByLabel('Şimdiki parola')).toHaveAccessibleDescription('');

      await changePassword(page, { current: account.password, fresh: account.password });
      await expectRefusal(page, 'Yeni parola', /Yeni parola eskisinden farklı olmalı\./);
      await expect(page.getByLabel('Şimdiki parola')).toHaveValue(account.password);

      await page.getByRole('button', { name: 'Parolayı göster' }).nth(1).click();
      await expect(fresh).toHaveAttribute('type', 'text');
      await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
      await expect(page.getByText('Parolanız değişti. Diğer cihazlardaki')).toBeVisible();
      await expect(fresh).toHaveValue('');
      expect(await rightsOnPhone()).not.toBe('true');

      await page.getByRole('button', { name: 'Çıkış', exact: true }).click();
      await page.waitForURL('**/giris');
      await admin.signIn({ ...account, password: NEW_PASSWORD });
      await phone.context().close();
    });

    test('the account shows its open sessions and last sign-ins, and ends a session at once', async ({
      admin,
      backend,
      baseURL,
      browser,
      page,
    }) => {
      const account = await backend.createAccount('cihaz', { isAdmin: true });
      const phone = await signInOnPhone(browser, baseURL, account);
      const rightsOnPhone = await askForRights(phone);
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      const devices = page.getByRole('list', { name: 'Açık oturumlar' });
      const iPhone = devices.getByRole('listitem').filter({ hasText: 'Safari, iPhone' });
      const here = devices.getByRole('listitem').filter({ hasText: 'Bu cihaz' });
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await expect(here).toContainText('Chrome');
      await expect(here.getByRole('button')).toHaveCount(0);
      await expect(iPhone).toContainText(/Giriş(?:az önce|\d+ dakika önce)Ağ adresi127\.0\.0\.1/);
      const signIns = page.getByRole('table');
      await expect(signIns.getByRole('row')).toHaveCount(3);
      await expect(signIns.getByRole('row').nth(1)).toContainText(/önce.*127\.0\.0\.1/);
      await expect(page.getByText(/Size ait olmayan bir giriş görürseniz hemen parolanızı/)).toBeVisible();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      expect(await rightsOnPhone()).toBe('true');
      await iPhone.getByRole('button', { name: 'Oturumu kapat: Safari, iPhone' }).click();
      await expect(iPhone).toHaveCount(0);
      await expect(page.getByText('Oturum kapatıldı.')).toBeVisible();
      expect(await rightsOnPhone()).not.toBe('true');
      await expect(page.getByText('Başka bir cihazda açık oturumunuz yok.')).toBeVisible();

      const again = await signInOnPhone(browser, baseURL, account);
      const rightsAgain = await askForRights(again);
      await page.reload();
      await page.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
      await expect(page.getByText('Diğer cihazlardaki oturumlar kapatıldı.')).toBeVisible();
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      expect(await rightsAgain()).not.toBe('true');
      await page.reload();
      await expect(here).toBeVisible();
      await Promise.all([phone.context().close(), again.context().close()]);
    });

    test('an account whose password somebody was shown chooses its own before it sees anything else', async ({
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
      await page.waitForURL('**/admin/takvim');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Yeni parola belirleyin');
    });
  });
}

test('sessions that cannot be read or ended are said so, and nothing is shown that is not true', async ({
  admin,
  backend,
  baseURL,
  browser,
  complaints,
  page,
}) => {
  const account = await backend.createAccount('kesinti', { isAdmin: true });
  const phone = await signInOnPhone(browser, baseURL, account);
  await admin.signIn(account);
  complaints.allow(/rpc\/(?:end_)?own_session/, /ERR_FAILED/, /Failed to fetch/);
  await page.route('**/rpc/own_sessions', (route) => route.abort());
  await page.goto('/admin/hesap');
  const failure = page.getByRole('alert').filter({ hasText: 'Açık oturumlar okunamadı' });
  await expect(failure).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute('**/rpc/own_sessions');
  await failure.getByRole('button').click();
  const end = page.getByRole('button', { name: 'Oturumu kapat: Safari, iPhone' });
  await expect(end).toBeVisible();

  await page.route('**/rpc/end_own_session', (route) => route.abort());
  await end.click();
  await expect(page.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await expect(end).toBeVisible();
  await phone.context().close();
});

test('a server without a second step offers none, and every question can be left in Turkish', async ({
  admin,
  backend,
  page,
}) => {
  const account = await backend.createAccount('hesap', { isAdmin: true });
  await backend.linkProvider(account, 'google');
  await admin.signIn(account);
  await page.getByRole('link', { name: 'Merhaba, hesap' }).click();
  await expect(page).toHaveTitle('Hesabım · Yönetim');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await expect(page.getByText('Bu sunucuda iki adımlı doğrulama yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' })).toHaveCount(0);

  const provider = page.getByRole('listitem').filter({ hasText: 'google' });
  await provider.getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Bağlantıyı kaldır' })).toBeVisible();
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toHaveCount(0);

  await admin.openAnnouncements();
  await admin.createAnnouncement({ title: 'Bildirimi kapatılan duyuru' });
  const notice = page.getByRole('region', { name: 'Bildirimler' });
  await notice.getByRole('button', { name: 'Kapat' }).click();
  await expect(notice.getByRole('alert')).toHaveCount(0);
});

test('an address that would sign out asks first, and leaving the question keeps the session', async ({
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
