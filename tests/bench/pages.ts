import { chromium, type Browser, type Page } from 'playwright';
import { Site } from '../e2e/support/site';
import { ensureChromium } from '../fixtures/chromium';
import { openPhone, PHONE_ARGUMENTS, type Traffic } from './phone';
import { serveStaticPages } from './static-page/serve-static-page';
import { type Line, measureInterleaved, pairsOf, printTable } from './figures';

/** Times in milliseconds since the navigation began. */
interface Paint {
  largestPaint: number;
  /** Total blocking time as web.dev defines it: the time of tasks beyond 50 ms each, after the first paint. */
  blocking: number;
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

type Visit = Paint & Traffic;

/** Only the home page has a limit of requests. */
const PAGES = [
  { name: 'home', path: '/', maxBlockingMs: 50, requests: { limit: { atMost: 20 } } },
  {
    name: 'detail',
    path: '/duyurular/1-mezunlar-gunu-icin-kayitlar-basladi',
    maxBlockingMs: 50,
    requests: {},
  },
] as const;
const MAX_PAINT_RATIO = 1.15;
const MAX_SCRIPT_KB = 136;
const MAX_FONT_KB = 60;
/**
 * The service worker starts after the page has loaded: it is one script, and it requests the document again. Without this option that
 * would sometimes happen within the measured time.
 */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

/** Measures a first visit on a phone, beside a handwritten version of the same page. */
export async function benchPages(): Promise<void> {
  const site = await Site.start();
  const beside = await serveStaticPages(
    site.url,
    PAGES.map(({ path }) => path),
  );
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: PHONE_ARGUMENTS });
  try {
    const subjects = PAGES.flatMap(({ path }) => [`${site.url}${path}`, `${beside.url}${path}`]);
    const visits = await measureInterleaved(subjects, (address) => visitCold(browser, address));
    for (const page of PAGES) {
      const ours = visits.get(`${site.url}${page.path}`) ?? [];
      const handwritten = visits.get(`${beside.url}${page.path}`) ?? [];
      printTable(`Pages: ${page.name}`, 'handwritten', linesOf(page, ours, handwritten));
    }
  } finally {
    await browser.close();
    beside.stop();
    await site.stop();
  }
}

async function visitCold(browser: Browser, address: string): Promise<Visit> {
  const phone = await openPhone(browser, new URL(address).origin, WITHOUT_WORKER);
  try {
    const paint = await watchPaint(phone.page, address);
    return { ...paint, ...phone.traffic() };
  } finally {
    await phone.close();
  }
}

function linesOf(page: (typeof PAGES)[number], ours: Visit[], beside: Visit[]): Line[] {
  const pairOf = pairsOf(ours, beside);
  const both = (figure: keyof Visit) => pairOf((visit) => visit[figure]);
  return [
    { what: 'largest paint', unit: 'ms', ...both('largestPaint'), limit: { times: MAX_PAINT_RATIO } },
    { what: 'blocking time', unit: 'ms', ...both('blocking'), limit: { atMost: page.maxBlockingMs } },
    { what: 'layout shift', unit: '', ...both('layoutShift'), limit: { atMost: 0 } },
    { what: 'JavaScript on the wire', unit: 'kB', ...both('scriptKB'), limit: { atMost: MAX_SCRIPT_KB } },
    { what: 'fonts on the wire', unit: 'kB', ...both('fontKB'), limit: { atMost: MAX_FONT_KB } },
    { what: 'requests', unit: '', ...both('requests'), ...page.requests },
    { what: 'requests to other hosts', unit: '', ...both('foreignRequests'), limit: { atMost: 0 } },
  ];
}

/** Opens an address and waits until the page is idle. Returns the measurements of its paint. */
async function watchPaint(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const { firstPaint, largestPaint, layoutShift, longTasks } = await page.evaluate(() => window.observed);
  const blocking = longTasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - UNFELT_MS)
    .reduce((sum, felt) => sum + Math.max(0, felt), 0);
  return { largestPaint, layoutShift, blocking };
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
