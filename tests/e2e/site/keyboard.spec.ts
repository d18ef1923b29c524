import { expect, test } from '../support/test';

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/duyurular');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('article').first().getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('DUYURULAR');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Escape closes a menu of the bar, and the bar returns with the focus', async ({ page }) => {
  await page.goto('/duyurular');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const button = menu.getByRole('button', { name: /Kurumsal/ });
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  // The browser would scroll to what is focused, and scrolling up shows the bar in any case.
  await button.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Tarihçe' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Tarihçe' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('the keyboard opens the search, the focus stays in it, and returns to its button', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('button', { name: 'Ara' });
  await open.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog');
  const field = overlay.getByPlaceholder('Sitede ara…');
  await expect(field).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const isInside = await overlay.evaluate((dialog) => dialog.contains(document.activeElement));
  const isOnPage = await page.evaluate(
    () => document.activeElement?.closest('main, header, footer') !== null,
  );
  expect(isInside || !isOnPage).toBe(true);

  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(open).toBeFocused();
});

test('an empty search closes the overlay and opens no page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await page.getByPlaceholder('Sitede ara…').fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});
