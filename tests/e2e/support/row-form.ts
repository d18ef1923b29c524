import { expect, type Locator, type Page } from '@playwright/test';

/** A check of both sizes leaves a phone's window behind. */
export const DESK = { width: 1440, height: 900 };

/** The open form: its fields by their labels, and its actions. */
export const title = (page: Page): Locator => page.getByRole('dialog').getByLabel('Başlık', { exact: true });
export const lead = (page: Page): Locator => page.getByRole('dialog').getByLabel('Spot', { exact: true });
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
/** The button that leaves the row as published as it is. */
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Taslak olarak sakla|Değişiklikleri yayımla|Kaydet)$/ });
export const save = (page: Page): Promise<void> => saveButton(page).click();

/** Chooses another way to save, from the menu beside the button. */
export async function chooseSaving(page: Page, way: string): Promise<void> {
  await press(page, 'Diğer yayımlama seçenekleri');
  await page.getByRole('menuitem', { name: way, exact: true }).click();
}

/** Publishes a row of which visitors would miss something. */
export async function publish(page: Page): Promise<void> {
  await press(page, 'Yayımla');
  await press(page, 'Yine de yayımla');
}

/** Opens an announcement's form by its address. Takes the announcement's id. */
export async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/duyurular/${id}`);
  await expect(title(page)).toBeVisible();
}
