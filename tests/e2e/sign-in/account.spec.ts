import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import {
  askForRights,
  changePassword,
  DESKTOP,
  expectRefusal,
  NEW_PASSWORD,
  PHONE,
  signInOnPhone,
} from '../support/identity';
import { expect, test } from '../support/test';

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a new password requires the current one; each refusal is shown at its field, and nothing typed is lost', async ({
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

      const section = page.locator('section').filter({ has: fresh });
      await section.getByRole('button', { name: 'Parolayı göster' }).nth(1).click();
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
      await expect(page.getByRole('list', { name: 'Kapatılan oturumlar' }).getByRole('listitem')).toHaveText([
        /^\d+ \S+ \d{4}, \d\d\.\d\d’[dt][ae] bir oturumunuz “Açık oturumlar” listesinden kapatıldı\.$/,
      ]);

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
  });
}

test('a session that cannot be read or ended is reported, and the list shows nothing untrue', async ({
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

test('without a second step on the server none is offered, and every question can be cancelled in Turkish', async ({
  admin,
  backend,
  page,
}) => {
  const account = await backend.createAccount('hesap', { isAdmin: true });
  await backend.linkProvider(account, 'google');
  await admin.signIn(account);
  await page.getByRole('link', { name: 'Merhaba, hesap' }).click();
  await expect(page).toHaveTitle('Hesabım · Yönetim paneli');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await expect(page.getByText('Bu sunucuda iki adımlı doğrulama yok.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doğrulama uygulaması ekle' })).toHaveCount(0);

  const provider = page.getByRole('listitem').filter({ hasText: 'google' });
  await provider.getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Bağlantıyı kaldır' })).toBeVisible();
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toHaveCount(0);

  await admin.openAnnouncements();
  await admin.createAnnouncement({ title: 'Bildirimi kapatılan duyuru' });
  const notice = page.getByRole('region', { name: 'Bildirimler' });
  const close = notice.getByRole('button', { name: 'Kapat' });
  await expect(close.locator('svg')).toBeVisible();
  await close.click();
  await expect(notice.getByRole('alert')).toHaveCount(0);
});

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('one’s own name changes with the greeting, and an empty one is refused at its field', async ({
      admin,
      backend,
      complaints,
      page,
    }) => {
      const account = await backend.createAccount('isimsiz', { isAdmin: true });
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      const name = page.getByLabel('Ad soyad');
      const save = page.getByRole('button', { name: 'Adı kaydet' });
      await expect(name).toHaveValue('');
      await name.fill('   ');
      await save.click();
      await expectRefusal(page, 'Ad soyad', /Adınızı ve soyadınızı yazın\./);
      await expect(name).toBeFocused();
      await expectAccessible(page);

      complaints.allow(/set_own_name/, /ERR_FAILED/, /Failed to fetch/);
      await page.route('**/rpc/set_own_name', (route) => route.abort());
      await name.fill('  Şule Çağlar ');
      await save.click();
      await expect(page.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
      await expect(name).toHaveValue('  Şule Çağlar ');
      await page.unroute('**/rpc/set_own_name');
      await save.click();
      await expect(page.getByText('Adınız kaydedildi.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Merhaba, Şule Çağlar' })).toBeVisible();
      await page.reload();
      await expect(name).toHaveValue('Şule Çağlar');
    });

    test('a new e-mail counts once its link is opened, each refusal is shown at its field, and nothing typed is lost', async ({
      admin,
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      // Other tests of this worker open links, too, and ten in five minutes are all that an address may.
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.1' });
      const account = await backend.createAccount('tasinan', { isAdmin: true });
      const other = await backend.createAccount('dolu', { isAdmin: false });
      const fresh = `yeni-${account.email}`;
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      const email = page.getByLabel('Yeni e-posta adresi');
      const password = page.getByLabel('Parolanız');
      const change = page.getByRole('button', { name: 'Adresi değiştir' });
      await change.click();
      await expectRefusal(page, 'Yeni e-posta adresi', /yazımını gözden geçirin/);
      for (const [typed, sentence] of [
        ['"<img>"@x.test', /yazımını gözden geçirin/],
        ['ayşe@dernek.example', /^E-posta adresinde ç, ğ, ı, İ, ö, ş, ü gibi harfler olamaz/],
      ] as const) {
        await email.fill(typed);
        await page.getByRole('button', { name: 'Adresi değiştir' }).click();
        await expectRefusal(page, 'Yeni e-posta adresi', sentence);
        await expect(email).toHaveValue(typed);
      }
      await expectRefusal(page, 'Parolanız', /Şimdiki parolanızı yazın\./);
      await expect(email).toBeFocused();
      await expectAccessible(page);
      await email.fill(account.email);
      await change.click();
      await expectRefusal(page, 'Yeni e-posta adresi', /Bu zaten şimdiki adresiniz\./);

      complaints.allow(/\b4(?:00|22)\b/);
      await email.fill(fresh);
      await password.fill('başka bir şey');
      await change.click();
      await expectRefusal(page, 'Parolanız', /Şimdiki parolanız bu değil\. Yeniden yazın\./);
      await expect(email).toHaveValue(fresh);
      await email.fill(other.email);
      await password.fill(account.password);
      await change.click();
      await expectRefusal(page, 'Yeni e-posta adresi', /Bu adres başka bir hesapta kullanılıyor\./);
      await email.fill(fresh);
      await change.click();
      await expect(page.getByText(`Onay iletisi ${fresh} adresine gönderilir.`)).toBeVisible();
      await expect(page.getByRole('main').getByText(account.email, { exact: true })).toBeVisible();
      await expectAccessible(page);

      const link = new RegExp(`To: ${fresh}[^]*?(https?://\\S+/giris/eposta\\?\\S+)`);
      await expect.poll(() => site.readMails()).toMatch(link);
      const address = link.exec(await site.readMails())?.[1] ?? '';
      await page.goto(address);
      const confirm = page.getByRole('button', { name: 'Adresi onayla' });
      await expect(confirm).toBeVisible();
      await expectAccessible(page);
      await confirm.click();
      await expect(page.getByRole('alert')).toContainText(`Hesabınızın yeni adresi: ${fresh}.`);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Hesabıma git' }).click();
      await expect(page.getByRole('main').getByText(fresh, { exact: true })).toBeVisible();

      complaints.allow(/\b403\b/);
      await page.goto(address);
      await confirm.click();
      await expect(page.getByRole('alert')).toContainText('Hesabım sayfasından yenisini isteyin.');
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Çıkış', exact: true }).click();
      await page.waitForURL('**/giris');
      await admin.signIn({ email: fresh, password: account.password });
    });
  });
}
