import type { Page } from '@playwright/test';
import { examine, expectToFit } from '../support/accessibility';
import { DESKTOP, PHONE } from '../support/identity';
import { expect, test } from '../support/test';
import { hold } from '../support/visitor';

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('theme and size of text are chosen in the footer and remembered before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/aidat');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('combobox', { name: 'Görünüm' }).selectOption('Koyu');
  expect(await paperOf(page)).toBe('rgb(22, 21, 19)');
  await page.setViewportSize(PHONE);
  await footer.getByRole('combobox', { name: 'Yazı boyutu' }).selectOption('Çok büyük');
  await examine(page);
  const root = page.locator('html');
  expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('22.1px');
  for (const { width } of [DESKTOP, PHONE]) await expectToFit(page, width);

  // The scripts of the application do not run before the first frame, the few lines in the head do.
  const letScriptsPass = await hold(page);
  const visit = page.goto('/kurumsal/tarihce', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'TARİHÇE' })).toBeVisible();
  expect(await paperOf(page)).toBe('rgb(22, 21, 19)');
  letScriptsPass();
  await visit;
  await expect(footer.getByRole('combobox', { name: 'Görünüm' })).toHaveValue('dark');
  await footer.getByRole('combobox', { name: 'Görünüm' }).selectOption('Cihazın ayarı');
  expect(await paperOf(page)).toBe('rgb(250, 249, 245)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the system’s theme holds, and the footer offers no choice', async ({ complaints, page }) => {
    complaints.allow(/\bcsp$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/aidat');
    await expect(page.getByRole('contentinfo').getByRole('combobox')).toHaveCount(0);
  });
});
