import { chromium, type Browser } from 'playwright';
import { Administrator } from '../e2e/support/administrator';
import { Site, type Status } from '../e2e/support/site';
import { ensureChromium } from '../fixtures/chromium';
import { clickAtDesk, visitOnPhone, type DeskVisit, type PhoneVisit, type SignedIn } from './admin-visits';
import { serveBareAdmin } from './bare-admin/serve-bare-admin';
import { PHONE_ARGUMENTS } from './phone';
import { measureInterleaved, median, pairsOf, printTable, upTo } from './figures';

/** Ratios to the bare app, and times of a click. The limits are the project's; tests/bench/README.md explains them. */
const MAX_FIRST_ROW_RATIO = 0.7;
const MAX_SCRIPT_RATIO = 1;
const MAX_LIST_MS = 120;
const MAX_FORM_MS = 200;

/** A hand holds a button down for about this long. Requests that start at the press are under way meanwhile. */
const PRESS_MS = 80;

/** Measures how soon the back office can be used, beside the plainest list of Refine and Ant Design. */
export async function benchAdmin(): Promise<void> {
  const site = await Site.start();
  const status = await site.readStatus();
  const bare = await serveBareAdmin(site.url, status.ANON_KEY);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: PHONE_ARGUMENTS });
  try {
    const storageState = await signIn(browser, site.url, status);
    const ours = { address: `${site.url}/admin/duyurular`, row: '[aria-label^="Düzenle: "]', storageState };
    const beside = { address: bare.list, row: '.ant-table-row' };
    const visits = await measureInterleaved([ours, beside], (list) => visitOnPhone(browser, list));
    printPhone(visits.get(ours) ?? [], visits.get(beside) ?? []);
    const overview = `${site.url}/admin`;
    const clicks = await measureInterleaved([overview], (address) =>
      clickAtDesk(browser, address, storageState, PRESS_MS),
    );
    printDesk(clicks.get(overview) ?? []);
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
  const pairOf = pairsOf(ours, bare);
  const both = (figure: keyof PhoneVisit) => pairOf((visit) => visit[figure]);
  const firstRow = { times: MAX_FIRST_ROW_RATIO };
  printTable('Back office: list on a phone', 'bare Refine + antd', [
    { what: 'first row, cold', unit: 'ms', ...both('firstRow'), limit: firstRow },
    { what: 'first row, second visit', unit: 'ms', ...both('secondVisit'), limit: firstRow },
    { what: 'JavaScript until then', unit: 'kB', ...both('scriptKB'), limit: { times: MAX_SCRIPT_RATIO } },
  ]);
}

function printDesk(clicks: DeskVisit[]): void {
  const middle = (figure: keyof DeskVisit) => median(clicks.map((click) => click[figure]));
  printTable('Back office: from a click at a desk', '', [
    upTo('until a list can be used', 'ms', middle('list'), MAX_LIST_MS),
    upTo('until the first field of a form can be used', 'ms', middle('form'), MAX_FORM_MS),
  ]);
}
