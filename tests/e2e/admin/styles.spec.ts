import type { Page } from '@playwright/test';
import { DESK } from '../support/row-form';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

const PHONE = { width: 390, height: 844 };

/** Ant Design marks each style element that it generates in the browser. */
const generated = (page: Page) => page.locator('style[data-css-hash]');

async function openForm(page: Page): Promise<void> {
  await page.goto('/admin/etkinlikler');
  await page
    .getByRole('link', { name: /^Düzenle: / })
    .first()
    .click();
  await expectWholeForm(page);
}

/** A form renders its settings after its texts. */
async function expectWholeForm(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`at a desk, a list and a form generate no styles in the browser, ${colorScheme}, motion ${reducedMotion}`, async ({
      page,
    }) => {
      await page.setViewportSize(DESK);
      await page.emulateMedia({ colorScheme, reducedMotion });
      await openForm(page);
      await expect(generated(page)).toHaveCount(0);
    });
  }
}

test('on a phone, a list generates its few styles instead of loading those of the build', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/etkinlikler');
  await expect(page.getByRole('link', { name: /^Düzenle: / }).first()).toBeVisible();
  await expect(generated(page)).not.toHaveCount(0);
  await expect(page.locator('style', { hasText: '.ant-picker' })).toHaveCount(0);
});

test('a screen on which the system turns dark looks like one that was opened in the dark', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  await openForm(page);
  const light = await colors(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colors(page)).not.toEqual(light);
  const turned = await colors(page);
  await page.reload();
  await expectWholeForm(page);
  await expect.poll(() => colors(page)).toEqual(turned);
});

for (const [colorScheme, garnet] of [
  ['light', 'rgb(123, 30, 43)'],
  ['dark', 'rgb(224, 148, 157)'],
] as const) {
  test(`what has the keyboard’s focus is ringed in garnet, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin/etkinlikler');
    const edit = page.getByRole('link', { name: /^Düzenle: / }).first();
    const title = page.getByRole('row').nth(1).getByRole('link').first();
    for (const focused of [
      edit,
      title,
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
  });
}

/** The colours of each kind of control on the page, by its class. */
function colors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const kinds = [
      '.ant-btn-primary',
      '.ant-btn-dangerous',
      '.ant-input',
      '.ant-table-thead th',
      '.ant-modal-content',
      '.ant-switch',
    ];
    return Object.fromEntries(
      kinds.map((kind) => {
        const element = document.querySelector(kind);
        if (!element) throw new Error(`The page has no ${kind}`);
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        return [kind, [color, backgroundColor, borderColor].join(' ')];
      }),
    );
  });
}
