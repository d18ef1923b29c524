import { expectAccessible, expectToFit } from '../../support/accessibility';
import type { Backend, OtherAccount } from '../../support/backend';
import { DESKTOP, expectRefusal, NEW_PASSWORD, PHONE } from '../../support/identity';
import {
  accept,
  answer,
  invite,
  lastLinkTo,
  memberOf,
  notice,
  openAsGuest,
  openTeam,
  signInAsInviter,
} from '../../support/team';
import { expect, test } from '../../support/test';

const POLICY = /En az 12 karakter olmalı; herkesin kullandığı/;

/** Makes the account one that has signed in. */
function noteSignIn(backend: Backend, { id }: OtherAccount): Promise<void> {
  return backend.changeSchema(`update auth.users set last_sign_in_at = now() where id = '${id}'`);
}

test('an invited person joins the team and can do nothing once the right is taken', async ({
  admin,
  backend,
  browser,
  page,
  site,
}) => {
  const inviter = await signInAsInviter(admin, backend);
  const email = `davetli-${Date.now()}@mezunlar.example`;
  await openTeam(page);
  await expect(page).toHaveTitle('Ekip · Yönetim paneli');
  await expect(memberOf(page, 'siz')).toContainText(inviter.email);
  await invite(page, email.replace('@', ''), 'Defne');
  await expectRefusal(page, 'E-posta', /yazımını gözden geçirin/);
  await invite(page, email, 'Defne');
  await expect(notice(page)).toContainText(`Davet: ${email}`);
  await expect(notice(page)).toContainText('24 saat geçerli bir bağlantı gönderilir.');
  await expect(page.getByLabel('E-posta')).toHaveValue('');
  const row = memberOf(page, email);
  await expect(row).toContainText('Henüz giriş yapmadı');
  await expect(row).toContainText('Davet: az önce');
  await row.getByRole('button', { name: 'Yeniden davet et: Defne' }).click();
  await expect(notice(page)).toContainText(`Yeni davet: ${email}`);

  const guest = await openAsGuest(browser, site, DESKTOP);
  await guest.goto(await lastLinkTo(site, email, 2));
  await expect(guest.getByRole('heading', { name: 'Hoş geldiniz' })).toBeVisible();
  await expect(guest.getByLabel('Parola', { exact: true })).toHaveAccessibleDescription(POLICY);
  await accept(guest, ' ', 'kısa', 'kisa');
  await expectRefusal(guest, 'Ad soyad', /Adınızı ve soyadınızı yazın\./);
  await expectRefusal(guest, 'Parola', /Parola en az 12 karakter olmalı\./);
  await expectRefusal(guest, 'Parola (yeniden)', 'İki parola aynı değil.');
  await expectAccessible(guest);
  await guest.context().setOffline(true);
  await accept(guest, 'Defne Yıldız', NEW_PASSWORD);
  await expect(guest.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await expect(guest.getByLabel('Ad soyad')).toHaveValue('Defne Yıldız');
  await guest.context().setOffline(false);
  await guest.getByRole('button', { name: 'Hesabımı aç' }).click();
  await guest.waitForURL('**/admin');
  await expect(guest.getByRole('link', { name: 'Merhaba, Defne Yıldız' })).toBeVisible();

  await openTeam(page);
  await expect(row).toContainText('Defne Yıldız');
  await expect(row).toContainText('az önce');
  await expect(row).toContainText('Kapalı');
  await row.getByRole('button', { name: 'Yetkisini al: Defne Yıldız' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Defne Yıldız yönetici olmaktan çıkarılsın mı?');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(row.getByRole('button')).toBeFocused();
  await answer(page, row, /Yetkisini al/, 'Yetkisini al');
  await expect(notice(page)).toContainText('Defne Yıldız artık yönetici değil.');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Yöneticiler' })).toBeFocused();

  await guest.goto('/admin/duyurular');
  await guest.waitForURL((url) => url.pathname + url.search === '/?bildirim=yetkisiz');
  await guest.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a withdrawn link lets nobody in and says what to do', async ({
    admin,
    backend,
    browser,
    page,
    site,
  }) => {
    await signInAsInviter(admin, backend);
    const email = `iptal-${Date.now()}@mezunlar.example`;
    await openTeam(page);
    await invite(page, email);
    const row = memberOf(page, email);
    await answer(page, row, /Daveti iptal et/, 'Daveti iptal et');
    await expect(notice(page)).toContainText(`${email} için gönderilen davet iptal edildi.`);
    await expect(row).toHaveCount(0);

    const guest = await openAsGuest(browser, site, PHONE);
    await guest.goto(await lastLinkTo(site, email));
    await accept(guest, 'Sonra Gelen', NEW_PASSWORD);
    await expect(guest.getByRole('alert')).toContainText('daha önce kullanılmış');
    await expect(guest.getByText('bir yöneticiden yeni davet isteyin')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/giris');
    await expectAccessible(guest);
    await guest.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
    await expect(guest.getByRole('button', { name: 'Bağlantıyı gönder' })).toBeVisible();
    await guest.goto('/giris/davet');
    await expect(guest.getByRole('alert')).toContainText('Davet bağlantısı eksik.');
    await guest.context().close();
  });
});

test('each failure of the invitation is told in Turkish, and what was typed stays', async ({
  admin,
  backend,
  complaints,
  page,
  site,
}) => {
  const account = await signInAsInviter(admin, backend);
  const email = `sonra-${Date.now()}@mezunlar.example`;
  complaints.allow(/invite-admin/, /ERR_FAILED/, /Failed to fetch/, /\b(?:40[013]|409|502)\b/);
  await openTeam(page);
  const expectFailure = async (sentence: string) => {
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('E-posta')).toHaveValue(email);
    await expect(page.getByLabel('Ad soyad (isteğe bağlı)')).toHaveValue('Sonra Gelen');
  };

  await page.route('**/functions/v1/invite-admin', (route) => route.abort());
  await invite(page, email, 'Sonra Gelen');
  await expectFailure('Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.');
  await page.unroute('**/functions/v1/invite-admin');

  await page.route('**/functions/v1/invite-admin', (route) =>
    route.fulfill({ status: 502, headers: { 'x-relay-error': 'true' }, body: 'relay' }),
  );
  await page.getByRole('button', { name: 'Davet et', exact: true }).click();
  await expectFailure('Davetleri gönderen hizmet yanıt vermiyor');
  await expectAccessible(page);
  await page.unroute('**/functions/v1/invite-admin');

  await invite(page, (await site.readStatus()).ADMIN_EMAIL, 'Sonra Gelen');
  await expectRefusal(page, 'E-posta', 'Bu adres zaten bir yöneticinin.');
  await expect(page.getByLabel('E-posta')).toBeFocused();

  await backend.endSessions(account);
  await invite(page, email, 'Sonra Gelen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Parola', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(memberOf(page, email)).toContainText('Sonra Gelen');
});

test('one’s own right goes after a stronger question', async ({ admin, backend, page }) => {
  await noteSignIn(backend, await backend.createAccount('kalan', { isAdmin: true }));
  const account = await backend.createAccount('giden', { isAdmin: true });
  await admin.signIn(account);
  await openTeam(page);
  const own = memberOf(page, account.email);
  await expect(own).toContainText('siz');
  await own.getByRole('button', { name: /Yetkisini al/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Kendi yetkinizi almak istiyor musunuz?');
  await expect(question).toContainText('Yönetim panelinden hemen çıkarılırsınız');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await answer(page, own, /Yetkisini al/, 'Yetkimi al ve çık');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});

test('the right of the last one stays, and the page says why', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  const [first, second] = [
    await backend.createAccount('son', { isAdmin: true }),
    await backend.createAccount('sondan-once', { isAdmin: true }),
  ];
  await noteSignIn(backend, second);
  await admin.signIn(first);
  const returnRights = await backend.keepAdministrators([first, second]);
  await openTeam(page);
  const own = memberOf(page, first.email);
  await expect(own.getByRole('button', { name: /Yetkisini al/ })).toBeVisible();

  // The other one goes meanwhile, which this page does not know.
  await backend.revokeAdmin(second);
  complaints.allow(/remove_administrator/, /\b409\b/);
  await answer(page, own, /Yetkisini al/, 'Yetkimi al ve çık');
  await expect(notice(page)).toContainText('Sitede giriş yapmış başka yönetici kalmayacağı için');
  await expect(own).toContainText('Yetkisi alınamaz: Giriş yapmış başka yönetici yok.');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectToFit(page, 320);
  await returnRights();
});

test('a team that cannot be read is read again', async ({ admin, backend, complaints, page }) => {
  complaints.allow(/rpc\/team/, /ERR_FAILED/, /Failed to fetch/);
  await signInAsInviter(admin, backend);
  await page.route('**/rpc/team', (route) => route.abort());
  await page.goto('/admin/ekip');
  const failure = page.getByRole('alert').filter({ hasText: 'Ekip okunamadı' });
  await expect(failure).toContainText('Sunucuya ulaşılamıyor.');
  await page.unroute('**/rpc/team');
  await failure.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(memberOf(page, 'siz')).toBeVisible();
});
