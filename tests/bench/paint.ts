import type { Page } from 'playwright';

/** Times in milliseconds since the navigation began. */
export interface Paint {
  largestPaint: number;
  /** Total blocking time as web.dev defines it: the time of tasks beyond 50 ms each, after the first paint. */
  blocking: number;
  /** The same, including the time before the first paint, when nothing can be touched yet. */
  blockingInAll: number;
  layoutShift: number;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** People do not notice shorter tasks. */
const UNFELT_MS = 50;
/** The page does nothing more after its network has been idle for this long. */
const QUIET_MS = 1500;

/** Opens an address and waits until the page is idle. Returns the measurements of its paint. */
export async function watchPaint(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const { firstPaint, largestPaint, layoutShift, longTasks } = await page.evaluate(() => window.observed);
  const blockingFrom = (moment: number) =>
    longTasks
      .map(({ start, end }) => end - Math.max(start, moment) - UNFELT_MS)
      .reduce((sum, felt) => sum + Math.max(0, felt), 0);
  return { largestPaint, layoutShift, blocking: blockingFrom(firstPaint), blockingInAll: blockingFrom(0) };
}

/** Runs in the page before its scripts. */
function observePaint(): void {
  window.observed = { firstPaint: Infinity, largestPaint: 0, layoutShift: 0, longTasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      window.observed.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.observed.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.observed.longTasks.push({ start, end: start + duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') window.observed.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
