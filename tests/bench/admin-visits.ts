import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { openPhone } from './phone';

export type SignedIn = NonNullable<BrowserContextOptions['storageState']>;

/** A list as the bench looks at it. */
export interface ListSubject {
  readonly address: string;
  /** Selects what a row has once it can be used. */
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
  /** Its first field. */
  form: number;
  /** All of its fields. */
  wholeForm: number;
}

const DESK = { width: 1440, height: 900 };
/** No hand reaches for a row sooner than this after a list has come. */
const REACH_MS = 1000;

/** What a person waits for at a desk, in this order. */
const LIST = 'tbody [aria-label^="Düzenle: "]';
const FIRST_FIELD = '[role="dialog"] #events_title:enabled';
const LAST_FIELD = '[role="dialog"] #events_hero_bg_url';

/** Opens a list on a phone that has never seen it, and once more. */
export async function visitOnPhone(browser: Browser, subject: ListSubject): Promise<PhoneVisit> {
  const { address, row, storageState } = subject;
  const phone = await openPhone(browser, new URL(address).origin, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  try {
    await phone.page.addInitScript(tellWhenSeen, [row]);
    const firstRow = await openList(phone.page, subject);
    const { scriptKB } = phone.traffic();
    await phone.page.waitForLoadState('networkidle');
    await phone.page.goto('about:blank');
    return { firstRow, scriptKB, secondVisit: await openList(phone.page, subject) };
  } finally {
    await phone.close();
  }
}

/** Goes from the overview to a list at a desk, and opens the form of its first row; each click takes `pressMs` to be pressed. */
export async function clickAtDesk(
  browser: Browser,
  overview: string,
  storageState: SignedIn,
  pressMs: number,
): Promise<DeskVisit> {
  const context = await browser.newContext({ viewport: DESK, locale: 'tr-TR', storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(tellWhenSeen, [LIST, FIRST_FIELD, LAST_FIELD]);
    await page.goto(overview, { waitUntil: 'networkidle' });
    const list = whenSeen(page, LIST);
    const press = { delay: pressMs };
    await page.getByRole('navigation').getByRole('link', { name: 'Etkinlikler' }).click(press);
    await list;
    await page.waitForTimeout(REACH_MS);
    const form = whenSeen(page, FIRST_FIELD);
    const wholeForm = whenSeen(page, LAST_FIELD);
    await page
      .getByRole('button', { name: /^Düzenle: / })
      .first()
      .click(press);
    return { list: await list, form: await form, wholeForm: await wholeForm };
  } finally {
    await context.close();
  }
}

async function openList(page: Page, { address, row }: ListSubject): Promise<number> {
  const seen = whenSeen(page, row);
  await page.goto(address, { waitUntil: 'commit' });
  return seen;
}

/** Waits for what the page tells; gives milliseconds from its last click, without one from its start. */
async function whenSeen(page: Page, selector: string): Promise<number> {
  const message = await page.waitForEvent('console', (told) => told.text().startsWith(selector));
  return Number(message.text().slice(selector.length));
}

/**
 * Runs in the page, before any of its scripts, and tells when a frame first shows what is waited for. Asked from outside, the
 * browser would first read Playwright's own script, on the thread that is measured and in the time that is measured.
 */
function tellWhenSeen(selectors: readonly string[]): void {
  const waiting = new Set(selectors);
  let start = 0;
  addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true });
  // A method, because the runner would give a function of its own a name, by a helper that the page does not have.
  const frames = {
    look() {
      for (const selector of waiting) {
        if (!document.querySelector(selector)?.checkVisibility()) continue;
        waiting.delete(selector);
        // eslint-disable-next-line no-console -- what a page says there is heard outside without running anything in it
        console.debug(selector + String(performance.now() - start));
      }
      if (waiting.size > 0) requestAnimationFrame(() => frames.look());
    },
  };
  frames.look();
}
