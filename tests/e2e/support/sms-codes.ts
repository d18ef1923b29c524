import type { Locator, Page } from '@playwright/test';

/** A verified telephone; its number as GoTrue tells it. */
export const TELEPHONE = { name: 'Cep telefonum', phone: '905327654321' };
/** The button that sends its code, and the sentence that says so. */
export const SEND = '21 ile biten numaraya kod gönder';
export const SENT = 'Kod, 21 ile biten numaraya SMS ile gönderildi.';

export const numberField = (page: Page): Locator => page.getByLabel('Cep telefonu numarası');
export const codeField = (page: Page): Locator => page.getByLabel('Doğrulama kodu');

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function answer(page: Page, digits: string): Promise<void> {
  await codeField(page).fill(digits);
  await press(page, 'Doğrula');
}

/** The open dialog: Ant Design leaves the title of a closed one in the page. */
export const question = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });
