import type { Page, Request } from '@playwright/test';
import { examine } from '../support/accessibility';
import { openForm, press, save, title } from '../support/row-form';
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

test('a blocked script is told, and the next try loads it again', async ({ captcha, complaints, page }) => {
  complaints.allow(/ERR_FAILED/, /challenges\.cloudflare\.com/);
  captcha.isBlocked = true;
  const tokens = tokensSentTo(page, '/recover');
  await page.goto('/giris/parolami-unuttum');
  await page.getByLabel('E-posta').fill('engelli@mezunlar.example');
  const send = page.getByRole('button', { name: 'Bağlantıyı gönder' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Robot denetimi yüklenemedi.');
  await expect(page.getByLabel('E-posta')).toHaveValue('engelli@mezunlar.example');
  expect(tokens).toEqual([]);
  await examine(page);
  captcha.isBlocked = false;
  await send.click();
  await expect(page.getByText('Bu adrese kayıtlı bir hesap varsa bağlantı gönderilir.')).toBeVisible();
  expect(tokens).toEqual(['jeton-1']);
});

test('another tab renews a lost session', async ({ account, admin, backend, complaints, context, page }) => {
  complaints.allow(/\b40[013]\b/);
  const id = await backend.createAnnouncement({ title: 'Sekmeden önce' });
  const changed = `Sekmeden sonra ${Date.now()}`;
  await admin.signIn(account);
  await openForm(page, id);
  await title(page).fill(changed);
  await backend.endSessions(account);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(dialog.getByLabel('Parola', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Henüz giriş yapılmadı.');
  await examine(page);

  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Giriş sayfasını aç' }).click();
  const tab = await opening;
  await tab.getByLabel('E-posta').fill(account.email);
  await tab.getByLabel('Parola', { exact: true }).fill(account.password);
  await tab.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await tab.waitForURL(/\/admin/);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();
  expect(await backend.hasAnnouncement(changed)).toBe(true);
});
