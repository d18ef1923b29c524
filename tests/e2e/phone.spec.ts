import { expect, test } from './support/test';

test('the menu opens, holds the page still, and closes with a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).tap();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const section = menu.getByRole('button', { name: 'Duyurular' });
  const link = menu.getByRole('link', { name: 'Tüm Duyurular' });
  await section.tap();
  await expect(link).toBeVisible();
  await section.tap();
  await expect(link).toBeHidden();
  await section.tap();
  await link.tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/duyurular$/);
});

test('targets are large enough for a thumb', async ({ page }) => {
  await page.goto('/');
  const buttons = await page.getByRole('button').all();
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (box)
      expect(Math.min(box.width, box.height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(
        43.5,
      );
  }
});

test.describe('with a signed-in administrator', () => {
  test.use({ as: 'admin' });

  test('the list becomes cards and the form fills the screen', async ({ admin, page }) => {
    await admin.openAnnouncements();
    await expect(page.getByRole('table')).toHaveCount(0);
    await admin.startAnnouncement();
    await expect.poll(async () => (await admin.form.boundingBox())?.width).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
