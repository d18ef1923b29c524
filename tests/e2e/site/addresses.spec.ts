import { expect, test } from '../support/test';
import { comeBackUntil } from '../support/visitor';

test('an unknown path goes home with a polite notice, and crawlers get a 404', async ({
  complaints,
  page,
}) => {
  complaints.allow(/404/);
  const answer = await page.goto('/boyle/bir/sayfa/yok');
  expect(answer?.status()).toBe(404);
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('status').filter({ hasText: 'bulunamadı' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'DUYURULAR' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown path says so, has a link to the home page, and leads there with the message', async ({
    complaints,
    page,
  }) => {
    complaints.allow(/404/);
    const answer = await page.goto('/boyle/bir/sayfa/yok');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('status').filter({ hasText: 'Aradığınız sayfa bulunamadı' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
    await page.waitForURL((url) => url.pathname + url.search === '/?bildirim=sayfa-yok');
    await expect(page.getByRole('status').filter({ hasText: 'Aradığınız sayfa bulunamadı' })).toBeVisible();
  });
});

test('an announcement’s slug without its number finds it, if no other has the slug', async ({
  backend,
  complaints,
  page,
}) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const written = { title: `Numarasız Adres ${tag}`, published_at: new Date().toISOString() };
  const id = await backend.createAnnouncement(written);
  await page.goto(`/duyurular/numarasiz-adres-${tag}`);
  await expect(page).toHaveURL(new RegExp(`/duyurular/${id}-numarasiz-adres-${tag}$`));
  await expect(page.getByRole('heading', { level: 1, name: written.title })).toBeVisible();
  await backend.createAnnouncement(written);
  complaints.allow(/404/);
  expect((await page.goto(`/duyurular/numarasiz-adres-${tag}`))?.status()).toBe(404);
});

test('an address that holds no number is no announcement’s', async ({ complaints, page }) => {
  complaints.allow(/404/);
  const answer = await page.goto('/duyurular/boyle-bir-duyuru');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Geçersiz duyuru adresi.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Duyurulara dön' }).click();
  await expect(page).toHaveURL(/\/duyurular$/);
});

test('an announcement deleted since its card was drawn is reported as not found', async ({
  backend,
  page,
}) => {
  const title = `Kaybolacak duyuru ${Date.now()}`;
  const id = await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  await page.goto('/duyurular');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  await backend.deleteAnnouncement(id);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'DUYURU BULUNAMADI' })).toBeVisible();
  await expect(page.getByText('Duyuru bulunamadı.')).toBeVisible();
});

test('an announcement that is deleted while it is open says so, in the window’s title, too', async ({
  backend,
  page,
}) => {
  const title = 'Okunurken Silinen Duyuru';
  const id = await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  await page.goto(`/duyurular/${id}`);
  await expect(page).toHaveTitle(new RegExp(title));
  await backend.deleteAnnouncement(id);
  await comeBackUntil(page, page.getByRole('heading', { level: 1, name: 'DUYURU BULUNAMADI' }));
  await expect(page).toHaveTitle(/Duyuru bulunamadı/);
});

test('an announcement’s number alone redirects to its full address', async ({ backend, page }) => {
  const title = 'Tam Adresli Duyuru';
  const id = await backend.createAnnouncement({ title, published_at: new Date().toISOString() });
  await page.goto(`/duyurular/${id}`);
  await expect(page).toHaveURL(new RegExp(`/duyurular/${id}-tam-adresli-duyuru$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('following a link starts at the top, going back returns to the earlier position', async ({ page }) => {
  await page.goto('/duyurular');
  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('DUYURULAR');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});
