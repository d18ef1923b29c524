import { expect, type Locator, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FieldDeclaration } from '../../../admin/schema/types';
import { SAMPLES } from '../../fixtures/kind-samples';
import { chooseOption } from './choose-option';
import { expectDate, typeDate } from './dates';
import { unlikeOthers } from './pictures';

/** Has none of the declared ratios, so every field with a ratio asks for a crop. */
const PICTURE = { width: 1600, height: 1000, channels: 3, background: { r: 123, g: 30, b: 43 } } as const;

/** Fills an input of the opened form with its kind's sample, as a person would. */
export async function fillField(page: Page, form: Locator, field: FieldDeclaration): Promise<void> {
  const input = inputOf(form, field);
  const typed = typedText(field);
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'category':
    case 'url':
    case 'email':
    case 'phone':
    case 'iban':
    case 'number':
    case 'year':
    case 'alt':
      await input.fill(typed);
      await input.press('Tab');
      break;
    case 'date':
    case 'datetime':
      await typeDate(input, typed);
      break;
    case 'select':
    case 'month':
      await chooseOption(input, typed);
      break;
    case 'relation':
      await input.fill(typed.slice(0, 5));
      await page.locator('.ant-select-dropdown:visible').getByTitle(typed, { exact: true }).click();
      break;
    case 'richtext':
      await form.getByRole('textbox', { name: field.label, exact: true }).click();
      await page.keyboard.type(typed);
      break;
    case 'boolean':
      await form.getByRole('switch', { name: field.label }).check();
      break;
    case 'image':
      await choose(form, field, [await picture(typed)]);
      if (field.ratio !== undefined) await page.getByRole('button', { name: 'Kırpmadan kullan' }).click();
      await expectField(form, field);
      break;
    case 'gallery':
      await choose(form, field, await Promise.all(typed.split(', ').map(picture)));
      await expectField(form, field);
      break;
    case 'captions':
      await form.getByRole('button', { name: '2 açıklama eksik. Şimdi yaz' }).click();
      await page.getByRole('dialog').last().getByLabel('Fotoğrafta ne var?').fill(typed);
      await page.getByRole('dialog').last().getByRole('button', { name: 'Tamam' }).click();
      break;
    case 'pdf':
      await choose(form, field, [
        { name: 'belge.pdf', mimeType: 'application/pdf', buffer: await pdf(typed) },
      ]);
      await expectField(form, field);
      break;
    // Left empty: one is made from the title, the other is chosen by the button.
    case 'slug':
    case 'publish':
      break;
    default:
      throw new Error(`No way to fill ${JSON.stringify(field satisfies never)}`);
  }
}

/** Fails unless the reopened form shows the sample of a field's kind. */
export async function expectField(form: Locator, field: FieldDeclaration): Promise<void> {
  const input = inputOf(form, field);
  const { shown = typedText(field) } = SAMPLES[field.kind];
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'category':
    case 'url':
    case 'email':
    case 'phone':
    case 'iban':
    case 'number':
    case 'year':
    case 'alt':
    case 'slug':
      return expect(input).toHaveValue(shown);
    case 'date':
    case 'datetime':
      return expectDate(input, shown);
    case 'select':
    case 'month':
    case 'relation':
      return expect(form.getByTitle(words(field), { exact: true })).toBeVisible();
    case 'richtext':
      return expect(form.getByRole('textbox', { name: field.label, exact: true })).toContainText(shown);
    case 'boolean':
      return expect(form.getByRole('switch', { name: field.label })).toBeChecked();
    case 'publish':
      return expect(form.getByRole('status').filter({ hasText: shown })).toBeVisible();
    case 'image':
      return expect(form.getByRole('img', { name: `${field.label} önizlemesi` })).toBeVisible();
    case 'gallery':
    case 'pdf':
      return expect(form.getByText(shown, { exact: field.kind === 'gallery' }).first()).toBeVisible();
    case 'captions':
      return expect(
        form.getByRole('button', { name: new RegExp(`^Açıklama|${shown}`) }).first(),
      ).toBeVisible();
    default:
      throw new Error(`No way to read ${JSON.stringify(field satisfies never)}`);
  }
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function typedText(field: FieldDeclaration): string {
  if (field.kind === 'select') return field.options[0]?.label ?? '';
  const { typed } = SAMPLES[field.kind];
  return field.kind === 'number' && field.decimals === undefined ? '1250' : typed;
}

/** Returns a field's sample as lists and questions show it. */
export function words(field: FieldDeclaration): string {
  return SAMPLES[field.kind].words ?? typedText(field);
}

/** Leaves out the editor's buttons, one of which may have the same name. */
function inputOf(form: Locator, { label }: FieldDeclaration): Locator {
  return form.locator('input:not([type=file]), textarea').and(form.getByLabel(label, { exact: true }));
}

async function choose(form: Locator, { label }: FieldDeclaration, files: ChosenFile[]): Promise<void> {
  await form.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(files);
}

async function picture(name: string): Promise<ChosenFile> {
  const image = await sharp({ create: PICTURE }).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: unlikeOthers(image) };
}

function pdf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5' });
  document.text(text);
  document.end();
  return buffer(document);
}
