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

/** A second colour scheme changes colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails unless axe finds the page clean, in light and in dark; then the page has its own colours again. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await awaitFrames(page);
    await page.waitForFunction(hasSettled);
    const place = `${page.viewportSize()?.width} pixels wide, ${new URL(page.url()).pathname}`;
    const findings = await runAxe(page, colorScheme === 'dark' ? { runOnly: COLOUR_RULES } : {});
    expect(findings, `axe, ${colorScheme}, ${place}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** What axe finds wrong. It is put into the page once; nothing of ours stands in a frame. */
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

/** The same at a desk and on a phone; the page keeps the phone's size. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

/** Fails when a reader would have to scroll sideways in a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(contentWidth, `${new URL(page.url()).pathname}, ${width} pixels wide`)
    .toBeLessThanOrEqual(width);
}

/** The browser tells of a changed medium with the next frame, and the back office then paints itself anew. */
async function awaitFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A colour measured on its way to another is nobody's colour, nor one that fades until an answer comes; what turns for ever is not waited for. */
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
