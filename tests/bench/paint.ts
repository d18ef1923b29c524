import type { Page } from 'playwright';

/** Times in milliseconds since the navigation began. */
export interface Paint {
  largestPaint: number;
  /** The sum of what long tasks took beyond 50 ms each. */
  blocking: number;
  layoutShift: number;
}

declare global {
  interface Window {
    seenPaint: Paint;
  }
}

/** Nothing of the page's own happens this long after its network fell silent. */
const QUIET_MS = 1500;

/** Opens an address, waits until the page has come to rest, and tells how it came to be seen. */
export async function watchPaint(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => window.seenPaint);
}

/** Runs in the page, before any of its scripts. */
function observePaint(): void {
  window.seenPaint = { largestPaint: 0, blocking: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seenPaint.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seenPaint.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') window.seenPaint.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
