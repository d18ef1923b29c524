import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('banner');
const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the bar opens menus, is transparent over the hero, and hides with scrolling', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const link = menu.getByRole('link', { name: 'Tarihçe' });
  await expect(link).toBeHidden();
  await menu.getByRole('link', { name: 'Kurumsal' }).hover();
  await expect(link).toBeVisible();
  const items = ['Ana Sayfa', 'Kurumsal', 'Duyurular', 'Mezunlarımız', 'Üyelik', 'Aidat', 'İletişim'];
  for (const name of items) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(700, 700);
  await expect(link).toBeHidden();

  const platform = bar(page).getByRole('link', { name: /^Üye İletişim Platformu/ });
  await expect(platform).toHaveAttribute('target', '_blank');
  await expect(platform).toHaveAttribute('rel', 'noopener noreferrer');

  await expect.poll(() => styleOf(bar(page), 'background-color')).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 40);
  await expect.poll(() => styleOf(bar(page), 'background-color')).toBe('rgb(250, 249, 245)');
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar(page)).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page).getByText('Üye Platformu', { exact: true })).toBeVisible();
  await expect(bar(page).getByText('Üye İletişim Platformu')).toBeHidden();
});

test('heroes, overlay, footer and column have the specification’s sizes', async ({ backend, page }) => {
  await page.goto('/');
  const hero = page.getByRole('main').getByRole('region').first();
  expect((await hero.boundingBox())?.height).toBe(470);
  expect(await styleOf(hero.getByRole('group').first(), 'transition')).toContain('opacity 0.7s');
  expect(await styleOf(page.getByRole('contentinfo'), 'background-color')).toBe('rgb(187, 187, 177)');

  await bar(page).getByRole('button', { name: 'Ara' }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByPlaceholder('Sitede ara…')).toBeVisible();
  expect((await overlay.boundingBox())?.width).toBe(560);
  const close = overlay.getByRole('button', { name: 'Kapat' });
  await expect(close).toBeVisible();
  await close.click();
  await expect(overlay).toBeHidden();

  const published_at = new Date().toISOString();
  for (const title of ['Ölçüsüz duyuru', 'Sıradan duyuru'])
    await backend.createAnnouncement({ title, published_at });
  await page.goto('/duyurular');
  const cards = page.getByRole('main').getByRole('article');
  for (const [width, isBeside] of [
    [1440, true],
    [960, true],
    [768, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
    expect(first.y === second.y, `two columns, ${width} pixels wide`).toBe(isBeside);
    if (width >= 960) expect(first.width).toBeGreaterThanOrEqual(420);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await backend.createAnnouncement({ title: 'Ölçülü duyuru', body: '<p>Metin</p>', published_at });
  await page.goto(`/duyurular/${id}`);
  expect((await page.getByRole('article').boundingBox())?.width).toBe(720);
  const pageHero = page.getByRole('main').locator('header').first();
  for (const [windowHeight, heroHeight] of [
    [700, 420],
    [950, 456],
    [1400, 490],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: windowHeight });
    expect((await pageHero.boundingBox())?.height).toBe(heroHeight);
  }
});

test('a carousel shows one, two or three cards, glides and loops', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  for (const [title, height] of [
    ['DUYURULAR', 460],
    ['ETKİNLİKLER', 480],
  ] as const) {
    const cards = page.getByRole('region', { name: title }).getByRole('listitem');
    const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
    expect(first).toMatchObject({ width: 270, height });
    expect(second.x - first.x).toBe(270 + 25);
  }

  const carousel = page.getByRole('region', { name: 'DUYURULAR' });
  const cards = carousel.getByRole('listitem');
  for (const [width, visible] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const frame = carousel.getByRole('list').locator('..');
    await expect
      .poll(async () => Math.floor(((await boxOf(frame)).width + 25) / (270 + 25)), `${width} pixels wide`)
      .toBe(visible);
  }

  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Sonraki' });
  await expect(next).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = (await boxOf(cards.first())).x;
  const wayGone = async () => start - (await boxOf(cards.first())).x;
  await next.click();
  await page.clock.runFor(200);
  expect(await wayGone()).toBeLessThan(290);
  await page.clock.runFor(250);
  expect(Math.abs((await wayGone()) - 295)).toBeLessThan(6);

  await page.clock.resume();
  const count = await cards.count();
  for (let step = 1; step < count; step++) await next.click();
  const placeOf = async (card: Locator) => (await boxOf(card)).x;
  await expect.poll(() => placeOf(cards.first()), 'around to the first').toBeCloseTo(start, 0);
  await carousel.getByRole('button', { name: 'Önceki' }).click();
  await expect.poll(() => placeOf(cards.last()), 'back around to the last').toBeCloseTo(start, 0);
  await next.click();
  await expect.poll(() => placeOf(cards.first())).toBeCloseTo(start, 0);
});

test('at every width a carousel says where one is, and paper shows all of its cards', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'DUYURULAR' });
    const cards = carousel.getByRole('listitem');
    await carousel.scrollIntoViewIfNeeded();
    const count = await cards.count();
    await expect(carousel.getByText(`1/${count}`), `${width} pixels wide`).toBeVisible();
    const heading = await boxOf(carousel.getByRole('heading', { level: 2 }));
    const list = await boxOf(cards.first());
    if (width < 1280) expect(list.x).toBeCloseTo(heading.x, 0);
    const next = carousel.getByRole('button', { name: 'Sonraki' });
    // The way on ends where the page does.
    if (width === 768) {
      const [link, arrow] = [await boxOf(carousel.getByRole('link').first()), await boxOf(next)];
      expect(Math.abs(link.x + link.width - (arrow.x + arrow.width))).toBeLessThan(12);
    }
    await next.click();
    await expect(carousel.getByText(`2/${count}`)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const card of await cards.all()) expect((await boxOf(card)).x).toBeGreaterThanOrEqual(0);
    await expect(cards.last().getByRole('img').or(cards.last().locator('img'))).toBeVisible();
    await expect(next).toBeHidden();
  }
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to measure');
  return box;
}
