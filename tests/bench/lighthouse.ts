import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Site } from '../e2e/support/site';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../fixtures/chromium';
import { STATIC_ROUTES } from '../fixtures/public-routes';
import { medianBy, printLine } from './figures';

/** It is no dependency, because its 185 MB would enlarge everyone's installation by a fifth; npx fetches it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Scores vary with the machine's load. Lighthouse itself recommends the median of several runs. */
const AUDITS_A_PAGE = 3;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** Matches the address of an item of each kind in the site map. */
const ITEMS = [
  /^\/duyurular\/\d+-/,
  /^\/duyurular\/etkinlikler\/./,
  /^\/mezunlarimiz\/mezunlardan-haberler\/./,
];

/** The part of Lighthouse's report that is read here. Scores are from 0 to 1, or null for an audit without one. */
interface Report {
  categories: Readonly<
    Record<(typeof CATEGORIES)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, { score: number | null; displayValue?: string }>>;
}

/** Prints the four scores of every public page on Lighthouse's phone, from the median audit, and the audits that lost points. */
export async function benchLighthouse(): Promise<void> {
  const site = await Site.start();
  try {
    printLine(
      `\nLighthouse, mobile\n\n| page | ${CATEGORIES.join(' | ')} | lost |\n| --- |${' --- |'.repeat(5)}`,
    );
    for (const path of await publicPaths(site.url)) {
      const url = `${site.url}${path}`;
      const reports: Report[] = [];
      for (let turn = 0; turn < AUDITS_A_PAGE; turn += 1) {
        // On a busy machine a trace sometimes lacks its beginning, so that each audit has a second try.
        reports.push(await audit(url).catch(() => audit(url)));
      }
      printLine(
        toRow(
          path,
          medianBy(reports, ({ categories }) => categories.performance.score ?? 0),
        ),
      );
    }
  } finally {
    await site.stop();
  }
}

async function publicPaths(origin: string): Promise<string[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const known = Array.from(siteMap.matchAll(/<loc>([^<]+)</g), ([, url = '']) => new URL(url).pathname);
  const items = ITEMS.flatMap((kind) => known.find((path) => kind.test(path)) ?? []);
  return [...STATIC_ROUTES, ...items];
}

async function audit(url: string): Promise<Report> {
  const chromeFlags = ['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', '--no-enable-error-reporting'],
      ...[`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${chromeFlags}`],
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: MAX_REPORT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}

function toRow(path: string, { categories, audits }: Report): string {
  const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
  const lost = CATEGORIES.filter((_, index) => scores[index] !== 100)
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '));
  return `| ${[path, ...scores, lost.join(', ')].join(' | ')} |`;
}
