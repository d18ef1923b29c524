import { chromium, type Browser } from 'playwright';
import { Site } from '../e2e/support/site';
import { ensureChromium } from '../fixtures/chromium';
import { watchPaint, type Paint } from './paint';
import { openPhone, PHONE_ARGUMENTS, type Traffic } from './phone';
import { measureInterleaved, median } from './rounds';
import { serveStaticPages } from './static-page/serve-static-page';
import { printTable, type Line } from './table';

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
const MAX_SCRIPT_KB = 128;
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
  const both = (figure: keyof Visit) => ({
    ours: median(ours.map((visit) => visit[figure])),
    beside: median(beside.map((visit) => visit[figure])),
  });
  return [
    { what: 'largest paint', unit: 'ms', ...both('largestPaint'), limit: { times: MAX_PAINT_RATIO } },
    { what: 'blocking time', unit: 'ms', ...both('blocking'), limit: { atMost: page.maxBlockingMs } },
    { what: 'the same, before the first paint, too', unit: 'ms', ...both('blockingInAll') },
    { what: 'layout shift', unit: '', ...both('layoutShift'), limit: { atMost: 0 } },
    { what: 'JavaScript on the wire', unit: 'kB', ...both('scriptKB'), limit: { atMost: MAX_SCRIPT_KB } },
    { what: 'fonts on the wire', unit: 'kB', ...both('fontKB'), limit: { atMost: MAX_FONT_KB } },
    { what: 'requests', unit: '', ...both('requests'), ...page.requests },
    { what: 'requests to other hosts', unit: '', ...both('foreignRequests'), limit: { atMost: 0 } },
  ];
}
