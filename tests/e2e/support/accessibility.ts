import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { ElementContext, run, RunOptions } from 'axe-core';
import { DESKTOP, PHONE } from './identity';

/** Half as long to parse as the source that the package exports. No finding is told by the HTML of its element, which takes long to collect. */
const AXE = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};axe.configure({ noHtml: true });`;
declare global {
  interface Window {
    axe: { run: typeof run };
  }
}

/** A scheme changes only colours, so only these rules run again in the second one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails if axe finds a fault in the light or the dark scheme. Restores the page's own scheme and motion afterwards. */
export async function expectAccessible(page: Page): Promise<void> {
  const own = await page.evaluate(ownMedia);
  await expectAccessibleInTurn(page);
  await page.emulateMedia(own);
}

/** Checks the page at a desktop's and a phone's size. The page keeps the phone's size. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  const own = await page.evaluate(ownMedia);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessibleInTurn(page);
  }
  await page.emulateMedia(own);
}

/**
 * Fails if axe finds a fault in the light or the dark scheme. Begins with the page's own scheme and leaves the other, because each change
 * draws the whole page again: the next question begins there.
 */
export async function expectAccessibleInTurn(page: Page): Promise<void> {
  const { colorScheme } = await page.evaluate(ownMedia);
  await expectNoFindings(page, colorScheme, {});
  await expectNoFindings(page, colorScheme === 'dark' ? 'light' : 'dark', { runOnly: COLOUR_RULES });
}

type Rules = Pick<RunOptions, 'runOnly'>;

async function expectNoFindings(page: Page, colorScheme: 'light' | 'dark', rules: Rules): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await awaitFrames(page);
  await page.waitForFunction(hasSettled);
  const place = `${page.viewportSize()?.width} pixels wide, ${new URL(page.url()).pathname}`;
  expect(await runAxe(page, rules), `axe, ${colorScheme}, ${place}`).toEqual([]);
}

/** Runs in the browser. Playwright's `null` would restore the browser's settings instead of the context's. */
function ownMedia() {
  const matches = (query: string) => window.matchMedia(query).matches;
  return {
    colorScheme: matches('(prefers-color-scheme: dark)') ? 'dark' : 'light',
    reducedMotion: matches('(prefers-reduced-motion: reduce)') ? 'reduce' : 'no-preference',
  } as const;
}

/**
 * Returns the faults that axe finds. It is injected once per page; the site uses no frames of its own here. A screen that lies behind a
 * dialog was checked before the dialog opened.
 */
async function runAxe(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false, iframes: false };
  return page.evaluate(async (asked) => {
    const dialogs = [...document.querySelectorAll('body > :not(#root) [aria-modal="true"]')];
    const isCovered = dialogs.some((dialog) => dialog.checkVisibility());
    const context: ElementContext = isCovered ? { exclude: ['#root'] } : document;
    const { violations } = await window.axe.run(context, asked);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}

/** Asks axe at both sizes and for the width on the narrowest phone. The page gets its own window back. */
export async function examine(page: Page): Promise<void> {
  const own = page.viewportSize();
  await expectAccessibleAtBothSizes(page);
  await expectToFit(page, 320);
  if (own) await page.setViewportSize(own);
}

/** Fails if the page, or a dialog over it, scrolls sideways in a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  await expect
    .poll(() => page.evaluate(contentWidth), `${new URL(page.url()).pathname}, ${width} pixels wide`)
    .toBeLessThanOrEqual(width);
}

/** Runs in the browser. What stands in a fixed dialog does not widen the document. */
function contentWidth(): number {
  const parts = [document.documentElement, ...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-body')];
  return Math.max(...parts.map(({ scrollWidth }) => scrollWidth));
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
