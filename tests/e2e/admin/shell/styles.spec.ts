import type { Page } from '@playwright/test';
import { PHONE } from '../../support/identity';
import { DESK } from '../../support/row-form';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

/** Ant Design marks each style element that it generates in the browser. */
const generated = (page: Page) => page.locator('style[data-css-hash]');

/** Opens the list of events and its first row's form, and waits for the form's settings, which it renders after its texts. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/admin/etkinlikler');
  await page
    .getByRole('link', { name: /^Düzenle: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
}

test('lists and forms generate no styles at a desk, and turn dark as they open dark', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await openForm(page);
  await expect(generated(page)).toHaveCount(0);
  const dark = await colors(page);

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openForm(page);
  await expect(generated(page)).toHaveCount(0);
  expect(await colors(page)).not.toEqual(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colors(page)).toEqual(dark);
});

test('on a phone, a list generates its few styles instead of loading all', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/etkinlikler');
  await expect(page.getByRole('link', { name: /^Düzenle: / }).first()).toBeVisible();
  await expect(generated(page)).not.toHaveCount(0);
  await expect(page.locator('style', { hasText: '.ant-picker' })).toHaveCount(0);
});

test('what has the keyboard’s focus is ringed in garnet', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/admin/etkinlikler');
  for (const [colorScheme, garnet] of [
    ['light', 'rgb(123, 30, 43)'],
    ['dark', 'rgb(224, 148, 157)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const focused of [
      page.getByRole('link', { name: /^Düzenle: / }).first(),
      page.getByRole('row').nth(1).getByRole('link').first(),
      page.getByRole('link', { name: 'Yeni etkinlik' }),
      page.getByRole('button', { name: 'Liste işlemleri' }),
      page.getByRole('link', { name: 'Siteyi gör' }),
    ]) {
      await focused.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(focused).toBeFocused();
      await expect(focused).toHaveCSS('outline-style', 'solid');
      await expect(focused).toHaveCSS('outline-color', garnet);
    }
  }
});

/** The colours of each kind of control on the page, by its class. */
function colors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const kinds = ['.ant-btn-primary', '.ant-btn-dangerous', '.ant-input', '.ant-table-thead th'];
    return Object.fromEntries(
      [...kinds, '.ant-modal-content', '.ant-switch'].map((kind) => {
        const element = document.querySelector(kind);
        if (!element) throw new Error(`The page has no ${kind}`);
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        return [kind, [color, backgroundColor, borderColor].join(' ')];
      }),
    );
  });
}
