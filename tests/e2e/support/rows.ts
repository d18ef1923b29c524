import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE } from './identity';

/** Unique, so that tests can run again on the same site. */
export const tagged = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 8)}`;

export const notice = (page: Page, words = ''): Locator =>
  page.getByRole('region', { name: 'Bildirimler' }).getByRole('alert').filter({ hasText: words });

/** Closes the notice of what was done before, so that the next one is not taken for it. */
export async function closeNotice(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  await notices.getByRole('button', { name: 'Kapat' }).click();
  await expect(notices.getByRole('alert')).toHaveCount(0);
}

export const undoButton = (page: Page, words: string): Locator =>
  notice(page, words).getByRole('button', { name: 'Geri al' });

/** A row of a table, or on a phone its card. */
export const rowOf = (page: Page, words: string): Locator =>
  page
    .getByRole('main')
    .getByRole(page.viewportSize()?.width === PHONE.width ? 'listitem' : 'row')
    .filter({ hasText: words });

export async function doFromMenu(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Diğer işlemler: ${row}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

/** Pastes a table into the import of the open list. Returns the dialog, which shows what would be added. */
export async function previewImport(page: Page, table: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Tablodan ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yapıştırılan tablo').fill(table);
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  return dialog;
}

/** Adds the valid lines of the previewed table, and closes the dialog. */
export async function addImported(dialog: Locator, count: number): Promise<void> {
  await dialog.getByRole('button', { name: `Ekle (${count})` }).click();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(dialog).toHaveCount(0);
}
