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

declare global {
  interface Window {
    clickedAt: number;
  }
}

const DESK = { width: 1440, height: 900 };
/** No hand reaches for a row sooner than this after a list has come. */
const REACH_MS = 1000;

/** Opens a list on a phone that has never seen it, and once more. */
export async function visitOnPhone(browser: Browser, subject: ListSubject): Promise<PhoneVisit> {
  const { address, row, storageState } = subject;
  const phone = await openPhone(browser, new URL(address).origin, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  try {
    const firstRow = await openList(phone.page, address, row);
    const { scriptKB } = phone.traffic();
    await phone.page.waitForLoadState('networkidle');
    await phone.page.goto('about:blank');
    return { firstRow, scriptKB, secondVisit: await openList(phone.page, address, row) };
  } finally {
    await phone.close();
  }
}

/** Goes from the overview to a list at a desk, and opens the form of its first row. */
export async function clickAtDesk(
  browser: Browser,
  overview: string,
  storageState: SignedIn,
): Promise<DeskVisit> {
  const context = await browser.newContext({ viewport: DESK, locale: 'tr-TR', storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(rememberClicks);
    await page.goto(overview, { waitUntil: 'networkidle' });
    await page.getByRole('navigation').getByRole('link', { name: 'Etkinlikler' }).click();
    const list = await sinceClick(page, 'tbody [aria-label^="Düzenle: "]');
    await page.waitForTimeout(REACH_MS);
    await page
      .getByRole('button', { name: /^Düzenle: / })
      .first()
      .click();
    const form = await sinceClick(page, '[role="dialog"] #events_title:enabled');
    const wholeForm = await sinceClick(page, '[role="dialog"] #events_hero_bg_url');
    return { list, form, wholeForm };
  } finally {
    await context.close();
  }
}

async function openList(page: Page, address: string, row: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return sinceStart(page, row);
}

/** Waits for the frame that shows an element; gives when that was, from the start of the document. */
async function sinceStart(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.checkVisibility() && performance.now(),
    selector,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

async function sinceClick(page: Page, selector: string): Promise<number> {
  const shownAt = await sinceStart(page, selector);
  return shownAt - (await page.evaluate(() => window.clickedAt));
}

/** Runs in the page, before any of its scripts. */
function rememberClicks(): void {
  addEventListener('click', ({ timeStamp }) => (window.clickedAt = timeStamp), { capture: true });
}
