import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../support/accessibility';
import { searched } from '../support/list-address';
import { DESK, openForm, press, save, title } from '../support/row-form';
import { answerForApp, CODE } from '../support/second-step';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

const newAnnouncement = (page: Page) => page.getByRole('button', { name: 'Yeni duyuru' });

test('an administrator whose save is refused for the missing second step enters the code in the form, and the save goes on', async ({
  admin,
  backend,
  complaints,
  context,
  page,
  site,
}) => {
  complaints.allow(/answered (?:403|422)/, /status of (?:403|422)/);
  const account = await backend.createAccount('ikinci-adim', { isAdmin: true });
  const id = await backend.createAnnouncement({ title: 'İki adımdan önce' });
  const [added, changed] = [`Kodla eklenen ${Date.now()}`, `Kodla değişen ${Date.now()}`];
  await admin.signIn(account);
  await openForm(page, id);
  await title(page).fill(changed);
  await answerForApp(context, site, backend, account);

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'İki adımlı doğrulama' });
  await expect(dialog.getByLabel('Doğrulama kodu')).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(DESK);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bu işlem için iki adımlı doğrulama gerekiyor.')).toBeVisible();
  await expect(title(page)).toHaveValue(changed);
  expect(await backend.hasAnnouncement(changed)).toBe(false);

  await save(page);
  await dialog.getByLabel('Doğrulama kodu').fill('000000');
  await dialog.getByRole('button', { name: 'Doğrula' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kod hatalı ya da süresi dolmuş.');
  await dialog.getByLabel('Doğrulama kodu').fill(CODE);
  await dialog.getByRole('button', { name: 'Doğrula' }).click();
  await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();
  expect(await backend.hasAnnouncement(changed)).toBe(true);

  // The next requests use the new token.
  await expect(admin.form).toHaveCount(0);
  await admin.startAnnouncement();
  await title(page).fill(added);
  await save(page);
  await expect(admin.form).toHaveCount(0);
  expect(await backend.hasAnnouncement(added)).toBe(true);
});

test('an upload that is refused because the second step is missing goes on after the code', async ({
  admin,
  backend,
  complaints,
  context,
  page,
  site,
}) => {
  complaints.allow(/answered 40[03]/, /status of 40[03]/);
  const account = await backend.createAccount('yuklerken', { isAdmin: true });
  const name = `Resmi kodla yüklenen ${Date.now()}`;
  await admin.signIn(account);
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await answerForApp(context, site, backend, account);
  const filled = admin.fillAnnouncement({ title: name, withCover: true });
  await page.getByLabel('Doğrulama kodu').fill(CODE);
  await press(page, 'Doğrula');
  await filled;
  await save(page);
  await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();
  expect(await backend.hasAnnouncement(name)).toBe(true);
});

test('a list whose session lacks the second step leads to the code and back', async ({
  admin,
  backend,
  complaints,
  context,
  page,
  site,
}) => {
  complaints.allow(/answered 403/, /status of 403/);
  const account = await backend.createAccount('listede', { isAdmin: true });
  const name = `Koddan sonra silinen ${Date.now()}`;
  await backend.createAnnouncement({ title: name });
  await admin.signIn(account);
  await page.goto(searched('/admin/duyurular', 'Koddan'));
  await expect(admin.row(name)).toBeVisible();
  await answerForApp(context, site, backend, account);

  await admin.deleteAnnouncement(name);
  await page.waitForURL('**/giris?redirect=*');
  await expect(page.getByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize(DESK);
  await page.getByLabel('Doğrulama kodu').fill(CODE);
  await press(page, 'Doğrula');
  await page.waitForURL(/\/admin\/duyurular\?.*Koddan/);
  await expect(admin.row(name)).toBeVisible();
  await admin.deleteAnnouncement(name);
  await expect(admin.row(name)).toHaveCount(0);
});

test('a visit that begins without the second step is asked for it first', async ({
  admin,
  backend,
  complaints,
  context,
  page,
  site,
}) => {
  // The overview may still be asking when the account gets its second step.
  complaints.allow(/answered 403/, /status of 403/);
  const account = await backend.createAccount('bastan', { isAdmin: true });
  await admin.signIn(account);
  await answerForApp(context, site, backend, account);
  await page.goto('/admin/duyurular');
  await page.waitForURL('**/giris?redirect=*');
  await page.getByLabel('Doğrulama kodu').fill(CODE);
  await press(page, 'Doğrula');
  await page.waitForURL(/\/admin\/duyurular(\?|$)/);
  await expect(newAnnouncement(page)).toBeVisible();
});

test('a person who is no longer an administrator sees so over the form, and what was typed stays', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/answered 403/, /status of 403/);
  const account = await backend.createAccount('yetkisiz-kalan', { isAdmin: true });
  await admin.signIn(account);
  await admin.openAnnouncements();
  // Each navigation asks for the right. This one still has it.
  const allowed = page.waitForResponse((answer) => answer.url().includes('/rpc/is_admin'));
  await admin.startAnnouncement();
  await allowed;
  await title(page).fill('Yetkisiz kalanın duyurusu');
  await backend.revokeAdmin(account);
  await save(page);
  await expect(page.getByText('Bu hesabın yönetici yetkisi yok.')).toBeVisible();
  await expect(title(page)).toHaveValue('Yetkisiz kalanın duyurusu');
});

test('a session that was ended on another device is renewed over the form', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/answered 40[13]/, /status of 40[13]/);
  const account = await backend.createAccount('uzaktan', { isAdmin: true });
  const typed = `Uzaktan kapatılan ${Date.now()}`;
  await admin.signIn(account);
  await admin.openAnnouncements();
  // Each navigation asks for the right. This one still has it.
  const allowed = page.waitForResponse((answer) => answer.url().includes('/rpc/is_admin'));
  await admin.startAnnouncement();
  await allowed;
  await title(page).fill(typed);
  await backend.endSessions(account);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await dialog.getByLabel('Parola', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();
  expect(await backend.hasAnnouncement(typed)).toBe(true);
});
