import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleFile } from './pictures';

/** One picture field of the opened form, by its label. */
export class PictureField {
  /** The button that the label belongs to; it opens the browser's own dialog. */
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
    // The file input bears the same name, and Chromium calls it a button too.
    this.button = this.zone.locator('button[id]');
    this.preview = this.zone.getByRole('img', { name: `${label} önizlemesi` });
  }

  get cropping(): Locator {
    return this.page.getByRole('dialog', { name: 'Resmi kırp' });
  }

  async choose(file: SampleFile): Promise<void> {
    await this.zone.locator('input[type=file]').setInputFiles(file);
  }

  /** Gives the stored picture's address, as soon as the form has it. */
  async awaitStored(): Promise<string> {
    await expect(this.zone.getByRole('button', { name: 'Kaldır' })).toBeVisible();
    await expect(this.preview).toHaveAttribute('src', /^\/storage\//);
    return (await this.preview.getAttribute('src')) ?? '';
  }

  /** Lets a file fall on the field, or on something else in the page; says whether the page kept the browser from opening it. */
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

  /** Copies a PNG as another program would, and pastes it where the focus is. */
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
