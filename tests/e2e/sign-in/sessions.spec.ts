import type { Browser, BrowserContext, Page } from '@playwright/test';
import { examine } from '../support/accessibility';
import { searched } from '../support/list-address';
import { press, save, title } from '../support/row-form';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { refuseStorage } from '../support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
const newAnnouncement = (page: Page) => page.getByRole('button', { name: 'Yeni duyuru' });

/** The same device after its browser was closed: session storage and session cookies are gone. */
async function reopenBrowser(browser: Browser, before: BrowserContext, site: Site): Promise<Page> {
  const storageState = await before.storageState();
  const context = await browser.newContext({ baseURL: site.url, locale: 'tr-TR', storageState });
  return context.newPage();
}

/** Moves the stored times back by this many days, as if the days had passed, and looks at the tab again. */
async function letDaysPass(page: Page, sinceSignIn: number, sinceUse: number) {
  const past = { signedInAt: Date.now() - sinceSignIn * DAY_MS, usedAt: Date.now() - sinceUse * DAY_MS };
  await page.evaluate((changed) => {
    for (const storage of [localStorage, sessionStorage]) {
      const stored = storage.getItem('dernek-oturum-suresi');
      if (stored === null) continue;
      const times = JSON.parse(stored) as Record<string, number>;
      storage.setItem('dernek-oturum-suresi', JSON.stringify({ ...times, ...changed }));
    }
    document.dispatchEvent(new Event('visibilitychange'));
  }, past);
}

test('a session ends with the browser, not with its tab', async ({ admin, browser, context, page, site }) => {
  await page.goto('/giris');
  await expect(page.getByRole('checkbox', { name: 'Bu cihazda açık kal' })).not.toBeChecked();
  const sentence = 'İşaretlemezseniz sitenin son sekmesini kapattığınızda oturumunuz da kapanır.';
  await expect(page.getByText(sentence)).toBeVisible();
  await admin.signIn();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Genel Bakış' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/admin/duyurular');
  await expect(newAnnouncement(second)).toBeVisible();

  expect(JSON.stringify(await context.storageState())).not.toContain('access_token');
  const later = await reopenBrowser(browser, context, site);
  await later.goto('/admin/duyurular');
  await later.waitForURL('**/giris?redirect=*');
  await later.context().close();
});

test('a device that is kept signed in is so for a week', async ({ admin, browser, context, page, site }) => {
  await page.goto('/giris');
  await admin.fillLogin();
  await page.getByText('Bu cihazda açık kal').click();
  await press(page, 'Giriş Yap');
  await page.waitForURL(/\/admin/);

  const later = await reopenBrowser(browser, context, site);
  await later.goto('/admin/duyurular');
  await expect(newAnnouncement(later)).toBeVisible();

  await letDaysPass(later, 8, 6);
  await later.goto('/admin/duyurular');
  await expect(newAnnouncement(later)).toBeVisible();
  // Nothing that is still being asked of the back office notices the end first.
  await later.goto('/');
  await letDaysPass(later, 8, 7.01);
  await later.goto(searched('/admin/duyurular', 'x'));
  await later.waitForURL('**/giris?redirect=*');
  const sentence =
    'Oturumunuz 7 gün boyunca kullanılmadığı için sona erdi. Devam etmek için yeniden giriş yapın.';
  await expect(later.getByText(sentence)).toBeVisible();
  await examine(later);
  expect(JSON.stringify(await later.context().storageState())).not.toContain('access_token');
  await later.context().close();
});

test('a session ends after thirty days, and a form keeps what is typed', async ({ account, admin, page }) => {
  const typed = `Otuz gün sonra ${Date.now()}`;
  await admin.signIn(account);
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await title(page).fill(typed);
  await letDaysPass(page, 30.01, 0);

  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await dialog.getByLabel('Parola', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toHaveValue(typed);
  await save(page);
  await expect(page.getByText('Taslak olarak saklandı.')).toBeVisible();

  await letDaysPass(page, 30.01, 0);
  await page.waitForURL('**/giris?redirect=*');
  await expect(page.getByText('Oturumunuz 30 günü doldurduğu için sona erdi.')).toBeVisible();
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await page.waitForURL(/\/admin\/duyurular(\?|$)/);
});

test('a session that the server refuses to renew ends at once, and what was typed is saved after a new sign-in', async ({
  account,
  admin,
  complaints,
  page,
}) => {
  complaints.allow(/\b400\b/);
  const typed = `Yenilenmeyen oturumda ${Date.now()}`;
  const renewals = '**/auth/v1/token?grant_type=refresh_token';
  await admin.signIn(account);
  await admin.openAnnouncements();
  await admin.startAnnouncement();
  await title(page).fill(typed);
  await page.route(renewals, (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'gone' } }),
  );
  // A minute before its expiry the access token is still good, and the next request renews it.
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('dernek-oturum') ?? '{}') as object;
    const expiresAt = Math.floor(Date.now() / 1000) + 60;
    sessionStorage.setItem('dernek-oturum', JSON.stringify({ ...session, expires_at: expiresAt }));
  });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'access_token',
  );
  await page.unroute(renewals);
  await dialog.getByLabel('Parola', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('Taslak olarak saklandı.')).toBeVisible();
  await expect(admin.row(typed)).toBeVisible();
});

