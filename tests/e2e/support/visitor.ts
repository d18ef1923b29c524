import { expect, type Locator, type Page } from '@playwright/test';

/** Makes every visit wait until React hydrates the page, because an earlier click would be lost. */
export function awaitScriptOnVisits(page: Page): void {
  const visit = page.goto.bind(page);
  page.goto = async (...target) => {
    const answer = await visit(...target);
    await page.waitForFunction(isHydrated);
    return answer;
  };
}

/** Holds the requests of a pattern, by default all scripts, until the returned function is called. */
export async function hold(page: Page, pattern = '**/assets/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Returns to the tab repeatedly until the page shows the change. */
export async function comeBackUntil(page: Page, change: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(change).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Fails unless the lines have these texts in red: more than twice as much red as green or blue. */
export async function expectRedLines(lines: Locator, messages: readonly string[]): Promise<void> {
  await expect(lines).toHaveText(messages);
  for (const line of await lines.all()) {
    const color = await line.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
  }
}

interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
}

/**
 * Runs in the browser and returns whether React has hydrated the page. No documented API says so, so this reads React's own fields.
 * Before hydration, effects have not run, and a listener on the window would miss a scroll.
 */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  if (root === null) return true;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const fiber = Reflect.get(root, key) as ReactRoot;
  return !fiber.stateNode.current.memoizedState.isDehydrated;
}

/** An init script of a browser that blocks site data. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.assign(LockManager.prototype, { request: denied, query: denied });
  Object.assign(ServiceWorkerContainer.prototype, { register: denied });
}
