import type { Page } from '@playwright/test';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { PHONE } from '../support/identity';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** The paths of all entries in the browser's caches. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('pages that were read are shown without a network', async ({ backend, complaints, context, page }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|answered 503|status of 503|Failed to fetch/);
  const title = `Çevrimdışı okunan duyuru ${Date.now()}`;
  const id = await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  await page.goto(`/duyurular/${id}`);
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Görünüm' }).selectOption('Koyu');
  const article = new URL(page.url()).pathname;
  await expect.poll(() => keptPaths(page)).toContain(article);
  await page.getByRole('link', { name: 'Duyurulara dön' }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain('/duyurular');

  await context.setOffline(true);
  const notice = page
    .getByRole('status')
    .filter({ hasText: /^İnternet bağlantınız yok; sayfanın .+’[dt][ea]ki hâlini görüyorsunuz\.$/ });
  await expect(notice).toBeVisible();
  // A tap before the page has settled also leads to the saved copy.
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(notice).toBeVisible();
  // The offline page runs no script, for which every other visit waits.
  await page.evaluate(() => window.location.assign('/kurumsal/tarihce'));
  // The offline page has the site's frame and lists what is saved.
  await expect(page.getByRole('heading', { level: 1, name: 'İNTERNET BAĞLANTINIZ YOK' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // It looks as chosen, but cannot be told to look otherwise.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo').getByRole('combobox')).toHaveCount(0);
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(saved).toContainText(/Duyuru · \d+ \p{L}+ \d{4}, \d\d\.\d\d/u);
  await saved.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/kurumsal/tarihce');
  await expect(page.getByRole('heading', { level: 1, name: 'TARİHÇE' })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await keptPaths(page)).not.toContainEqual(expect.stringMatching(/^\/(?:admin|giris|rest|auth)/));
});

test('without a network a search looks through the titles of saved pages', async ({
  complaints,
  context,
  page,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|answered 503|status of 503|Failed to fetch/);
  await page.setViewportSize(PHONE);
  await page.goto('/kurumsal/tarihce');
  await expect.poll(() => keptPaths(page)).toContain('/kurumsal/tarihce');
  await expect.poll(() => keptPaths(page)).toContain('/cevrimdisi');
  await page.reload();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  // The suggestions, which make the field a combobox, are not there without a network.
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Ara' });
  await field.fill('tarihce');
  await field.press('Enter');
  await expect(page).toHaveURL('/arama?q=tarihce');
  await expect(
    page.getByRole('heading', { name: 'Başlığında “tarihce” geçen kayıtlı sayfalar' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tarihçe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TARİHÇE' })).toBeVisible();
});

test('without a network a month that is not saved leaves the calendar in its place, and a saved one opens', async ({
  complaints,
  context,
  page,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|The calendar could not be read/);
  const year = Number(todayInIstanbul().slice(0, 4));
  await page.goto(`/duyurular/takvim?ay=${year}-03`);
  await expect.poll(() => keptPaths(page)).toContain('/duyurular/takvim');
  await page.goto(`/duyurular/takvim?ay=${year}-12`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Aralık');
  await expect
    .poll(() => keptPaths(page).then((paths) => paths.filter((path) => path === '/duyurular/takvim')))
    .toHaveLength(2);
  await page.reload();
  await context.setOffline(true);
  const main = page.getByRole('main');
  const month = main.getByRole('heading', { level: 2 }).first();
  const missing = page.getByRole('status').filter({
    hasText: 'Bu bölüm cihazınızda kayıtlı değil; açık olan sayfa yerinde duruyor.',
  });
  const picker = page.getByRole('dialog', { name: 'Ay seç' });
  for (const choose of [
    () =>
      main
        .getByRole('link', { name: /^Sonraki ay/ })
        .or(main.getByRole('button', { name: /^Sonraki ay/ }))
        .click(),
    async () => {
      await page.setViewportSize(PHONE);
      await month.getByRole('button').click();
      await picker.getByRole('button', { name: 'Ekim' }).click();
    },
  ]) {
    await choose();
    await expect(missing).toBeVisible();
    await expect(picker).toBeHidden();
    await expect(page).toHaveURL(`/duyurular/takvim?ay=${year}-12`);
    await expect(month).toContainText(`Aralık ${year}`);
    await page.getByRole('button', { name: 'Kapat' }).and(page.locator(':visible')).first().click();
    await expect(missing).toBeHidden();
  }

  await month.getByRole('button').click();
  await picker.getByRole('button', { name: 'Mart' }).click();
  await expect(page).toHaveURL(`/duyurular/takvim?ay=${year}-03`);
  await expect(month).toContainText(`Mart ${year}`);
  await expect(page.getByRole('status').filter({ hasText: 'hâlini görüyorsunuz' })).toBeVisible();
});
