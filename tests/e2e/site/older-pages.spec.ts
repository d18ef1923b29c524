import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../support/accessibility';
import type { Backend } from '../support/backend';
import { expect, test } from '../support/test';

const LISTS = [
  { table: 'announcements', path: '/duyurular', title: 'Duyurular', items: 'duyurular' },
  {
    table: 'alumni_news',
    path: '/mezunlarimiz/mezunlardan-haberler',
    title: 'Mezunlardan Haberler',
    items: 'haberler',
  },
] as const;
const PER_PAGE = 50;

/** With so many old rows there is a second page, whatever else stands in the list. */
async function withOldRows(
  backend: Backend,
  table: (typeof LISTS)[number]['table'],
  story: () => Promise<void>,
) {
  const deleteRows = await backend.addOldRows(table, PER_PAGE);
  try {
    await story();
  } finally {
    await deleteRows();
  }
}

const older = (page: Page, items: string) => page.getByRole('link', { name: `Daha eski ${items}` });
const canonical = (page: Page) => page.locator('link[rel=canonical]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const { table, path, title, items } of LISTS) {
  for (const width of [1440, 390]) {
    test(`more than fifty ${table} stand on further pages, each with its own address: ${width} px`, async ({
      backend,
      complaints,
      page,
    }) => {
      complaints.allow(/404/);
      await page.setViewportSize({ width, height: 900 });
      await withOldRows(backend, table, async () => {
        await expect(async () => {
          await page.goto(path);
          await expect(older(page, items)).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(page.getByRole('article')).toHaveCount(PER_PAGE);
        await older(page, items).scrollIntoViewIfNeeded();
        const left = await scrolled(page);
        expect(left).toBeGreaterThan(0);

        await older(page, items).click();
        await expect(page).toHaveURL(`${path}?sayfa=2`);
        await expect(page).toHaveTitle(new RegExp(`^${title}, 2\\. sayfa`));
        await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${path}\\?sayfa=2$`));
        await expect(page.getByRole('article').last()).toContainText('Eski');
        await expect.poll(() => scrolled(page)).toBe(0);
        await expectAccessible(page);

        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(older(page, items)).toBeInViewport();
        expect(await scrolled(page)).toBe(left);
        await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${path}$`));

        expect((await page.goto(`${path}?sayfa=99`))?.status()).toBe(404);
        await expect(page.getByText('Bu listede böyle bir sayfa yok.')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'İlk sayfaya dön' }).click();
        await expect(page).toHaveURL(path);
        await expect(older(page, items)).toBeVisible();
        await expectToFit(page, 320);
        await expectToFit(page, width);
      });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the further pages are links, there and back', async ({ backend, complaints, page }) => {
    complaints.allow(/\bcsp$/);
    for (const { table, path, items } of LISTS) {
      await withOldRows(backend, table, async () => {
        await expect(async () => {
          await page.goto(path);
          await expect(older(page, items)).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await older(page, items).click();
        await expect(page).toHaveURL(`${path}?sayfa=2`);
        await expect(page.getByRole('article').last()).toContainText('Eski');
        await page.getByRole('link', { name: `Daha yeni ${items}` }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('article')).toHaveCount(PER_PAGE);
      });
    }
  });
});
