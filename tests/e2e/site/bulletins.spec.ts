import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const ARCHIVE = '/duyurular/bulten-arsivi';

test('an issue of the archive and one of the table are saved under a readable name', async ({ page }) => {
  await page.goto(ARCHIVE);
  const newest = newestStored(page);
  const oldest = page.getByRole('link', { name: 'Mart 2009 bültenini indir' });
  await expect(newest).toHaveAttribute('href', /^\/storage\/.*\?download=NDS-Bulten-\d{4}-\d{2}\.pdf$/);
  for (const link of [newest, oldest]) {
    const name = await link.getAttribute('download');
    const started = page.waitForEvent('download');
    await link.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  }
});

test('the month of an issue with a cover and links beside it breaks before its year only, and nothing leaves the screen', async ({
  page,
}) => {
  await page.goto(ARCHIVE);
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const months = await page
      .getByRole('main')
      .getByText(/^\p{L}+ \d{4}$/u)
      .evaluateAll((names) =>
        names.map((name) => {
          const range = document.createRange();
          const text = name.firstChild as Text;
          range.setStart(text, 0);
          range.setEnd(text, text.data.indexOf(' '));
          return range.getClientRects().length;
        }),
      );
    expect(months.length).toBeGreaterThan(100);
    expect(new Set(months), `${width} pixels wide`).toEqual(new Set([1]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Another test may have an issue on the page that is no file of the storage. */
function newestStored(page: Page) {
  return page
    .getByRole('link', { name: /bültenini indir$/ })
    .and(page.locator('[href^="/storage/"]'))
    .first();
}
