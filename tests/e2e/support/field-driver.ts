import { expect, type Locator, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FieldDeclaration } from '../../../admin/schema/field-types';
import { chooseOption } from './choose-option';
import { expectDate, typeDate } from './dates';

/** Has none of the declared ratios, so every field with a ratio asks for a crop. */
const PICTURE = { width: 1600, height: 1000, channels: 3, background: { r: 123, g: 30, b: 43 } } as const;

const TYPED: Partial<Record<FieldDeclaration['kind'], string>> = {
  text: 'Işıklı bahçe',
  longtext: 'Ağacın gölgesinde bir gün.',
  category: 'Kültür',
  url: 'https://ornek.example/sayfa',
  email: 'ornek@mezunlar.example',
  phone: '+90 212 000 00 00',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  number: '1250,5',
};
const DATES: Partial<Record<FieldDeclaration['kind'], string>> = {
  date: '2031-05-12',
  datetime: '2031-05-12T14:30',
};
/** The title of the row that relations lead to. The test adds the row before it fills a form. */
export const TARGET_TITLE = 'Çınar altı buluşması';

/** Fills an input of the opened form as a person would, by the kind of its field. */
export async function fillField(page: Page, form: Locator, field: FieldDeclaration): Promise<void> {
  const input = inputOf(form, field);
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'category':
    case 'url':
    case 'email':
    case 'phone':
    case 'iban':
    case 'number':
      await input.fill(typedText(field) ?? '');
      await input.press('Tab');
      break;
    case 'date':
    case 'datetime':
      await typeDate(input, DATES[field.kind] ?? '');
      break;
    case 'select':
      await chooseOption(input, field.options[0]?.label ?? '');
      break;
    case 'relation':
      await input.fill('çınar');
      await page.locator('.ant-select-dropdown:visible').getByTitle(TARGET_TITLE, { exact: true }).click();
      break;
    case 'richtext':
      await form.getByRole('textbox', { name: field.label, exact: true }).click();
      await page.keyboard.type('Iğdır’dan Şişli’ye.');
      break;
    case 'boolean':
      await form.getByRole('switch', { name: field.label }).click();
      break;
    case 'publish':
      await form.getByText('Şimdi yayımla', { exact: true }).click();
      break;
    case 'year':
      await input.fill('2031');
      break;
    case 'month':
      await chooseOption(input, 'Ekim');
      break;
    case 'image':
      await choose(form, field, [await picture('resim')]);
      if (field.ratio !== undefined) await page.getByRole('button', { name: 'Kırpmadan kullan' }).click();
      await expect(form.getByRole('img', { name: `${field.label} önizlemesi` })).toBeVisible();
      break;
    case 'gallery':
      await choose(form, field, [await picture('bir'), await picture('iki')]);
      await expect(form.getByText('2 fotoğraf', { exact: true })).toBeVisible();
      break;
    case 'pdf':
      await choose(form, field, [{ name: 'belge.pdf', mimeType: 'application/pdf', buffer: await pdf() }]);
      await expect(form.getByText('1 sayfa')).toBeVisible();
      break;
    case 'alt':
      await input.fill('Bahçede oturan mezunlar');
      break;
    // Left empty: the slug is made from the title, and captions are written inside their gallery.
    case 'slug':
    case 'captions':
      break;
    default:
      throw new Error(`No way to fill ${JSON.stringify(field satisfies never)}`);
  }
}

/** Returns the value that the reopened form must show for a typed one. */
export async function expectField(form: Locator, field: FieldDeclaration): Promise<void> {
  const typed = typedText(field);
  const input = inputOf(form, field);
  const date = DATES[field.kind];
  if (date !== undefined) await expectDate(input, date);
  else if (field.kind === 'select' || field.kind === 'relation')
    await expect(form.getByTitle(words(field), { exact: true })).toBeVisible();
  else if (typed !== undefined) await expect(input).toHaveValue(typed);
  else if (field.kind === 'slug') await expect(input).not.toHaveValue('');
  else if (field.kind === 'boolean')
    await expect(form.getByRole('switch', { name: field.label })).toBeChecked();
  else if (field.kind === 'publish') await expect(form.getByRole('radio', { name: 'Yayında' })).toBeChecked();
  else if (field.kind === 'alt') await expect(input).toHaveValue('Bahçede oturan mezunlar');
  else if (field.kind === 'year') await expect(input).toHaveValue('2031');
  else if (field.kind === 'image')
    await expect(form.getByRole('img', { name: `${field.label} önizlemesi` })).toBeVisible();
  else if (field.kind === 'gallery')
    await expect(form.getByText('2 fotoğraf', { exact: true })).toBeVisible();
  else if (field.kind === 'pdf') await expect(form.getByText('1 sayfa')).toBeVisible();
  else if (field.kind === 'richtext')
    await expect(form.getByRole('textbox', { name: field.label, exact: true })).toContainText('Iğdır’dan');
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function typedText(field: FieldDeclaration): string | undefined {
  return field.kind === 'number' && field.decimals === undefined ? '1250' : TYPED[field.kind];
}

export function words(field: FieldDeclaration): string {
  const { kind } = field;
  if (field.kind === 'select') return field.options[0]?.label ?? '';
  const shown: Partial<Record<FieldDeclaration['kind'], string>> = {
    date: '12 Mayıs 2031',
    month: 'Ekim',
    number: '1.250,5 TL',
    relation: TARGET_TITLE,
    year: '2031',
  };
  return shown[kind] ?? TYPED[kind] ?? '';
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
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: image };
}

function pdf(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5' });
  document.text('Ekim');
  document.end();
  return buffer(document);
}
