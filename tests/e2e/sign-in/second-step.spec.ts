import { examine } from '../support/accessibility';
import { changePassword, expectRefusal, mailedLink, NEW_PASSWORD } from '../support/identity';
import { searched } from '../support/list-address';
import { openForm, press, save, title } from '../support/row-form';
import { CODE } from '../support/second-step';
import { expect, test } from '../support/test';

test.beforeEach(({ complaints }) => complaints.allow(/\b4(?:0[013]|22)\b/));

test('a save that is refused goes on after the code; who lost the right sees so over the form', async ({
  account,
  admin,
  backend,
  page,
  server,
}) => {
  const id = await backend.createAnnouncement({ title: 'İki adımdan önce' });
  const [added, changed] = [`Kodla eklenen ${Date.now()}`, `Kodla değişen ${Date.now()}`];
  await admin.signIn(account);
  // A new document asks for the right before it shows anything. After another navigation the form is there before the answer.
  await openForm(page, id);
  await title(page).fill(changed);
  await server.add('totp');

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'İki adımlı doğrulama' });
  const code = dialog.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await examine(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bu işlem için iki adımlı doğrulama gerekiyor.')).toBeVisible();
  await expect(title(page)).toHaveValue(changed);
  expect(await backend.hasAnnouncement(changed)).toBe(false);

  await save(page);
  await code.fill('000000');
  await press(page, 'Doğrula');
  await expect(dialog.getByRole('alert')).toContainText('Kod hatalı ya da süresi dolmuş.');
  await code.fill(CODE);
  await press(page, 'Doğrula');
  await expect(page.getByText('Taslak olarak saklandı.')).toBeVisible();
  expect(await backend.hasAnnouncement(changed)).toBe(true);

  // The next requests use the new token.
  await expect(admin.form).toHaveCount(0);
  await admin.startAnnouncement();
  await title(page).fill(added);
  await save(page);
  await expect(admin.form).toHaveCount(0);
  expect(await backend.hasAnnouncement(added)).toBe(true);

  await page.goto('/admin/duyurular/yeni');
  await title(page).fill('Yetkisiz kalanın duyurusu');
  await backend.revokeAdmin(account);
  await save(page);
  await expect(page.getByText('Bu hesabın yönetici yetkisi yok.')).toBeVisible();
  await expect(title(page)).toHaveValue('Yetkisiz kalanın duyurusu');
});

test('a list leads to the missing code and back', async ({ account, admin, backend, page, server }) => {
  const name = `Koddan sonra silinen ${Date.now()}`;
  await backend.createAnnouncement({ title: name });
  await admin.signIn(account);
  await page.goto(searched('/admin/duyurular', 'Koddan'));
  await expect(admin.row(name)).toBeVisible();
  await server.add('totp');
  await admin.deleteAnnouncement(name);
  await page.waitForURL('**/giris?redirect=*');
  await expect(page.getByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
  await examine(page);
  await page.getByLabel('Doğrulama kodu').fill(CODE);
  await press(page, 'Doğrula');
  await page.waitForURL(/\/admin\/duyurular\?.*Koddan/);
  await admin.deleteAnnouncement(name);
  await expect(admin.row(name)).toHaveCount(0);
});

test('a forgotten password is replaced after the code', async ({ account, context, page, server, site }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
  await server.add('totp');
  await page.goto('/giris/parolami-unuttum');
  await page.getByLabel('E-posta').fill(account.email);
  await press(page, 'Bağlantıyı gönder');
  await page.goto(await mailedLink(site, account.email, '/giris/yeni-parola'));
  await changePassword(page, { fresh: account.password });
  await page.getByLabel('Doğrulama kodu').fill(CODE);
  await press(page, 'Doğrula');
  await expectRefusal(page, 'Yeni parola', /Yeni parola eskisinden farklı olmalı\./);
  await changePassword(page, { fresh: NEW_PASSWORD });
  await expect(page.getByRole('alert')).toContainText(
    'Parolanız değişti. Hesabınıza şunlarla da girilebiliyor; tanımadığınızı kaldırın.',
  );
  const ways = page.getByRole('list', { name: 'Doğrulama yöntemleri' });
  await expect(ways).toContainText(/^Doğrulama uygulaması.*eklendi/);
  await examine(page);
  await press(page, 'Yönetim paneline geç');
  await page.waitForURL('**/admin');
});
