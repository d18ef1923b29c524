import { PHONE } from '../../support/identity';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

/** The height of a window in which the rows of a list do not fit. */
const LOW = 600;

test('‘Düzenle’ is a button where a row has room for it, else it stands first in the row’s menu', async ({
  page,
}) => {
  const form = page.getByRole('dialog', { name: 'Etkinliği düzenle' });
  const items = page.getByRole('menuitem');
  await page.goto('/admin/etkinlikler');
  const menu = page.getByRole('button', { name: /^Diğer işlemler: / }).first();
  for (const width of [390, 768, 1279]) {
    await page.setViewportSize({ width, height: 844 });
    await menu.click();
    await expect(items.first()).toHaveText('Düzenle');
    await expect(items.last()).toHaveText('Sil');
    await items.first().press('Enter');
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('link', { name: /^Düzenle: / }).first()).toBeVisible();
  await menu.click();
  await expect(items.filter({ hasText: 'Kopyasını oluştur' })).toBeVisible();
  await expect(items.filter({ hasText: 'Düzenle' })).toHaveCount(0);
});

test('a long list has pages, and another order begins at the first', async ({ page }) => {
  await page.goto('/admin/odul-alanlar');
  const rows = page.getByRole('button', { name: /^Diğer işlemler: / });
  const first = page.getByText(/^1–20 \/ \d+$/);
  const third = page.getByText(/^41–60 \/ \d+$/);
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(third).toBeVisible();
  await expect(page).toHaveURL(/[?&]currentPage=3\b/);
  await page.reload();
  await expect(third).toBeVisible();
  await expect(rows).toHaveCount(20);
  const titles = () => rows.evaluateAll((menus) => menus.map((menu) => menu.ariaLabel));
  const shown = await titles();

  await page.getByRole('columnheader', { name: 'Ad soyad' }).click();
  await expect(first).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect.poll(titles).not.toEqual(shown);
  await expect(page).not.toHaveURL(/currentPage/);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(page.getByText(/^21–40 \/ \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Önceki sayfa' }).click();
  await expect(first).toBeVisible();
});

test('what has the keyboard’s focus is ringed in garnet, and not hidden behind the head of a table', async ({
  page,
}) => {
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

  await page.setViewportSize({ width: 1024, height: LOW });
  const menus = page.getByRole('table').getByRole('button', { name: /^Diğer işlemler: / });
  await expect.poll(() => menus.count()).toBeGreaterThan(8);
  await menus.last().focus();
  for (const menu of (await menus.all()).slice(0, -1).reverse()) {
    do await page.keyboard.press('Shift+Tab');
    while (!(await menu.evaluate(hasFocus)));
    expect(await menu.evaluate(isUncovered)).toBe(true);
  }
});

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 2, top + 2));
}
