import { chromium, type Browser } from 'playwright';
import { Administrator } from '../e2e/support/administrator';
import { Site, type Status } from '../e2e/support/site';
import { ensureChromium } from '../fixtures/chromium';
import {
  clickAtDesk,
  visitOnPhone,
  type DeskVisit,
  type Office,
  type PhoneVisit,
  type SignedIn,
} from './admin-visits';
import { serveBareAdmin } from './bare-admin/serve-bare-admin';
import { PHONE_ARGUMENTS } from './phone';
import { measureInterleaved, pairsOf, printLine, printTable } from './figures';

/** Ratios to the bare app. The limits are the project's; tests/bench/README.md explains them. */
const MAX_TIME_RATIO = 1.15;
const MAX_SCRIPT_RATIO = 1;
const BESIDE = 'bare Refine + antd';

/** Measures how soon the back office can be used, beside the plainest list and form of Refine and Ant Design. */
export async function benchAdmin(): Promise<void> {
  const site = await Site.start();
  const status = await site.readStatus();
  const bare = await serveBareAdmin(site.url, status.ANON_KEY);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: PHONE_ARGUMENTS });
  try {
    const ours: Office = {
      start: `${site.url}/admin`,
      list: `${site.url}/admin/duyurular`,
      listLink: 'nav a[href="/admin/duyurular"]',
      editButton: 'tbody [aria-label^="Düzenle: "]',
      row: '[aria-label^="Düzenle: "]',
      field: '#announcements_title:enabled:not([value=""])',
      storageState: await signIn(browser, site.url, status),
    };
    const beside: Office = {
      start: `${bare.url}/`,
      list: `${bare.url}/announcements`,
      listLink: 'a[href="/announcements"]',
      editButton: '.ant-table-row a',
      row: '.ant-table-row a',
      field: '#title:enabled:not([value=""])',
    };
    const visits = await measureInterleaved([ours, beside], (office) => visitOnPhone(browser, office));
    const clicks = await measureInterleaved([ours, beside], (office) => clickAtDesk(browser, office));
    printPhone(visits.get(ours) ?? [], visits.get(beside) ?? []);
    printDesk(clicks.get(ours) ?? [], clicks.get(beside) ?? []);
  } finally {
    await browser.close();
    bare.stop();
    await site.stop();
  }
}

async function signIn(browser: Browser, baseURL: string, status: Status): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL, locale: 'tr-TR' });
  const person = { email: status.ADMIN_EMAIL, password: status.ADMIN_PASSWORD };
  await new Administrator(await context.newPage(), person).signIn(person, { isRemembered: true });
  const session = await context.storageState();
  await context.close();
  return session;
}

function printPhone(ours: PhoneVisit[], bare: PhoneVisit[]): void {
  const of = figuresOf(ours, bare);
  printTable('Back office: list on a phone', BESIDE, [
    { what: 'first row, cold', unit: 'ms', ...of('firstRow'), limit: { times: MAX_TIME_RATIO } },
    { what: 'first row, second visit', unit: 'ms', ...of('secondVisit'), limit: { times: MAX_TIME_RATIO } },
    { what: 'JavaScript until then', unit: 'kB', ...of('scriptKB'), limit: { times: MAX_SCRIPT_RATIO } },
  ]);
}

function printDesk(ours: DeskVisit[], bare: DeskVisit[]): void {
  const of = figuresOf(ours, bare);
  printTable('Back office: from a click at a desk', BESIDE, [
    { what: 'until a list can be used', unit: 'ms', ...of('list'), limit: { times: MAX_TIME_RATIO } },
    { what: 'until a form can be used', unit: 'ms', ...of('form'), limit: { times: MAX_TIME_RATIO } },
  ]);
}

/** Returns a function that gives the medians of a figure, after it has printed its ratio in each round. */
function figuresOf<Visit extends object>(ours: readonly Visit[], bare: readonly Visit[]) {
  const pairOf = pairsOf(ours, bare);
  return (figure: keyof Visit) => {
    const ratios = ours.map((visit, round) => Number(visit[figure]) / Number(bare[round]?.[figure]));
    printLine(`${String(figure)} by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
    return pairOf((visit) => Number(visit[figure]));
  };
}
