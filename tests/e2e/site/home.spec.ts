import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const shelf = (page: Page) => page.getByRole('region', { name: 'ÖDÜLLÜ KİTAPLAR' });
const firstBook = (page: Page) =>
  shelf(page)
    .getByRole('link', { name: /çizim kapağı$/ })
    .first();

test('the shelf changes to the next nine books slot by slot, and can be paused', async ({ page }) => {
  // Only the test moves the clock, so a slow machine turns no book on its own.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await expect(shelf(page).getByRole('link', { name: /çizim kapağı$/ })).toHaveCount(9);
  await expect(firstBook(page)).toHaveAccessibleName('“İç İçe Kapılar” adlı kitabın çizim kapağı');
  const fade = await shelf(page)
    .getByRole('listitem')
    .last()
    .locator('span')
    .first()
    .evaluate((cover) => [
      getComputedStyle(cover).transitionDuration,
      getComputedStyle(cover).transitionDelay,
    ]);
  expect(fade).toEqual(['0.6s', '1.12s']);

  const button = shelf(page).getByRole('button', { name: 'Durdur' });
  await expect(button).toBeAttached();
  await page.clock.runFor(2800);
  await expect(firstBook(page)).toHaveAccessibleName('“Açık Sayfa” adlı kitabın çizim kapağı');
  await button.click();
  await page.clock.runFor(30_000);
  await expect(firstBook(page)).toHaveAccessibleName('“Açık Sayfa” adlı kitabın çizim kapağı');
  await page.clock.resume();
  await firstBook(page).click();
  await expect(page).toHaveURL(/\/kurumsal\/nds-edebiyat-odulu$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the association introduces itself, nine books are shown, and no button promises to change them', async ({
    complaints,
    page,
  }) => {
    complaints.allow(/\bcsp$/);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'DERNEĞİMİZ' }).getByRole('link')).toHaveCount(2);
    await expect(shelf(page).getByRole('link', { name: /çizim kapağı$/ })).toHaveCount(9);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
