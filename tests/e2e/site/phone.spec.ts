import { devices, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';
import { translate, useControls } from '../support/translation';
import { hold } from '../support/visitor';

/** So many frames are drawn after a turn of the wheel: a page that scrolls begins to with the first ones. */
const FRAMES = 30;

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

test('the menu opens, locks scrolling, and closes with a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).tap();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await turnWheel(page), 'over the menu').toBe(0);
  // On a wider screen the page is seen beside the menu, which holds the wheel over itself alone.
  await page.setViewportSize({ width: 700, height: 844 });
  await page.mouse.move(20, 400);
  expect(await turnWheel(page), 'beside the menu').toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const section = menu.getByRole('button', { name: 'Duyurular' });
  const link = menu.getByRole('link', { name: 'Tüm Duyurular' });
  await section.tap();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await section.tap();
  await expect(link).toBeHidden();
  await section.tap();
  await link.tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/duyurular$/);
  // The address may change before the new page is shown, which begins at its top.
  await expect(page.getByRole('heading', { level: 1, name: 'DUYURULAR' })).toBeVisible();
  expect(await turnWheel(page), 'the page scrolls again').toBeGreaterThan(0);
});

/** Turns the mouse's wheel down and gives how far the page is scrolled some frames later. */
async function turnWheel(page: Page): Promise<number> {
  await page.mouse.wheel(0, 600);
  return page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn++) await new Promise(requestAnimationFrame);
    return window.scrollY;
  }, FRAMES);
}

test('a tap before the scripts have loaded opens the menu', async ({ page }) => {
  const letScriptsPass = await hold(page);
  const visit = page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).tap();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  letScriptsPass();
  await visit;
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Menüyü kapat' }).tap();
  await expect(menu).toBeHidden();
});

test('each control of a translated page works on a phone, also in the menu', async ({ complaints, page }) => {
  complaints.allow(/React error #418/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/',
    '/kurumsal/dernek-tuzugu',
    '/duyurular/takvim',
    '/mezunlarimiz/basari-onur-odulleri',
  ]) {
    await page.goto(path);
    await page.evaluate(translate);
    await useControls(page);
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
