import { describe, expect, test } from 'vitest';
import { readPdfTexts } from '../../../../../src/lib/media/pdf-texts';
import { makeBulletins } from '../../../../../supabase/seed/bulletins';
import { readTexts } from '../../../../../supabase/local/storage/pdf-reading';
import {
  drawnPdf,
  ligatures,
  LIGATURES_TEXT,
  millionGlyphs,
  objectLoop,
  scan,
  textPage,
  TWO_COLUMNS_TEXT,
  twoColumns,
} from '../../../../fixtures/readable-pdfs';
import { samplePdf } from '../../../../fixtures/sample-pdf';

/** No PDF of these tests needs a tenth of it. */
const LIMIT_MS = 20_000;

describe('the text of a PDF', () => {
  test('follows two columns, and joins the words that were broken at the end of a line', async () => {
    expect(await readTexts(await twoColumns())).toEqual([TWO_COLUMNS_TEXT]);
  });

  test('has letters for ligatures', async () => {
    expect(await readTexts(await ligatures())).toEqual([LIGATURES_TEXT]);
  });

  test('is that of each page, and none for a scan', async () => {
    expect(await readTexts(await scan())).toEqual(['']);
    const pages = await drawnPdf([textPage('Birinci sayfa.'), () => undefined, textPage('Üçüncü sayfa.')]);
    expect(await readTexts(pages)).toEqual(['Birinci sayfa.', '', 'Üçüncü sayfa.']);
  });

  test('of the sample bulletins is what a first start says of them', async () => {
    for (const { pdf, text } of await makeBulletins(new Date('2026-11-28T09:00:00Z')))
      expect(await readTexts(pdf)).toEqual([text]);
  });
});

describe('a hostile PDF', () => {
  test('with a million letters is cut at the limit of a page', async () => {
    const [text = '', ...others] = await readTexts(millionGlyphs(), LIMIT_MS);
    expect(others).toEqual([]);
    expect(text).toMatch(/^mezun mezun /);
    expect(text.length).toBeGreaterThan(5_000);
    expect(text.length).toBeLessThanOrEqual(12_000);
  });

  test('whose objects hold themselves ends within the limits', async () => {
    const outcome = await readTexts(objectLoop(), LIMIT_MS).catch((error: unknown) => error);
    expect(outcome).not.toHaveProperty('name', 'TimeoutError');
  });

  test('behind a password, or that is none, is refused', async () => {
    await expect(readTexts(await samplePdf({ pages: 1, password: 'gizli' }))).rejects.toThrow(/password/i);
    await expect(readTexts(Buffer.from('%PDF-1.7\nçöp\n%%EOF'))).rejects.toThrow();
  });

  test('with more than 400 pages is read as far as there', async () => {
    expect(await readTexts(await samplePdf({ pages: 402 }))).toHaveLength(400);
  });

  test('in which a reader loops is left after the time for it', async () => {
    const looping = { numPages: 1, getPage: () => new Promise<never>(() => undefined) };
    await expect(readPdfTexts(Promise.resolve(looping), { limitMs: 20 })).rejects.toHaveProperty(
      'name',
      'TimeoutError',
    );
  });
});
