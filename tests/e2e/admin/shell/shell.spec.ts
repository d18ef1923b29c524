import { DESKTOP, PHONE } from '../../support/identity';
import { expect, test } from '../../support/test';

/** Returns a promise and the function that resolves it. */
function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

test('an administrator signs in, finds a tab for each content type, and signs out', async ({
  admin,
  backend,
  page,
}) => {
  const signIn = gate();
  await page.route('**/auth/v1/token*', async (route) => {
    await signIn.passed;
    await route.continue();
  });
  await page.setViewportSize(DESKTOP);
  await page.goto('/giris');
  await admin.fillLogin(await backend.createAccount('ilkay', { isAdmin: true }));
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('button', { name: 'Giriliyor…' })).toBeVisible();
  signIn.open();

  await page.waitForURL('**/admin');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /^Merhaba, ilkay-\d+$/ })).toBeVisible();
  await expect(header.locator('[data-initial="İ"]')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
  const tabs = menu.getByRole('link');
  const expectTabs = async () => {
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
      /^Eski bültenler$/,
      /^Dosyalar$/,
      /^Ekip$/,
      /^Çöp kutusu$/,
    ]);
    await expect(menu.getByRole('region', { name: 'Dernek' }).getByRole('link')).toHaveCount(7);
  };
  await expectTabs();
  await tabs.filter({ hasText: /^Ödül alanlar$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ödül alanlar' })).toBeVisible();
  await expect(page.getByRole('row').nth(15)).toBeVisible();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await expect(tabs.filter({ hasText: /^Genel Bakış$/ }), 'the menu stays in view').toBeInViewport();
  await tabs.filter({ hasText: /^Bülten$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bülten' })).toBeVisible();

  await page.setViewportSize(PHONE);
  await header.getByRole('button', { name: 'Menüyü aç' }).click();
  await expectTabs();
  await tabs.filter({ hasText: /^Aidatlar$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aidatlar' })).toBeVisible();
  await header.getByRole('button', { name: /^Merhaba, / }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Hesabım',
    'Cihazınızın ayarı',
    'Açık',
    'Koyu',
    'Olağan yazı',
    'Büyük yazı (%115)',
    'Çok büyük yazı (%130)',
    'Çıkış',
  ]);
  // A click can miss the item while the menu is still opening.
  await page.getByRole('menuitem', { name: 'Çıkış' }).press('Enter');
  await page.waitForURL('**/giris');
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('a screen whose code is gone loads from the new version', async ({ admin, complaints, page }) => {
    complaints.allow(/404/, /Failed to fetch dynamically imported module/, /React Router caught/);
    let isReplaced = true;
    await page.route('**/assets/form-route-*.js', (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await admin.openAnnouncements();
    await page.route(/\/admin\/duyurular\/yeni(\?|$)/, (route) => {
      isReplaced = false;
      return route.continue();
    });
    await admin.startAnnouncement();
    expect(isReplaced).toBe(false);
  });
});
