import type { Page } from 'playwright';

/** Times in milliseconds since the navigation began. */
export interface Paint {
  largestPaint: number;
  /** Total blocking time as web.dev defines it: what tasks took beyond 50 ms each, after the first paint. */
  blocking: number;
  /** The same before it, too, when there is nothing yet that somebody could touch. */
  blockingInAll: number;
  layoutShift: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** A finger does not feel a task that is shorter. */
const UNFELT_MS = 50;
/** Nothing of the page's own happens this long after its network fell silent. */
const QUIET_MS = 1500;

/** Opens an address, waits until the page has come to rest, and tells how it came to be seen. */
export async function watchPaint(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const { firstPaint, largestPaint, layoutShift, longTasks } = await page.evaluate(() => window.seen);
  const blockingFrom = (moment: number) =>
    longTasks
      .map(({ start, end }) => end - Math.max(start, moment) - UNFELT_MS)
      .reduce((sum, felt) => sum + Math.max(0, felt), 0);
  return { largestPaint, layoutShift, blocking: blockingFrom(firstPaint), blockingInAll: blockingFrom(0) };
}

/** Runs in the page, before any of its scripts. */
function observePaint(): void {
  window.seen = { firstPaint: Infinity, largestPaint: 0, layoutShift: 0, longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      window.seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.seen.longTasks.push({ start, end: start + duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') window.seen.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
