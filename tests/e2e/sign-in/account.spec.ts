import { examine } from '../support/accessibility';
import { expectRefusal, mailedLink, openAccount, signInOnPhone } from '../support/identity';
import { press } from '../support/row-form';
import { expect, test } from '../support/test';

test('open sessions are shown and ended', async ({ account, admin, baseURL, browser, complaints, page }) => {
  const phone = await signInOnPhone(browser, baseURL, account);
  const other = await signInOnPhone(browser, baseURL, account);
  complaints.allow(/rpc\/(?:end_)?own_session/, /ERR_FAILED/, /Failed to fetch/);
  await page.route('**/rpc/own_sessions', (route) => route.abort());
  await openAccount(admin, account);
  const failure = page.getByRole('alert').filter({ hasText: 'Açık oturumlar okunamadı' });
  await expect(failure).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute('**/rpc/own_sessions');
  await failure.getByRole('button').click();

  const devices = page.getByRole('list', { name: 'Açık oturumlar' }).getByRole('listitem');
  const phones = devices.filter({ hasText: 'Safari, iPhone' });
  const here = devices.filter({ hasText: 'Bu cihaz' });
  await expect(devices).toHaveCount(3);
  await expect(here).toContainText('Chrome');
  await expect(here.getByRole('button')).toHaveCount(0);
  await expect(phones.first()).toContainText(/Giriş zamanı(?:az önce|\d+ dakika önce)Ağ adresi127\.0\.0\.1/);
  const signIns = page.getByRole('table').getByRole('row');
  await expect(signIns).toHaveCount(4);
  await expect(signIns.nth(1)).toContainText(/önce.*127\.0\.0\.1/);
  await examine(page);

  // The newest session is the first of the list.
  const end = phones.first().getByRole('button', { name: 'Oturumu kapat: Safari, iPhone' });
  expect(await other.askForRights()).toBe('true');
  await end.click();
  await expect(phones).toHaveCount(1);
  await expect(page.getByText('Oturum kapatıldı.')).toBeVisible();
  expect(await other.askForRights()).not.toBe('true');
  expect(await phone.askForRights()).toBe('true');
  await expect(page.getByRole('list', { name: 'Kapatılan oturumlar' }).getByRole('listitem')).toHaveText([
    /^\d+ \S+ \d{4}, \d\d\.\d\d’[dt][ae] bir oturumunuz “Açık oturumlar” listesinden kapatıldı\.$/,
  ]);

  await press(page, 'Diğer tüm oturumları kapat');
  await expect(page.getByText('Diğer cihazlardaki oturumlar kapatıldı.')).toBeVisible();
  await expect(page.getByText('Başka bir cihazda açık oturumunuz yok.')).toBeVisible();
  expect(await phone.askForRights()).not.toBe('true');
  await page.reload();
  await expect(devices).toHaveCount(1);
  await expect(here).toBeVisible();
  await Promise.all([phone.context.close(), other.context.close()]);
});

test('an account tells why a stolen session ended', async ({ account, admin, complaints, page, site }) => {
  complaints.allow(/\b40[013]\b/);
  await openAccount(admin, account);
  await expect(page.getByRole('heading', { name: 'Son girişler' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kapatılan oturumlar' })).toHaveCount(0);
  // A thief has the first token, and the session is renewed twice.
  const { ANON_KEY: apikey } = await site.readStatus();
  const renew = (refresh_token: string) =>
    page.request.post('/auth/v1/token?grant_type=refresh_token', {
      headers: { apikey },
      data: { refresh_token },
    });
  const stored = await page.evaluate(() => sessionStorage.getItem('dernek-oturum') ?? '');
  const { refresh_token: stolen } = JSON.parse(stored) as { refresh_token: string };
  const second = (await (await renew(stolen)).json()) as { refresh_token: string };
  await renew(second.refresh_token);
  expect((await renew(stolen)).status()).toBe(400);

  await page.goto('/admin/hesap');
  await page.waitForURL('**/giris?redirect=*');
  await expect(page.getByRole('alert')).toContainText('Oturumunuz kapatıldı. Devam etmek için yeniden giriş');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await page.waitForURL('**/admin/hesap');
  await expect(page.getByRole('list', { name: 'Kapatılan oturumlar' }).getByRole('listitem')).toHaveText([
    /bir oturumunuz kapatıldı: Aynı oturum iki ayrı yerden kullanılmak istendi; biri onu ele geçirmiş olabilir\. Parolanızı değiştirin\.$/,
  ]);
  await examine(page);
});

test('the own name changes with the greeting, and a new e-mail counts from its link on', async ({
  account,
  admin,
  complaints,
  context,
  page,
  site,
}) => {
  // Other tests of this worker open links, too, and ten in five minutes are all that an address may.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.1' });
  const fresh = `yeni-${account.email}`;
  await openAccount(admin, account);
  const name = page.getByLabel('Ad soyad');
  await expect(name).toHaveValue('');
  await name.fill('   ');
  await press(page, 'Adı kaydet');
  await expectRefusal(page, 'Ad soyad', /Adınızı ve soyadınızı yazın\./);
  await expect(name).toBeFocused();
  await name.fill('  Şule Çağlar ');
  await press(page, 'Adı kaydet');
  await expect(page.getByText('Adınız kaydedildi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Merhaba, Şule Çağlar' })).toBeVisible();

  const email = page.getByLabel('Yeni e-posta adresi');
  const change = async (address: string, password: string) => {
    await email.fill(address);
    await page.getByLabel('Parolanız').fill(password);
    await press(page, 'Adresi değiştir');
  };
  await change('ayşe@dernek.example', '');
  await expectRefusal(
    page,
    'Yeni e-posta adresi',
    /^E-posta adresinde ç, ğ, ı, İ, ö, ş, ü gibi harfler olamaz/,
  );
  await expectRefusal(page, 'Parolanız', /Şimdiki parolanızı yazın\./);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ayşe@dernek.example');

  complaints.allow(/\b4(?:00|22)\b/);
  await change(fresh, 'başka bir şey');
  await expectRefusal(page, 'Parolanız', /Şimdiki parolanız bu değil\. Yeniden yazın\./);
  await expect(email).toHaveValue(fresh);
  await change((await site.readStatus()).ADMIN_EMAIL, account.password);
  await expectRefusal(page, 'Yeni e-posta adresi', /Bu adres başka bir hesapta kullanılıyor\./);
  await change(fresh, account.password);
  await expect(page.getByText(`Onay iletisi ${fresh} adresine gönderilir.`)).toBeVisible();
  await expect(page.getByRole('main').getByText(account.email, { exact: true })).toBeVisible();

  const address = await mailedLink(site, fresh, '/giris/eposta');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Adresi onayla' })).toBeVisible();
  await examine(page);
  await press(page, 'Adresi onayla');
  await expect(page.getByRole('alert')).toContainText(`Hesabınızın yeni adresi: ${fresh}.`);
  await page.getByRole('link', { name: 'Hesabıma git' }).click();
  await expect(page.getByRole('main').getByText(fresh, { exact: true })).toBeVisible();
  await expect(name).toHaveValue('Şule Çağlar');
  await admin.signOut();
  await page.waitForURL('**/giris');
  await admin.signIn({ email: fresh, password: account.password });
});
