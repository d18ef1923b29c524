import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openPhone } from './phone';

export type SignedIn = NonNullable<BrowserContextOptions['storageState']>;

/** A back office to be measured, by its addresses and selectors. */
export interface Office {
  readonly start: string;
  readonly list: string;
  /** What leads from the start to the list, and from a row to its form. */
  readonly listLink: string;
  readonly editButton: string;
  /** Match when a row, and the first field of a form with its value, can be used. */
  readonly row: string;
  readonly field: string;
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
/** A hand holds a button down for about this long. */
const PRESS = { delay: 80 };
/** The time that a person takes to move to a row after the list appears. */
const REACH_MS = 1000;

/** Opens a list on a phone with an empty cache, and then again. */
export async function visitOnPhone(browser: Browser, office: Office): Promise<PhoneVisit> {
  const { list, row, storageState } = office;
  const phone = await openPhone(browser, new URL(list).origin, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  try {
    await phone.page.addInitScript(reportWhenSeen, [row]);
    const firstRow = await openList(phone.page, office);
    const { scriptKB } = phone.traffic();
    await phone.page.waitForLoadState('networkidle');
    await phone.page.goto('about:blank');
    return { firstRow, scriptKB, secondVisit: await openList(phone.page, office) };
  } finally {
    await phone.close();
  }
}

/** Goes from the start to the list on a large screen and opens the form of its first row. */
export async function clickAtDesk(browser: Browser, office: Office): Promise<DeskVisit> {
  const { start, listLink, editButton, row, field, storageState } = office;
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'tr-TR',
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(reportWhenSeen, [row, field]);
    await page.goto(start, { waitUntil: 'networkidle' });
    const list = whenSeen(page, row);
    await page.locator(listLink).first().click(PRESS);
    await list;
    await page.waitForTimeout(REACH_MS);
    const form = whenSeen(page, field);
    await page.locator(editButton).first().click(PRESS);
    return { list: await list, form: await form };
  } finally {
    await context.close();
  }
}

async function openList(page: Page, { list, row }: Office): Promise<number> {
  const seen = whenSeen(page, row);
  await page.goto(list, { waitUntil: 'commit' });
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
        // oxlint-disable-next-line no-console -- the bench hears console messages without running code in the page
        console.debug(selector + String(performance.now() - start));
      }
      if (waiting.size > 0) requestAnimationFrame(() => frames.look());
    },
  };
  frames.look();
}
