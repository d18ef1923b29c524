import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { FONT_SUBSETS, SUBSET_LETTERS } from '../../../src/build/font-subsets';
import { messages } from '../../../src/lib/messages';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { renderPath } from '../app/fake-api';

/** Characters without a glyph. */
const UNSEEN = /[\s\u00AD\u200B-\u200F\u2028\u2029\uFEFF]/;

const fonts = new Map(FONT_SUBSETS.map(({ to }) => [to, open(readFileSync(fileOf(to)))]));
const firstLetters = new Set(SUBSET_LETTERS);

function fileOf(name: string): string {
  return path.join('src/styles/fonts', name);
}

function open(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A collection is no single font');
  return font;
}

function lettersOutside(text: string): string[] {
  return [...new Set(text)].filter((letter) => !firstLetters.has(letter) && !UNSEEN.test(letter));
}

test.each(['eb-garamond.woff2', 'eb-garamond-italic.woff2'])('%s keeps the dot of a Turkish i', (file) => {
  const draw = (language?: string) => fonts.get(file)?.layout('ofis', undefined, 'latn', language).glyphs;
  expect(draw()).toHaveLength(3);
  expect(draw('TRK')).toHaveLength(4);
});

test.each(STATIC_ROUTES)('%s needs no letter beyond the font subsets', async (route) => {
  const { html } = await renderPath(route);
  const document = JSDOM.fragment(html);
  for (const script of document.querySelectorAll('script, noscript')) script.remove();
  expect(lettersOutside(document.textContent)).toEqual([]);
});

test('the sentences of the interface and the sample rows need none, either', () => {
  const rows = readdirSync('supabase/seed/content').map((file) =>
    readFileSync(path.join('supabase/seed/content', file), 'utf8'),
  );
  // Letters beyond ASCII are in texts; code has only a few signs.
  const text = [JSON.stringify(messages), ...rows].join('').replace(/[ -~]/g, '');
  expect(lettersOutside(text)).toEqual([]);
});