test('signing out asks about other tabs and empties them; what the server has of them returns', async ({
  account,
  admin,
  complaints,
  context,
  page,
}) => {
  complaints.allow(/keep_draft/, /ERR_FAILED/, /Failed to fetch/);
  await admin.signIn(account);
  const second = await context.newPage();
  await second.goto('/admin/duyurular/yeni');
  await title(second).fill('Sunucuya giden');
  await expect(second.getByText(/^Saklandı, /)).toBeVisible();
  await second.route('**/rest/v1/rpc/keep_draft', (route) => route.abort());
  await title(second).fill('Öteki sekmede yazılan');
  await expect
    .poll(() => second.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('Öteki sekmede yazılan');

  await admin.signOut();
  const question = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await expect(question).toContainText('Başka bir sekmede kaydedilmemiş değişiklikleriniz var.');
  await expect(question).toContainText('“Saklandı” yazan formlar yeniden girince kaldığı yerden açılır');
  await expect(question).toContainText('henüz saklanmamış son yazdıklarınız ise silinir.');
  await examine(page);
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(title(second)).toHaveValue('Öteki sekmede yazılan');

  await admin.signOut();
  await question.getByRole('button', { name: 'Çıkış yap' }).click();
  await page.waitForURL((url) => url.pathname === '/giris');
  await second.waitForURL((url) => url.pathname === '/giris');
  await expect(second.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  for (const tab of [page, second]) {
    const stored = await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/Öteki sekmede|Sunucuya giden|access_token/);
  }

  await admin.signIn(account);
  await page.goto('/admin/duyurular/yeni');
  await expect(page.getByText(/^Yarım kaldığı yerden açıldı/)).toBeVisible();
  await expect(title(page)).toHaveValue('Sunucuya giden');
});

test('a page that the back button shows from the browser’s memory after a sign-out leads to the sign-in', async ({
  account,
  admin,
  context,
  page,
}) => {
  await admin.signIn(account);
  await expect(page.getByRole('button', { name: /^Merhaba, defne/ })).toBeVisible();
  // What another page did meanwhile.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL('**/giris*');
});

test('signing out works while the server is away', async ({ account, admin, complaints, context, page }) => {
  await admin.signIn(account);
  await page.goto('/giris?cikis=1');
  await expect(page.getByRole('heading', { name: 'Çıkış yapmak istiyor musunuz?' })).toBeVisible();
  await examine(page);
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('button', { name: /^Merhaba, defne/ })).toBeVisible();

  complaints.allow(/logout/, /ERR_FAILED/, /Failed to fetch/);
  await context.route('**/auth/v1/logout**', (route) => route.abort());
  await page.goto('/admin/duyurular');
  await admin.signOut();
  await page.waitForURL((url) => url.pathname + url.search === '/giris');
  await expect(page.getByRole('heading', { name: 'Yönetici Girişi' })).toBeVisible();
  await page.goto('/admin');
  await page.waitForURL('**/giris?redirect=*');
});

test('a browser that stores nothing signs in for as long as the page is open, says so, and shows the site', async ({
  admin,
  page,
}) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/');
  await page.getByRole('link', { name: 'İletişim', exact: true }).first().click();
  await page.waitForURL(/\/iletisim/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/giris');
  await expect(
    page.getByText('Tarayıcınız bu sitenin veri saklamasına izin vermiyor.', { exact: false }),
  ).toBeVisible();
  await admin.fillLogin();
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Genel Bakış' })).toBeVisible();
  await page.getByRole('link', { name: 'Duyurular' }).click();
  await admin.createAnnouncement({ title: 'Saklanmayan taslak' });
});
