import { expect, type Locator, type Page } from '@playwright/test';

/** Makes every visit wait for the script that takes the page over: a click before that would be lost. */
export function awaitScriptOnVisits(page: Page): void {
  const visit = page.goto.bind(page);
  page.goto = async (...target) => {
    const answer = await visit(...target);
    await page.waitForFunction(isTakenOver);
    return answer;
  };
}

/** Comes back to the browser's tab, again and again until the page shows what has changed meanwhile. */
export async function comeBackUntil(page: Page, change: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(change).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** React marks its root as it begins to hydrate; what is clicked from then on it hears. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
}
