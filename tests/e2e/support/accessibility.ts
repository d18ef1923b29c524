import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The dark scheme changes only colours, so only these rules run again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails if axe finds a fault in the light or the dark scheme. Restores the page's own scheme and motion afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  const own = await page.evaluate(ownMedia);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await awaitFrames(page);
    await page.waitForFunction(hasSettled);
    const place = `${page.viewportSize()?.width} pixels wide, ${new URL(page.url()).pathname}`;
    const findings = await runAxe(page, colorScheme === 'dark' ? { runOnly: COLOUR_RULES } : {});
    expect(findings, `axe, ${colorScheme}, ${place}`).toEqual([]);
  }
  await page.emulateMedia(own);
}

/** Runs in the browser. Playwright's `null` would restore the browser's settings instead of the context's. */
function ownMedia() {
  const matches = (query: string) => window.matchMedia(query).matches;
  return {
    colorScheme: matches('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    reducedMotion: matches('(prefers-reduced-motion: reduce)') ? 'reduce' : 'no-preference',
  } as const;
}

/** Returns the faults that axe finds. It is injected once per page; the site uses no frames of its own here. */
async function runAxe(page: Page, rules: Pick<RunOptions, 'runOnly'>): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false, iframes: false };
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}

/** Checks the page at a desktop's and a phone's size. The page keeps the phone's size. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

/** Asks axe at both sizes and for the width on the narrowest phone. The page gets its own window back. */
export async function examine(page: Page): Promise<void> {
  const own = page.viewportSize();
  await expectAccessibleAtBothSizes(page);
  await expectToFit(page, 320);
  if (own) await page.setViewportSize(own);
}

/** Fails if the page scrolls sideways in a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(contentWidth, `${new URL(page.url()).pathname}, ${width} pixels wide`)
    .toBeLessThanOrEqual(width);
}

/** The browser reports a changed medium with the next frame; the back office repaints after that. */
async function awaitFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Says whether no colour is in transition and no part is faded while it loads. Endless animations do not count. */
function hasSettled(): boolean {
  const busy = Array.from(document.querySelectorAll('[aria-busy="true"]'));
  const isFaded = busy.some((part) => getComputedStyle(part).opacity !== '1');
  return (
    !isFaded &&
    document.getAnimations().every(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless || playState !== 'running';
    })
  );
}
