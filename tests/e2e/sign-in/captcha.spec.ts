import type { Page, Request } from '@playwright/test';
import { examine } from '../support/accessibility';
import { press } from '../support/row-form';
import { test } from '../support/sign-in-site';
import { expect } from '../support/test';

/** Records the captcha tokens of the requests to an address of the sign-in server. */
function tokensSentTo(page: Page, path: string): (string | undefined)[] {
  const sent: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().includes(path)) return;
    const body = request.postDataJSON() as { gotrue_meta_security?: { captcha_token?: string } };
    sent.push(body.gotrue_meta_security?.captcha_token);
  });
  return sent;
}

test('each try to sign in has a token of its own', async ({ account, admin, complaints, page }) => {
  complaints.allow(/\b400\b/);
  const tokens = tokensSentTo(page, '/token?grant_type=password');
  await page.goto('/giris');
  await expect(page.getByRole('group', { name: 'Robot denetimi' })).toBeVisible();
  await examine(page);
  await admin.fillLogin({ ...account, password: 'yanlış parola' });
  await press(page, 'Giriş Yap');
  await expect(page.getByRole('alert')).toContainText('E-posta');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await page.waitForURL(/\/admin/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(tokens).toEqual(['jeton-1', 'jeton-2']);
  expect(await page.evaluate(() => 'turnstile' in window)).toBe(false);
});

test('a form sent before the check waits for the person', async ({ account, admin, captcha, page }) => {
  captcha.needsClick = true;
  await page.goto('/giris');
  await admin.fillLogin(account);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Bir onay kutusu görürseniz' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bu cihazda açık kal' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Robot değilim' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin/);
});
