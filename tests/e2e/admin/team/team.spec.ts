import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { DESKTOP, expectRefusal, NEW_PASSWORD } from '../../support/identity';
import { notice } from '../../support/rows';
import type { Site } from '../../support/site';
import { expect, test } from '../../support/test';

const POLICY = /En az 12 karakter olmalı; herkesin kullandığı/;

/** Somebody's row in the table, or their card on a phone. */
function memberOf(page: Page, words: string): Locator {
  return page.getByRole('region', { name: 'Ekip listesi' }).locator('tr, li').filter({ hasText: words });
}

const TEAM = '/admin/ekip';

async function invite(
  page: Page,
  email: string,
  { name = '', role = 'Yönetici' }: { name?: string; role?: 'Yönetici' | 'Yazar' } = {},
): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Ad soyad (isteğe bağlı)').fill(name);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Davet et', exact: true }).click();
}

/** Presses the button in the person's row and answers its question. */
async function answer(page: Page, row: Locator, action: RegExp, reply: string): Promise<void> {
  await row.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: reply }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The link of the last of so many invitations that were sent to the address. */
async function lastLinkTo(site: Site, email: string, count: number): Promise<string> {
  const links = new RegExp(`^To: ${email}$[^]*?(https?://\\S+/giris/davet\\?\\S+)`, 'gm');
  const read = async () => [...(await site.readMails()).matchAll(links)].map(([, link = '']) => link);
  await expect.poll(read).toHaveLength(count);
  return (await read()).at(-1) ?? '';
}

async function accept(guest: Page, name: string, password: string, repeated = password): Promise<void> {
  await guest.getByLabel('Ad soyad').fill(name);
  await guest.getByLabel('Parola', { exact: true }).fill(password);
  await guest.getByLabel('Parola (yeniden)').fill(repeated);
  await guest.getByRole('button', { name: 'Hesabımı aç' }).click();
}

