import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const EVENT = '/duyurular/etkinlikler/mezunlar-gunu';

/** Each page's head, and what one came for in it. */
const HEADS: readonly (readonly [string, (page: Page) => ReturnType<Page['getByRole']>[]])[] = [
  ['/aidat', (page) => [page.getByText(/^IBAN TR/), page.getByRole('link', { name: /^Öde/ })]],
  ['/duyurular/takvim', (page) => [page.getByText('Sıradaki:'), page.getByText(/\d{4} · /)]],
  ['/uyelik/uyelere-avantajlar', (page) => [page.getByRole('link', { name: 'Tümü' })]],
  ['/mezunlarimiz/basari-onur-odulleri', (page) => [page.getByRole('search', { name: /filtrele$/ })]],
  ['/uyelik/nasil-uye-olunur', (page) => [page.getByRole('link', { name: /^Üyelik formunu aç/ })]],
  ['/uyelik/neden-uye-olmaliyiz', (page) => [page.getByRole('link', { name: /^Üyelik formunu aç/ })]],
  [
    EVENT,
    (page) => [
      page.getByText(/20 Ocak \d{4} \p{L}+, 13\.00–18\.00/u),
      page.getByText('Lise avlusu ve konferans salonu'),
      page.getByRole('link', { name: 'Takvime ekle' }),
    ],
  ],
];

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    test.beforeEach(({ complaints }) => complaints.allow(/\bcsp$/));

    test('the head of each page holds what one came for, in the first screen', async ({ backend, page }) => {
      // More than the twelve from which on the perks have a search field.
      const deletePerk = await backend.createPerk({ business_name: 'Onüçüncü', city: 'İzmir' });
      for (const [path, wanted] of HEADS) {
        await page.goto(path);
        const head = page.getByRole('main').locator('header').first();
        for (const screen of SCREENS) {
          const place = `${path}, ${screen.width} pixels wide`;
          await page.setViewportSize(screen);
          const height = (await head.boundingBox())?.height;
          expect(height, place).toBeGreaterThanOrEqual(420);
          expect(height, place).toBeLessThanOrEqual(490);
          for (const part of wanted(page))
            await expect(head.locator(part).first(), place).toBeInViewport({ ratio: 1 });
        }
      }
      await deletePerk();
    });

    test('the search field is in the first screen of the search', async ({ page }) => {
      await page.goto('/arama');
      const field = page.getByRole('main').getByRole('searchbox', { name: 'Aranacak sözcükler' });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect(field).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('on a phone the first category of the perks stands above the fields, not beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/uyelik/uyelere-avantajlar');
  const head = page.getByRole('main').locator('header').first();
  const all = await head.getByRole('link', { name: 'Tümü' }).boundingBox();
  expect(all?.x).toBe((await head.getByLabel('Şehir').boundingBox())?.x);
});

test('the account is copied from the head of the dues page', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aidat');
  const head = page.getByRole('main').locator('header').first();
  const shown = (await head.getByText(/^IBAN TR/).textContent()) ?? '';
  await head.getByRole('button', { name: 'IBAN’ı kopyala' }).click();
  await expect(head.getByText('Kopyalandı').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^TR\d{24}$/);
  expect(shown.replaceAll(/\s/g, '')).toContain(copied);
});

test('four short ways are under the hero of a phone, and of no wider screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Kısa yollar' });
  await expect(ways.getByRole('link')).toHaveText(['Aidat', 'Üye ol', 'Takvim', 'Avantajlar']);
  await expect(ways).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(ways).toBeHidden();
});

test('the filter of the awards stays in view above the list', async ({ page }) => {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto('/mezunlarimiz/basari-onur-odulleri');
    const field = page.getByRole('searchbox', { name: 'Ara' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test('at 320 px the brand takes two lines, the month one, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/duyurular/takvim?ay=2031-08');
  const linesOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
  expect(await linesOf('NDS Mezunlar Derneği')).toBe(2);
  const month = page.getByRole('button', { name: 'Ağustos 2031' });
  expect((await month.boundingBox())?.height).toBe(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
