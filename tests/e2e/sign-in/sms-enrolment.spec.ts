import { expectAccessible, expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { DESKTOP, expectRefusal, PHONE } from '../support/identity';
import { CODE, FactorServer } from '../support/second-step';
import { test } from '../support/sign-in-site';
import { answer, codeField, numberField, press, question, SEND, SENT, TELEPHONE } from '../support/sms-codes';
import { expect, test as plainTest } from '../support/test';

test.describe.configure({ timeout: 120_000 });

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a telephone is added with the code of its message; each refusal is shown in Turkish, and nothing typed is lost', async ({
      admin,
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('telefonlu', { isAdmin: true });
      const server = new FactorServer(context, site, backend, account);
      complaints.allow(/\b4(?:00|22|29)\b/, /\b500\b/);
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      await expect(page.getByText('Kapalı. Açmak için bir doğrulama yöntemi ekleyin;')).toBeVisible();
      await expect(page.getByText('Doğrulama uygulaması SMS’ten daha güvenlidir')).toBeVisible();
      await press(page, 'Telefon ekle');
      await expect(numberField(page)).toBeFocused();
      await expect(numberField(page)).toHaveAttribute('autocomplete', 'tel');

      await page.getByLabel('Telefonun adı').fill(' ');
      await numberField(page).fill('0212 765 43 21');
      await press(page, 'Kodu gönder');
      await expectRefusal(page, 'Cep telefonu numarası', /0532 123 45 67 gibi yazın\./);
      await expectRefusal(page, 'Telefonun adı', /Telefona bir ad verin\./);
      await expect(numberField(page)).toBeFocused();
      await expect(numberField(page)).toHaveValue('0212 765 43 21');
      expect(server.factors).toEqual([]);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await page.getByLabel('Telefonun adı').fill('Cep telefonum');
      await numberField(page).fill('0532 765 43 21');
      server.refusal = { status: 422, code: 'mfa_phone_enroll_not_enabled' };
      await press(page, 'Kodu gönder');
      await expect(page.getByRole('alert')).toContainText('Bu sunucuda SMS ile doğrulama kapalı.');
      server.refusal = { status: 422, code: 'mfa_verified_factor_exists' };
      await press(page, 'Kodu gönder');
      await expectRefusal(page, 'Cep telefonu numarası', /Bu numara hesabınızda zaten var\./);
      server.refusal = { status: 422, code: 'mfa_factor_name_conflict' };
      await press(page, 'Kodu gönder');
      await expectRefusal(page, 'Telefonun adı', /Bu adda bir doğrulama yönteminiz var\./);
      await expect(numberField(page)).toHaveValue('0532 765 43 21');

      await press(page, 'Kodu gönder');
      await expect(page.getByText('Kod, 0532 765 43 21 numarasına SMS ile gönderildi.')).toBeVisible();
      await expect(codeField(page)).toBeFocused();
      await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
      expect(server.messages).toEqual([expect.objectContaining({ phone: '905327654321' })]);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await press(page, 'Numarayı değiştir');
      await expect(numberField(page)).toHaveValue('0532 765 43 21');
      await press(page, 'Kodu gönder');
      await answer(page, '12');
      await expectRefusal(page, 'Doğrulama kodu', /SMS ile gelen kodun tüm rakamlarını yazın\./);
      await answer(page, '000000');
      await expect(page.getByRole('alert')).toContainText('Kod hatalı. En son gelen kodu yazın');
      server.refusal = { status: 429, code: 'over_sms_send_rate_limit' };
      await press(page, 'Yeni kod gönder');
      await expect(page.getByRole('alert')).toContainText('Az önce bir SMS gönderildi.');
      server.refusal = { status: 500, code: 'unexpected_failure' };
      await press(page, 'Yeni kod gönder');
      await expect(page.getByRole('alert')).toContainText('SMS gönderilemedi.');
      await expect(codeField(page)).toHaveValue('000000');
      await press(page, 'Yeni kod gönder');
      await expect(page.getByText('Yeni kod, 0532 765 43 21 numarasına gönderildi.')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(codeField(page)).toHaveValue('');

      await answer(page, server.code.replace(/^(...)/, '$1 '));
      await expect(page.getByText('İki adımlı doğrulama açıldı.')).toBeVisible();
      const row = page.getByRole('list', { name: 'Doğrulama yöntemleri' }).getByRole('listitem');
      await expect(row).toContainText('Cep telefonumSMS: 0532 765 43 21');
      // Ant Design's short messages stand outside the page's landmarks.
      await expect(page.getByText('İki adımlı doğrulama açıldı.')).toHaveCount(0);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await press(page, 'Kaldır: Cep telefonum');
      await expect(question(page)).toContainText('“Cep telefonum” kaldırılsın mı?');
      await expect(question(page)).toContainText('bundan sonra giriş için yalnızca parola yeter.');
      await expectAccessible(page);
      await question(page).getByRole('button', { name: 'Vazgeç' }).click();
      await expect(row).toHaveCount(1);
      await press(page, 'Kaldır: Cep telefonum');
      await question(page).getByRole('button', { name: 'Kaldır' }).click();
      await expect(page.getByText('İki adımlı doğrulama kapatıldı.')).toBeVisible();
      await expect(page.getByText('Kapalı. Açmak için')).toBeVisible();
      expect(server.factors).toEqual([]);
    });

    test('an app is added beside a telephone, and the person chooses between the two at sign-in', async ({
      admin,
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('ikisi-de', { isAdmin: true });
      const server = new FactorServer(context, site, backend, account);
      complaints.allow(/\b4(?:03|22)\b/);
      await admin.signIn(account);
      await page.goto('/admin/hesap');
      await press(page, 'Doğrulama uygulaması ekle');
      await expect(page.getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible();
      await expectAccessible(page);
      await answer(page, '000000');
      await expect(page.getByRole('alert')).toContainText('Uygulamadaki yeni kodu yazın.');
      await answer(page, CODE);
      await expect(page.getByText('İki adımlı doğrulama açıldı.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Doğrulama uygulaması ekle' })).toHaveCount(0);
      await press(page, 'Telefon ekle');
      await numberField(page).fill('+90 (532) 765-43-21');
      await press(page, 'Kodu gönder');
      await expect(codeField(page)).toBeFocused();
      await answer(page, server.code);
      await expect(page.getByText('“Cep telefonum” eklendi.')).toBeVisible();
      await expect(page.getByText('hangi yöntemle alacağınızı siz seçersiniz.')).toBeVisible();

      await press(page, 'Çıkış');
      await page.waitForURL('**/giris');
      await admin.fillLogin(account);
      await press(page, 'Giriş Yap');
      await expect(page.getByText('Doğrulama uygulamanızdaki 6 haneli kodu yazın.')).toBeVisible();
      await expect(codeField(page)).toBeFocused();
      await expectAccessibleAtBothSizes(page);
      await page.setViewportSize(viewport);
      await press(page, SEND);
      await expect(page.getByText(SENT)).toBeVisible();
      await press(page, 'Doğrulama uygulamasını kullan');
      await expect(page.getByText('Doğrulama uygulamanızdaki 6 haneli kodu yazın.')).toBeVisible();
      await press(page, SEND);
      await expect(page.getByText(SENT)).toBeVisible();
      await answer(page, server.code);
      await page.waitForURL('**/admin');

      // GoTrue takes the second step from the session that was raised with a removed factor.
      await page.goto('/admin/hesap');
      server.refusal = { status: 422, code: 'insufficient_aal' };
      await press(page, 'Kaldır: Cep telefonum');
      await expect(question(page)).toContainText('öteki yöntemleriniz geçerli kalır.');
      await question(page).getByRole('button', { name: 'Kaldır' }).click();
      await expect(page.getByRole('dialog', { name: 'İki adımlı doğrulama' })).toBeVisible();
      await answer(page, CODE);
      await expect(page.getByText('“Cep telefonum” kaldırıldı.')).toBeVisible();
      expect(server.factors.map(({ factor_type: kind }) => kind)).toEqual(['totp']);
    });
  });
}

plainTest(
  'without the server’s setting no telephone can be added, but one that is there can be removed',
  async ({ admin, backend, context, page, site }) => {
    const account = await backend.createAccount('ayarsiz', { isAdmin: true });
    const server = new FactorServer(context, site, backend, account);
    await admin.signIn(account);
    await page.goto('/admin/hesap');
    await expect(page.getByRole('button', { name: 'Doğrulama uygulaması ekle' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Telefon ekle' })).toHaveCount(0);
    await expect(page.getByText('SMS’ten')).toHaveCount(0);
    await server.add('phone', TELEPHONE);
    await page.reload();
    await page.waitForURL('**/giris?redirect=*');
    await press(page, SEND);
    await answer(page, server.code);
    await page.waitForURL('**/admin/hesap');
    await press(page, 'Kaldır: Cep telefonum');
    await question(page).getByRole('button', { name: 'Kaldır' }).click();
    await expect(page.getByText('İki adımlı doğrulama kapatıldı.')).toBeVisible();
    await expect(page.getByText('Kapalı. Açmak için')).toBeVisible();
  },
);
