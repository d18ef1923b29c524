import type { Browser, BrowserContext, Page } from '@playwright/test';
import { examine } from '../support/accessibility';
import { Administrator } from '../support/administrator';
import { searched } from '../support/list-address';
import { press, save, title } from '../support/row-form';
import { notice, tagged } from '../support/rows';
import type { Site } from '../support/site';
import { expect, ownerOf, test } from '../support/test';
import { refuseStorage } from '../support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
const newAnnouncement = (page: Page) => page.getByRole('button', { name: 'Yeni duyuru', exact: true });

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

test('a session ends with the browser, not with its tab, and on a device that is kept signed in after a week without use', async ({
  admin,
  browser,
  context,
  page,
  site,
}) => {
  await page.goto('/giris');
  const keep = 'Bu cihazda açık kal';
  await expect(page.getByRole('checkbox', { name: keep })).not.toBeChecked();
  const promise = 'İşaretlemezseniz sitenin son sekmesini kapattığınızda oturumunuz da kapanır.';
  await expect(page.getByText(promise)).toBeVisible();
  await admin.fillLogin();
  await press(page, 'Giriş Yap');
  await page.waitForURL(/\/admin/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Genel Bakış' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/admin/duyurular');
  await expect(newAnnouncement(second)).toBeVisible();

  expect(JSON.stringify(await context.storageState())).not.toContain('access_token');
  const unkept = await reopenBrowser(browser, context, site);
  await unkept.goto('/admin/duyurular');
  await unkept.waitForURL('**/giris?redirect=*');
  await new Administrator(unkept, ownerOf(await site.readStatus())).fillLogin();
  await unkept.getByText(keep).click();
  await press(unkept, 'Giriş Yap');
  await unkept.waitForURL(/\/admin/);

  const kept = await reopenBrowser(browser, unkept.context(), site);
  await kept.goto('/admin/duyurular');
  await expect(newAnnouncement(kept)).toBeVisible();
  await letDaysPass(kept, 8, 6);
  await kept.goto('/admin/duyurular');
  await expect(newAnnouncement(kept)).toBeVisible();
  // Nothing that is still being asked of the back office notices the end first.
  await kept.goto('/');
  await letDaysPass(kept, 8, 7.01);
  await kept.goto(searched('/admin/duyurular', 'x'));
  await kept.waitForURL('**/giris?redirect=*');
  const sentence =
    'Oturumunuz 7 gün boyunca kullanılmadığı için sona erdi. Devam etmek için yeniden giriş yapın.';
  await expect(kept.getByText(sentence)).toBeVisible();
  await examine(kept);
  expect(JSON.stringify(await kept.context().storageState())).not.toContain('access_token');
  await Promise.all([unkept.context().close(), kept.context().close()]);

  // A page that the back button shows from the browser's memory, after another page has signed out.
  await second.close();
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL('**/giris*');
});

test('a session ends after thirty days, and at once where the server refuses to renew it; a form keeps what is typed', async ({
  account,
  admin,
  complaints,
  page,
}) => {
  // What is still being asked when the session ends is refused.
  complaints.allow(/\b40[01]\b/);
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  const signInAgain = async () => {
    await dialog.getByLabel('Parola', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const aged = tagged('Otuz gün sonra');
  await admin.signInTo('/admin/duyurular', account);
  await admin.startAnnouncement();
  await title(page).fill(aged);
  await letDaysPass(page, 30.01, 0);
  await signInAgain();
  await expect(title(page)).toHaveValue(aged);
  await save(page);
  await expect(admin.form).toHaveCount(0);
  await expect(admin.row(aged)).toBeVisible();

  const refused = tagged('Yenilenmeyen oturumda');
  const renewals = '**/auth/v1/token?grant_type=refresh_token';
  await admin.startAnnouncement();
  await title(page).fill(refused);
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
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'access_token',
  );
  await page.unroute(renewals);
  await signInAgain();
  await expect(admin.form).toHaveCount(0);
  await expect(notice(page, 'Taslak olarak saklandı.').first()).toBeVisible();
  await expect(admin.row(refused)).toBeVisible();

  await letDaysPass(page, 30.01, 0);
  await page.waitForURL('**/giris?redirect=*');
  await expect(page.getByText('Oturumunuz 30 günü doldurduğu için sona erdi.')).toBeVisible();
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await page.waitForURL(/\/admin\/duyurular(\?|$)/);
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

  await admin.signInTo('/admin/duyurular/yeni', account);
  await expect(page.getByText(/^Yarım kaldığı yerden açıldı/)).toBeVisible();
  await expect(title(page)).toHaveValue('Sunucuya giden');
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
