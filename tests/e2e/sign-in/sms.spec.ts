import type { Locator, Page } from '@playwright/test';
import { examine, expectAccessible } from '../support/accessibility';
import {
  changePassword,
  expectRefusal,
  mailedLink,
  NEW_PASSWORD,
  openAccount,
  PHONE,
} from '../support/identity';
import { openForm, press, save, title } from '../support/row-form';
import { CODE } from '../support/second-step';
import { test } from '../support/sign-in-site';
import { expect, test as plainTest } from '../support/test';

/** A verified telephone; its number as GoTrue tells it. */
const TELEPHONE = { name: 'Cep telefonum', phone: '905327654321' };
/** The button that sends its code, and the sentence that says so. */
const SEND = '21 ile biten numaraya kod gönder';
const SENT = 'Kod, 21 ile biten numaraya SMS ile gönderildi.';

const numberField = (page: Page): Locator => page.getByLabel('Cep telefonu numarası');
const codeField = (page: Page): Locator => page.getByLabel('Doğrulama kodu');

async function answer(page: Page, digits: string): Promise<void> {
  await codeField(page).fill(digits);
  await press(page, 'Doğrula');
}

/** Ant Design leaves the title of a closed dialog in the page. */
const question = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

test.use({ viewport: PHONE });

test('a telephone is added with the code of its message, and nothing typed is lost', async ({
  account,
  admin,
  complaints,
  page,
  server,
}) => {
  complaints.allow(/\b4(?:00|22|29)\b/);
  await openAccount(admin, account);
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
  await examine(page);

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

  await press(page, 'Kodu gönder');
  await expect(page.getByText('Kod, 0532 765 43 21 numarasına SMS ile gönderildi.')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(server.messages).toEqual([expect.objectContaining({ phone: '905327654321' })]);
  await examine(page);
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
  await examine(page);
  await press(page, 'Kaldır: Cep telefonum');
  await expect(question(page)).toContainText('“Cep telefonum” kaldırılsın mı?');
  await expect(question(page)).toContainText('bundan sonra giriş için yalnızca parola yeter.');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(row).toHaveCount(1);
});

test('an app is added beside a telephone, and the person chooses between the two at sign-in', async ({
  account,
  admin,
  complaints,
  page,
  server,
}) => {
  complaints.allow(/\b4(?:03|22)\b/);
  await openAccount(admin, account);
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
  await examine(page);
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

test('a sign-in sends its code when asked, finds it again after a reload, and replaces one that has expired', async ({
  account,
  admin,
  complaints,
  page,
  server,
}) => {
  await server.add('phone', TELEPHONE);
  complaints.allow(/\b422\b/);
  await page.goto('/admin/takvim');
  await page.waitForURL('**/giris?redirect=*');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await expect(page.getByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
  await expect(page.getByRole('button', { name: SEND })).toBeVisible();
  await expect(page.getByText('0532 765')).toHaveCount(0);
  expect(server.messages).toEqual([]);
  await examine(page);
  await press(page, SEND);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await examine(page);

  await page.reload();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(server.messages).toHaveLength(1);
  await answer(page, '000000');
  await expect(page.getByRole('alert')).toContainText('Kod hatalı.');
  server.isExpired = true;
  await answer(page, server.code);
  await expect(page.getByText('Önceki kodun süresi doldu; 21 ile biten numaraya yeni bir kod')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  expect(server.messages).toHaveLength(2);
  await answer(page, server.code);
  await page.waitForURL(/\/admin\/takvim(\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a save that is refused for the missing second step goes on after the code of a message', async ({
  account,
  admin,
  backend,
  complaints,
  page,
  server,
}) => {
  complaints.allow(/\b4(?:03|22|29)\b/);
  const id = await backend.createAnnouncement({ title: 'SMS’ten önce' });
  const changed = `SMS ile değişen ${Date.now()}`;
  await admin.signIn(account);
  await openForm(page, id);
  await title(page).fill(changed);
  await server.add('phone', TELEPHONE);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'İki adımlı doğrulama' });
  await expect(dialog).toContainText('Yazdıklarınız duruyor;');
  server.refusal = { status: 429, code: 'over_sms_send_rate_limit' };
  await press(page, SEND);
  await expect(dialog.getByRole('alert')).toContainText('Az önce bir SMS gönderildi.');
  await press(page, SEND);
  await expect(codeField(page)).toBeFocused();
  await examine(page);
  await answer(page, server.code);
  await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();
  expect(await backend.hasAnnouncement(changed)).toBe(true);
});

test('a forgotten password is replaced after the code of a message, and a refused one can be corrected', async ({
  account,
  complaints,
  context,
  page,
  server,
  site,
}) => {
  complaints.allow(/\b4(?:01|22)\b/);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
  await server.add('phone', TELEPHONE);
  await page.goto('/giris/parolami-unuttum');
  await page.getByLabel('E-posta').fill(account.email);
  await press(page, 'Bağlantıyı gönder');
  const { pathname, search } = new URL(await mailedLink(site, account.email, '/giris/yeni-parola'));
  await page.goto(pathname + search);
  await changePassword(page, { fresh: account.password });
  await press(page, SEND);
  await answer(page, server.code);
  await expectRefusal(page, 'Yeni parola', /Yeni parola eskisinden farklı olmalı\./);
  await changePassword(page, { fresh: NEW_PASSWORD });
  await expect(page.getByRole('alert')).toContainText(
    'Parolanız değişti. Hesabınıza şunlarla da girilebiliyor; tanımadığınızı kaldırın.',
  );
  await expect(page.getByRole('list', { name: 'Doğrulama yöntemleri' })).toContainText(/SMS: .*eklendi/);
  await examine(page);
  await press(page, 'Yönetim paneline geç');
  await page.waitForURL('**/admin');
  expect(server.messages).toHaveLength(1);
});

test('a person whose only factor has no screen is told so', async ({ account, admin, page, server }) => {
  await server.add('webauthn', { name: 'Anahtar' });
  await page.goto('/giris');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Hesabınızdaki doğrulama yöntemi bu sitede kullanılamıyor.')).toBeVisible();
  await examine(page);
});

plainTest(
  'without the server’s setting no telephone can be added, but one that is there can be removed',
  async ({ account, admin, page, server }) => {
    await openAccount(admin, account);
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
    expect(server.factors).toEqual([]);
  },
);
