import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './pictures';

/** One picture field of the opened form, by its label. */
export class PictureField {
  /** The button with the field's label. It opens the browser's file dialog. */
  readonly button: Locator;
  readonly preview: Locator;
  readonly zone: Locator;

  constructor(
    readonly page: Page,
    readonly label: string,
  ) {
    this.zone = page
      .getByRole('dialog')
      .locator('.ant-form-item')
      .filter({ has: page.locator(`input[type=file][aria-label="${label}"]`) });
    // The file input has the same name, and Chromium reports it as a button, too.
    this.button = this.zone.locator('button[id]');
    this.preview = this.zone.getByRole('img', { name: `${label} önizlemesi` });
  }

  get cropping(): Locator {
    return this.page.getByRole('dialog', { name: 'Resmi kırp' });
  }

  /** Chooses a file by its content or by its path on this machine. */
  async choose(file: SampleFile | string): Promise<void> {
    await this.zone.locator('input[type=file]').setInputFiles(file);
  }

  /** Waits for the upload, then gives the stored picture's address. */
  async awaitStored(): Promise<string> {
    await expect(this.zone.getByRole('button', { name: 'Kaldır' })).toBeVisible();
    await expect(this.preview).toHaveAttribute('src', /^\/storage\//);
    return (await this.preview.getAttribute('src')) ?? '';
  }

  /** Drops a file on the field or on another part of the page. Says whether the page kept the browser from opening the file. */
  async drop(file: SampleFile, place: Locator = this.zone.locator('input[type=file]')): Promise<boolean> {
    const data = await this.page.evaluateHandle(
      ({ name, mimeType, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], name, { type: mimeType }));
        return transfer;
      },
      { name: file.name, mimeType: file.mimeType, base64: file.buffer.toString('base64') },
    );
    return place.evaluate((element, dataTransfer) => {
      const happen = (type: string) =>
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      happen('dragover');
      return !happen('drop');
    }, data);
  }

  /** Puts a PNG on the clipboard and pastes it where the focus is. */
  async paste(file: SampleFile): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = new Blob([bytes], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    }, file.buffer.toString('base64'));
    await this.page.keyboard.press('Control+V');
  }
}
