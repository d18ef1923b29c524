import type { Locator } from '@playwright/test';

/**
 * Opens a list of choices by key and takes one by mouse. Ant Design gives such a list its focus back one turn after the press; no hand
 * is in the next field by then, but a test is, and what it types there would be lost.
 */
export async function chooseOption(list: Locator, option: string): Promise<void> {
  const page = list.page();
  await list.press('ArrowDown');
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
