import type { Locator, Page } from '@playwright/test';
import { examine } from '../support/accessibility';
import { expect, test } from '../support/test';
import { comeBackUntil } from '../support/visitor';

const NEWS = '/mezunlarimiz/mezunlardan-haberler';
const now = () => new Date().toISOString();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

test('an unknown path goes home with a notice, and crawlers get a 404', async ({ complaints, page }) => {
  complaints.allow(/404/);
  await page.goto('/duyurular');
  const answer = await page.goto('/boyle/bir/sayfa/yok');
  expect(answer?.status()).toBe(404);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('status').filter({ hasText: 'bulunamadı' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'DUYURULAR' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/duyurular');
});

test('an address that holds no number is no announcement’s', async ({ complaints, page }) => {
  complaints.allow(/404/);
  const answer = await page.goto('/duyurular/boyle-bir-duyuru');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Geçersiz duyuru adresi.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Duyurulara dön' }).click();
  await expect(page).toHaveURL(/\/duyurular$/);
});

test('an announcement deleted since its card was drawn is not found', async ({ backend, page }) => {
  const title = `Kaybolacak duyuru ${Date.now()}`;
  const id = await backend.createAnnouncement({ title, published_at: now() });
  await page.goto('/duyurular');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  await backend.deleteAnnouncement(id);
  await card.getByRole('link').click();
  await expect(heading(page, 'DUYURU BULUNAMADI')).toBeVisible();
  await expect(page.getByText('Duyuru bulunamadı.')).toBeVisible();
});

test('a former address redirects, from outside and from an open page', async ({ backend, page }) => {
  const { id, slug } = await backend.createEvent({ title: 'Adresi değişen', starts_at: now() });
  await page.goto('/duyurular/etkinlikler');
  const card = page.getByRole('article').filter({ hasText: 'Adresi değişen' });
  await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`/${slug}$`));
  await backend.moveEvent(id, `${slug}-2`);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${slug}-2$`));
  await expect(heading(page, 'Adresi değişen')).toBeVisible();

  await backend.moveEvent(id, `${slug}-3`);
  await comeBackUntil(page, page.locator(`a[href$="/${slug}-3.ics"]`));
  await expect(page).toHaveURL(new RegExp(`/${slug}-3$`));
  // The history holds neither address, so going back leads to the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/duyurular\/etkinlikler$/);

  const answer = await page.request.get(`/duyurular/etkinlikler/${slug}?kaynak=dergi`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/duyurular/etkinlikler/${slug}-3?kaynak=dergi`);

  const news = `tasinan-${Date.now()}`;
  await backend.moveNews(await backend.createNews({ title: 'Taşınan haber', slug: news }), `${news}-yeni`);
  await page.goto(`${NEWS}/${news}`);
  await expect(page).toHaveURL(`${NEWS}/${news}-yeni`);
});

test('following a link starts at the top, going back returns to the earlier position', async ({ page }) => {
  await page.goto('/duyurular');
  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('DUYURULAR');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
});

test('more than fifty announcements stand on further pages', async ({ backend, complaints, page }) => {
  complaints.allow(/404/);
  const deleteRows = await backend.addOldRows('announcements', 50);
  const older = page.getByRole('link', { name: 'Daha eski duyurular' });
  await expect(async () => {
    await page.goto('/duyurular');
    await expect(older).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('article')).toHaveCount(50);
  await older.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await older.click();
  await expect(page).toHaveURL('/duyurular?sayfa=2');
  await expect(page).toHaveTitle(/^Duyurular, 2\. sayfa/);
  await expect(page.getByRole('article').last()).toContainText('Eski');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/duyurular');
  await expect(older).toBeInViewport();
  expect(await scrolled(page)).toBe(left);
  expect((await page.goto('/duyurular?sayfa=99'))?.status()).toBe(404);
  await expect(page.getByText('Bu listede böyle bir sayfa yok.')).toBeVisible();
  await examine(page);
  await deleteRows();
});
