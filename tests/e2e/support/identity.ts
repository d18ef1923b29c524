import { expect, type Browser, type Page } from '@playwright/test';
import { Administrator } from './administrator';
import type { Account } from './backend';

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

/** Signs the account in on a phone, in a browser context of its own. */
export async function signInOnPhone(
  browser: Browser,
  baseURL: string | undefined,
  account: Account,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'tr-TR', userAgent: IPHONE, viewport: PHONE });
  const page = await context.newPage();
  await new Administrator(page, account).signIn();
  return page;
}

/** Returns a function that asks the database whether the page's token belongs to an administrator. */
export async function askForRights(page: Page): Promise<() => Promise<string>> {
  const sent = page.waitForRequest(/\/rest\/v1\/announcements/);
  await page.goto('/admin/duyurular');
  const { authorization = '', apikey = '' } = await (await sent).allHeaders();
  const { origin } = new URL(page.url());
  return async () => {
    const headers = { authorization, apikey };
    const answer = await page.request.post(`${origin}/rest/v1/rpc/is_admin`, { headers, data: {} });
    return answer.ok() ? await answer.text() : 'refused';
  };
}
