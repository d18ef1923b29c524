import { expect, type Locator, type Page } from '@playwright/test';

/** The window that a sweep over sizes leaves behind is a phone's. */
export const DESK = { width: 1440, height: 900 };

/** The open form's fields, and what is done with it, in the words of its labels. */
export const title = (page: Page): Locator => page.getByRole('dialog').getByLabel('Başlık', { exact: true });
export const lead = (page: Page): Locator => page.getByRole('dialog').getByLabel('Giriş', { exact: true });
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const save = (page: Page): Promise<void> => press(page, 'Kaydet');

/** Takes the id of an announcement; opens its form by its address. */
export async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/duyurular/${id}`);
  await expect(title(page)).toBeVisible();
}
