import type { Locator, Page } from '@playwright/test';
import { examine } from '../support/accessibility';
import { expectRefusal, openAccount, PHONE } from '../support/identity';
import { press } from '../support/row-form';
import { CODE } from '../support/second-step';
import { test } from '../support/sign-in-site';
import { expect } from '../support/test';

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
test.beforeEach(({ complaints }) => complaints.allow(/\b4(?:03|22|29)\b/));

test('a telephone is added with the code of its message', async ({ account, admin, page, server }) => {
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
  expect(server.factors).toEqual([]);
  await examine(page);
  await page.getByLabel('Telefonun adı').fill('\u202aCep\u00a0telefonum\u200b');
  await numberField(page).fill('0532 765 43 21');
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
  await press(page, 'Yeni kod gönder');
  await expect(page.getByText('Yeni kod, 0532 765 43 21 numarasına gönderildi.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(codeField(page)).toHaveValue('');
  await answer(page, `\u202a${server.code.replace(/^(...)/, '$1 ')}\u202c`);
  await expect(page.getByText('İki adımlı doğrulama açıldı.')).toBeVisible();
  const row = page.getByRole('list', { name: 'Doğrulama yöntemleri' }).getByRole('listitem');
  await expect(row).toContainText('Cep telefonumSMS: 0532 765 43 21');
});

test('one chooses between app and telephone at sign-in', async ({ account, admin, page, server }) => {
  await openAccount(admin, account);
  await press(page, 'Doğrulama uygulaması ekle');
  await expect(page.getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible();
  await examine(page);
  await answer(page, '000000');
  await expect(page.getByRole('alert')).toContainText('Uygulamadaki yeni kodu yazın.');
  await answer(page, CODE);
  await expect(page.getByText('İki adımlı doğrulama açıldı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doğrulama uygulaması ekle' })).toHaveCount(0);
  await server.add('phone', TELEPHONE);
  await page.reload();

  await admin.signOut();
  await page.waitForURL('**/giris');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Doğrulama uygulamanızdaki 6 haneli kodu yazın.')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await examine(page);
  await press(page, SEND);
  await expect(page.getByText(SENT)).toBeVisible();
  await answer(page, server.code);
  await page.waitForURL('**/admin');

  await page.goto('/admin/hesap');
  // GoTrue takes the second step from the session that was raised with a removed factor.
  server.refusal = { status: 422, code: 'insufficient_aal' };
  await press(page, 'Kaldır: Cep telefonum');
  await expect(question(page)).toContainText('“Cep telefonum” kaldırılsın mı?');
  await question(page).getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByRole('dialog', { name: 'İki adımlı doğrulama' })).toBeVisible();
  await answer(page, CODE);
  await expect(page.getByText('“Cep telefonum” kaldırıldı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kaldır: Cep telefonum' })).toHaveCount(0);
  await press(page, 'Kaldır: Doğrulama uygulaması');
  await expect(question(page)).toContainText('bundan sonra giriş için yalnızca parola yeter.');
  await question(page).getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByText('Kapalı. Açmak için')).toBeVisible();
  expect(server.factors).toEqual([]);
});

test('a code is sent when asked, and replaced when expired', async ({ account, admin, page, server }) => {
  await server.add('phone', TELEPHONE);
  await page.goto('/admin/takvim');
  await page.waitForURL('**/giris?redirect=*');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await expect(page.getByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
  await expect(page.getByRole('button', { name: SEND })).toBeVisible();
  await expect(page.getByText('0532 765')).toHaveCount(0);
  expect(server.messages).toEqual([]);
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
