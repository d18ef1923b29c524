import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`an administrator signs in, is greeted, finds a tab for each content type, and signs out, ${size.width} pixels wide`, async ({
    admin,
    backend,
    page,
  }) => {
    let letPass: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (letPass = resolve));
    await page.route('**/auth/v1/token*', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.setViewportSize(size);
    await page.goto('/giris');
    await admin.fillLogin(await backend.createAccount('ilkay', { isAdmin: true }));
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByRole('button', { name: 'Giriliyor…' })).toBeVisible();
    letPass();

    await page.waitForURL('**/admin');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Merhaba, ilkay-\d+$/ })).toBeVisible();
    await expect(header.getByText('İ', { exact: true })).toBeVisible();

    if (size.width < 992) await header.getByRole('button', { name: 'Menüyü aç' }).click();
    const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
    const tabs = menu.getByRole('link');
    await expect(tabs).toHaveText([
      /^Genel Bakış$/,
      /^Duyurular/,
      /^Etkinlikler/,
      /^Takvim$/,
      /^Bülten$/,
      /^Mezunlardan Haberler/,
      /^Üyelere Avantajlar/,
      /^Dernek bilgileri$/,
      /^Yönetim kurulu$/,
      /^Ödül alanlar$/,
      /^Edebiyat ödülü$/,
      /^Ana sayfa görselleri$/,
      /^Aidatlar$/,
      /^Bülten arşivi$/,
      /^Ekip$/,
      /^Çöp kutusu$/,
    ]);
    await expect(menu.getByRole('region', { name: 'Dernek' }).getByRole('link')).toHaveCount(7);
    await expectAccessible(page);
    await tabs.filter({ hasText: /^Bülten$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bülten' })).toBeVisible();

    await header.getByRole('button', { name: 'Çıkış' }).click();
    await page.waitForURL('**/giris');
    await page.goto('/admin');
    await page.waitForURL('**/giris?redirect=*');
  });
}

test('signing out gives up what is still being read', async ({ admin, backend, page }) => {
  await admin.signIn(await backend.createAccount('ceren', { isAdmin: true }));
  let end: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  await page.route('**/rpc/latest_changes', () => isOver);
  const asked = page.waitForRequest('**/rpc/latest_changes');
  await page.goto('/admin/etkinlikler');
  await asked;

  // The session ends only once the reading has been given up.
  const isGivenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('latest_changes'));
  await page.route('**/auth/v1/logout*', async (route) => {
    await isGivenUp;
    await route.continue();
  });
  const signedOut = page.waitForResponse('**/auth/v1/logout*');
  await page.getByRole('button', { name: 'Çıkış' }).click();
  expect((await signedOut).ok()).toBe(true);
  await page.waitForURL('**/giris');
  end();
});

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('while the code of a screen is on its way, its place says so and the menu stays in use', async ({
    page,
  }) => {
    let letPass: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (letPass = resolve));
    await page.route('**/assets/team-page-*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
    await menu.getByRole('link', { name: 'Ekip' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Yükleniyor…');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: /^Takvim/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible();
    await menu.getByRole('link', { name: 'Ekip' }).click();
    letPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Ekip' })).toBeVisible();
  });
});
