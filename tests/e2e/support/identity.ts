import { expect, type Browser, type Page } from '@playwright/test';
import { Administrator } from './administrator';
import type { Account } from './backend';
import type { Site } from './site';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
/** A strong password that no account has. */
export const NEW_PASSWORD = 'yedi bulutlu kestane rengi';

interface Passwords {
  current?: string;
  fresh: string;
  repeated?: string;
}

export async function changePassword(
  page: Page,
  { current, fresh, repeated = fresh }: Passwords,
): Promise<void> {
  if (current !== undefined) await page.getByLabel('Şimdiki parola').fill(current);
  await page.getByLabel('Yeni parola', { exact: true }).fill(fresh);
  await page.getByLabel('Yeni parola (yeniden)', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
}

/** Fails unless the sentence describes the field and marks it as invalid. */
export async function expectRefusal(page: Page, label: string, sentence: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

export async function openAccount(admin: Administrator, account: Account): Promise<void> {
  await admin.signInTo('/admin/hesap', account);
}

/** Returns the first link in a mail to the address that leads to that path. */
export async function mailedLink(site: Site, email: string, path: string): Promise<string> {
  const link = new RegExp(`To: ${email}[^]*?(https?://\\S+${path}\\?\\S+)`);
  await expect.poll(() => site.readMails()).toMatch(link);
  return link.exec(await site.readMails())?.[1] ?? '';
}

/**
 * Signs the account in on a phone, in a browser context of its own. Returns also a function that asks the database whether the phone's
 * token belongs to an administrator.
 */
export async function signInOnPhone(browser: Browser, baseURL: string | undefined, account: Account) {
  const context = await browser.newContext({ baseURL, locale: 'tr-TR', userAgent: IPHONE, viewport: PHONE });
  const page = await context.newPage();
  const sent = page.waitForRequest(/\/rest\/v1\/announcements/);
  await new Administrator(page, account).signInTo('/admin/duyurular');
  const { authorization = '', apikey = '' } = await (await sent).allHeaders();
  const { origin } = new URL(page.url());
  const askForRights = async (): Promise<string> => {
    const headers = { authorization, apikey };
    const answer = await page.request.post(`${origin}/rest/v1/rpc/is_admin`, { headers, data: {} });
    return answer.ok() ? await answer.text() : 'refused';
  };
  return { context, askForRights };
}

/** GoTrue's codes for new passwords, which the embedded backend never asks for. */
interface CodeServer {
  /** The code in the last mail. Each try uses it up. */
  code: string;
}

/** Answers on the network as GoTrue 2.196.0 does in a session older than a day; the embedded backend changes the password. */
export async function askForCodes(page: Page): Promise<CodeServer> {
  const server: CodeServer = { code: '' };
  let mails = 0;
  const refuse = (code: string) => ({ json: { code, error_code: code, msg: 'english' } });
  await page.route('**/auth/v1/reauthenticate', (route) => {
    server.code = String(5_027_914_568 + (mails += 1));
    return route.fulfill({ json: {} });
  });
  await page.route('**/auth/v1/user', (route) => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.fallback();
    const { nonce, ...change } = request.postDataJSON() as Record<string, string>;
    if (nonce === undefined) return route.fulfill({ status: 400, ...refuse('reauthentication_needed') });
    if (nonce !== server.code) return route.fulfill({ status: 422, ...refuse('reauthentication_not_valid') });
    server.code = '';
    return route.continue({ postData: change });
  });
  return server;
}
