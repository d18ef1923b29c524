import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Administrator } from './administrator';
import type { Backend, OtherAccount } from './backend';
import type { PHONE } from './identity';
import type { Site } from './site';

/** Somebody's row in the table, or their card on a phone. */
export function memberOf(page: Page, words: string): Locator {
  return page.getByRole('region', { name: 'Yöneticiler' }).locator('tr, li').filter({ hasText: words });
}

/** The notice that is shown. */
export const notice = (page: Page) => page.getByRole('region', { name: 'Bildirimler' }).getByRole('alert');

/** Each test has an inviter of its own, because invitations are limited by administrator. */
export async function signInAsInviter(admin: Administrator, backend: Backend): Promise<OtherAccount> {
  const account = await backend.createAccount('davet-eden', { isAdmin: true });
  await admin.signIn(account);
  return account;
}

export async function openTeam(page: Page): Promise<void> {
  await page.goto('/admin/ekip');
  await expect(page.getByRole('region', { name: 'Yöneticiler' })).toBeVisible();
}

export async function invite(page: Page, email: string, name = ''): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Ad soyad (isteğe bağlı)').fill(name);
  await page.getByRole('button', { name: 'Davet et', exact: true }).click();
}

/** Presses the button in the person's row and answers its question. */
export async function answer(page: Page, row: Locator, action: RegExp, reply: string): Promise<void> {
  await row.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: reply }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The links of all invitations that were sent to the address, oldest first. */
async function linksTo(site: Site, email: string): Promise<string[]> {
  const mails = (await site.readMails()).split(/^Date: /m).filter((mail) => mail.includes(`To: ${email}`));
  return mails.flatMap((mail) => /https?:\/\/\S+\/giris\/davet\?\S+/.exec(mail) ?? []);
}

export async function lastLinkTo(site: Site, email: string, count = 1): Promise<string> {
  await expect.poll(() => linksTo(site, email)).toHaveLength(count);
  return (await linksTo(site, email)).at(-1) ?? '';
}

export async function openAsGuest(browser: Browser, site: Site, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', viewport });
  return context.newPage();
}

export async function accept(
  guest: Page,
  name: string,
  password: string,
  repeated = password,
): Promise<void> {
  await guest.getByLabel('Ad soyad').fill(name);
  await guest.getByLabel('Parola', { exact: true }).fill(password);
  await guest.getByLabel('Parola (yeniden)').fill(repeated);
  await guest.getByRole('button', { name: 'Hesabımı aç' }).click();
}
