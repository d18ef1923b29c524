import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openPhone } from './phone';

export type SignedIn = NonNullable<BrowserContextOptions['storageState']>;

/** A list to be measured. */
export interface ListSubject {
  readonly address: string;
  /** A selector that matches when a row can be used. */
  readonly row: string;
  readonly storageState?: SignedIn;
}

/** In milliseconds and kB. */
export interface PhoneVisit {
  firstRow: number;
  secondVisit: number;
  scriptKB: number;
}

/** In milliseconds from the click. */
export interface DeskVisit {
  list: number;
  /** Until the form's first field can be used. */
  form: number;
}

const DESK = { width: 1440, height: 900 };
/** The time that a person takes to move to a row after the list appears. */
const REACH_MS = 1000;

/** The elements that a person waits for, in this order. */
const LIST = 'tbody [aria-label^="Düzenle: "]';
const FIRST_FIELD = '[role="dialog"] #events_title:enabled';

/** Opens a list on a phone with an empty cache, and then again. */
export async function visitOnPhone(browser: Browser, subject: ListSubject): Promise<PhoneVisit> {
  const { address, row, storageState } = subject;
  const phone = await openPhone(browser, new URL(address).origin, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  try {
    await phone.page.addInitScript(reportWhenSeen, [row]);
    const firstRow = await openList(phone.page, subject);
    const { scriptKB } = phone.traffic();
    await phone.page.waitForLoadState('networkidle');
    await phone.page.goto('about:blank');
    return { firstRow, scriptKB, secondVisit: await openList(phone.page, subject) };
  } finally {
    await phone.close();
  }
}

/** Goes from the overview to a list on a large screen and opens the form of its first row. Each press of the button lasts `pressMs`. */
export async function clickAtDesk(
  browser: Browser,
  overview: string,
  storageState: SignedIn,
  pressMs: number,
): Promise<DeskVisit> {
  const context = await browser.newContext({ viewport: DESK, locale: 'tr-TR', storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(reportWhenSeen, [LIST, FIRST_FIELD]);
    await page.goto(overview, { waitUntil: 'networkidle' });
    const list = whenSeen(page, LIST);
    const press = { delay: pressMs };
    await page.getByRole('navigation').getByRole('link', { name: 'Etkinlikler' }).click(press);
    await list;
    await page.waitForTimeout(REACH_MS);
    const form = whenSeen(page, FIRST_FIELD);
    await page
      .getByLabel(/^Düzenle: /)
      .first()
      .click(press);
    return { list: await list, form: await form };
  } finally {
    await context.close();
  }
}

async function openList(page: Page, { address, row }: ListSubject): Promise<number> {
  const seen = whenSeen(page, row);
  await page.goto(address, { waitUntil: 'commit' });
  return seen;
}

/** Waits for the page's message. Returns milliseconds since the last click, or since the navigation if there was none. */
async function whenSeen(page: Page, selector: string): Promise<number> {
  const message = await page.waitForEvent('console', (entry) => entry.text().startsWith(selector));
  return Number(message.text().slice(selector.length));
}

/**
 * Runs in the page before its scripts and reports when a frame first shows each selector. Playwright's own waiting would load its
 * script on the measured thread, within the measured time.
 */
function reportWhenSeen(selectors: readonly string[]): void {
  const waiting = new Set(selectors);
  let start = 0;
  addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true });
  // A method, because the runner's compiler names plain functions with a helper that the page does not have.
  const frames = {
    look() {
      for (const selector of waiting) {
        if (!document.querySelector(selector)?.checkVisibility()) continue;
        waiting.delete(selector);
        // eslint-disable-next-line no-console -- the bench hears console messages without running code in the page
        console.debug(selector + String(performance.now() - start));
      }
      if (waiting.size > 0) requestAnimationFrame(() => frames.look());
    },
  };
  frames.look();
}