test('an invited person joins the team and can do nothing once the right is taken', async ({
  admin,
  backend,
  browser,
  page,
  site,
}) => {
  const inviter = await backend.createAccount('davet-eden', { isAdmin: true });
  await admin.signInTo(TEAM, inviter);
  const email = `davetli-${Date.now()}@mezunlar.example`;
  await expect(page).toHaveTitle('Ekip · Yönetim paneli');
  await expect(memberOf(page, 'siz')).toContainText(inviter.email);
  await invite(page, email.replace('@', ''), { name: 'Defne' });
  await expectRefusal(page, 'E-posta', /yazımını gözden geçirin/);
  await invite(page, email, { name: 'Defne' });
  await expect(notice(page)).toContainText(`Davet: ${email}`);
  await expect(notice(page)).toContainText('24 saat geçerli bir bağlantı gönderilir.');
  await expect(page.getByLabel('E-posta')).toHaveValue('');
  const row = memberOf(page, email);
  await expect(row).toContainText('Henüz giriş yapmadı');
  await expect(row).toContainText('Davet: az önce');
  await row.getByRole('button', { name: 'Yeniden davet et: Defne' }).click();
  await expect(notice(page)).toContainText(`Yeni davet: ${email}`);

  const context = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', viewport: DESKTOP });
  const guest = await context.newPage();
  await guest.goto(await lastLinkTo(site, email, 2));
  await expect(guest.getByRole('heading', { name: 'Hoş geldiniz' })).toBeVisible();
  await expect(guest.getByLabel('Ad soyad')).toHaveValue('Defne');
  await expect(guest.getByLabel('Parola', { exact: true })).toHaveAccessibleDescription(POLICY);
  await accept(guest, ' ', 'kısa', 'kisa');
  await expectRefusal(guest, 'Ad soyad', /Adınızı ve soyadınızı yazın\./);
  await expectRefusal(guest, 'Parola', /Parola en az 12 karakter olmalı\./);
  await expectRefusal(guest, 'Parola (yeniden)', 'İki parola aynı değil.');
  await expectAccessible(guest);
  await context.setOffline(true);
  await accept(guest, 'Defne Yıldız', NEW_PASSWORD);
  await expect(guest.getByRole('alert')).toContainText('Sunucuya ulaşılamıyor.');
  await expect(guest.getByLabel('Ad soyad')).toHaveValue('Defne Yıldız');
  await context.setOffline(false);
  await guest.getByRole('button', { name: 'Hesabımı aç' }).click();
  await guest.waitForURL('**/admin');
  await expect(guest.getByRole('button', { name: 'Merhaba, Defne Yıldız' })).toBeVisible();

  await page.goto(TEAM);
  await expect(row).toContainText('Defne Yıldız');
  await expect(row).toContainText('az önce');
  // The embedded server has no second step.
  await expect(page.getByText('İki adımlı doğrulama')).toHaveCount(0);
  await row.getByRole('button', { name: 'Ekipten çıkar: Defne Yıldız' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Defne Yıldız ekipten çıkarılsın mı?');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(row.getByRole('button', { name: /Ekipten çıkar/ })).toBeFocused();
  await answer(page, row, /Ekipten çıkar/, 'Ekipten çıkar');
  await expect(notice(page)).toContainText('Defne Yıldız artık ekipte değil.');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ekip listesi' })).toBeFocused();

  await guest.goto('/admin/duyurular');
  await guest.waitForURL((url) => url.pathname + url.search === '/?bildirim=yetkisiz');
  await context.close();
});

test('a writer is invited as such, becomes an administrator and a writer again, and the overview tells of it', async ({
  admin,
  backend,
  page,
  site,
}) => {
  await admin.signInTo(TEAM, await backend.createAccount('rol-veren', { isAdmin: true }));
  const email = `yazar-${Date.now()}@mezunlar.example`;
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Davet et', exact: true }).click();
  await expect(page.getByText('Davet ettiğiniz kişinin rolünü seçin.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yazar' })).toHaveAccessibleDescription(
    'Duyuru, haber, etkinlik ve avantaj taslakları hazırlar. Yayımlamaz, silmez; ayarları ve ekibi görmez.',
  );
  await invite(page, email, { name: 'Ece Ak', role: 'Yazar' });
  await expect(notice(page)).toContainText(`Davet: ${email}`);
  const row = memberOf(page, email);
  await expect(row).toContainText('Yazar');
  await lastLinkTo(site, email, 1);
  expect(await site.readMails()).toContain('yazar olmaya davet edildiniz. Yazarlar taslak hazırlar');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Yönetici yap: Ece Ak' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Ece Ak yönetici olsun mu?');
  await expect(question).toContainText('Bundan sonra sizinle aynı yetkiye sahip olur');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await answer(page, row, /Yönetici yap/, 'Yönetici yap');
  await expect(notice(page)).toContainText('Ece Ak artık yönetici.');
  await expect(row).toContainText('Yönetici');
  await answer(page, row, /Yazar yap/, 'Yazar yap');
  await expect(notice(page)).toContainText('Ece Ak artık yazar.');
  await expect(row.getByRole('button', { name: 'Yönetici yap: Ece Ak' })).toBeVisible();

  await page.goto('/admin');
  const important = page.getByRole('region', { name: 'Önemli değişiklikler' });
  await expect(important).toContainText(`Ekipteki rol değişti: Ece Ak (${email})`);
  await expect(page.locator('main')).toContainText('“Ece Ak” adlı kişiye yazar yetkisi verdi');
});

test('one’s own right goes after a stronger question', async ({ admin, backend, page }) => {
  // The last one who has signed in would have to stay.
  const { id } = await backend.createAccount('kalan', { isAdmin: true });
  await backend.changeSchema(`update auth.users set last_sign_in_at = now() where id = '${id}'`);
  const account = await backend.createAccount('giden', { isAdmin: true });
  await admin.signInTo(TEAM, account);
  const own = memberOf(page, account.email);
  await expect(own).toContainText('siz');
  await own.getByRole('button', { name: /Ekipten çıkar/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Ekipten çıkmak istiyor musunuz?');
  await expect(question).toContainText('Yönetim panelinden hemen çıkarılırsınız');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await answer(page, own, /Ekipten çıkar/, 'Ekipten çık');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});
