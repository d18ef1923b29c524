import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';
import { holdScripts, swipeLeft } from '../support/visitor';

/** So many frames are drawn after a turn of the wheel: a page that scrolls begins to with the first ones. */
const FRAMES = 30;

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
  const letScriptsPass = await holdScripts(page);
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

test('a visitor who scrolls before the scripts have loaded sees the sections below', async ({ page }) => {
  const letScriptsPass = await holdScripts(page);
  const visit = page.goto('/');
  await expect(page.getByRole('heading', { name: 'AJANDA' })).toBeVisible();
  await page.mouse.wheel(0, 1000);
  const newest = page.getByRole('region', { name: 'DUYURULAR' }).getByRole('article').first();
  await expect(newest).toBeInViewport();
  letScriptsPass();
  await visit;
  await expect(newest).toBeInViewport();
});

test('targets are large enough for a thumb', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menüyü aç' })).toBeVisible();
  for (const button of await page.getByRole('button').filter({ visible: true }).all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(43.5);
  }
});

test('the calendar’s picker opens to a tap and the gallery turns to a swipe', async ({ backend, page }) => {
  await page.goto('/duyurular/takvim?ay=2031-05');
  await page.getByRole('button', { name: 'Mayıs 2031' }).tap();
  await page.getByRole('dialog', { name: 'Ay seç' }).getByRole('button', { name: 'Vazgeç' }).tap();

  const gallery = ['/apple-touch-icon.png', '/favicon.svg'];
  const { slug } = await backend.createEvent({ title: 'Kaydırılan gün', gallery });
  await page.goto(`/duyurular/etkinlikler/${slug}`);
  await page.getByRole('link', { name: 'Kaydırılan gün, 1. fotoğraf' }).tap();
  const shown = page.getByRole('dialog', { name: 'Fotoğraf galerisi' }).locator('.yarl__slide_current');
  await expect(shown).toHaveAttribute('aria-label', '1 / 2');
  await expect(async () => {
    await swipeLeft(page);
    await expect(shown).toHaveAttribute('aria-label', '2 / 2', { timeout: 2_000 });
  }).toPass();
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

  test('a refused save shows the field and the fault above the buttons', async ({ admin, page }) => {
    await page.goto('/admin/uyelere-avantajlar/yeni');
    const form = admin.form;
    const email = form.getByLabel('E-posta');
    await email.fill('bu-bir-adres-degil');
    await form.getByLabel('Firma adı').scrollIntoViewIfNeeded();
    await admin.save();
    await expect(form.getByText('2 alan düzeltilmeyi bekliyor.')).toBeInViewport();
    await expect(form.getByLabel('Firma adı')).toBeFocused();

    await form.getByLabel('Firma adı').fill('Kestane Kitabevi');
    await admin.save();
    await expect(form.getByText('1 alan düzeltilmeyi bekliyor.')).toBeInViewport();
    await expect(email).toBeFocused();
    const bar = form.getByRole('button', { name: 'Kaydet' }).locator('..');
    await expect(async () => {
      const message = await form.getByText('Geçerli bir e-posta adresi yazın.').boundingBox();
      const top = (await bar.boundingBox())?.y ?? 0;
      expect((message?.y ?? Infinity) + (message?.height ?? 0)).toBeLessThanOrEqual(top);
    }).toPass();
    await expectAccessible(page);

    await email.fill('kitabevi@ornek.example');
    await admin.save();
    await expect(form).toHaveCount(0);
  });
});
