import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { FONT_SUBSETS, SUBSET_LETTERS } from '../../../src/build/font-subsets';
import { messages } from '../../../src/lib/messages';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { renderPath } from '../app/fake-api';

/** For all fonts of an article with its italic lead. Headers add about 600 bytes to each file: the site’s limit is 60 kB. */
const FIRST_FONT_BYTES = 56_600;
/** Characters without a glyph. */
const UNSEEN = /[\s\u00AD\u200B-\u200F\u2028\u2029\uFEFF]/;

const fonts = new Map(FONT_SUBSETS.map(({ to }) => [to, open(readFileSync(fileOf(to)))]));
const styles = readFileSync('src/styles/fonts.css', 'utf8');
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

/** The letters in the `unicode-range` of a `@font-face`. */
function lettersNamed(file: string): string[] {
  const face = styles.split('@font-face').find((rule) => rule.includes(`'./fonts/${file}'`)) ?? '';
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
  });
}

test('the fonts of a first visit stay within their budget', () => {
  const bytes = FONT_SUBSETS.map(({ to }) => readFileSync(fileOf(to)).byteLength);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_FONT_BYTES);
  expect(readdirSync('src/styles/fonts').sort()).toEqual([...fonts.keys()].sort());
});

test.each([...fonts.keys()])('%s has every letter of its unicode-range', (file) => {
  const named = lettersNamed(file);
  expect(named).not.toEqual([]);
  const font = fonts.get(file);
  expect(named.filter((letter) => !font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test.each(['eb-garamond', 'eb-garamond-italic', 'source-sans-3'])(
  'the files of %s together have all letters',
  (family) => {
    const named = [`${family}.woff2`, `${family}-turkish.woff2`].flatMap(lettersNamed);
    expect([...named].sort()).toEqual([...firstLetters].sort());
  },
);

test('the upright files cover every weight of the tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const weights = [...tokens.matchAll(/--weight-[a-z]+: (\d+)/g)].map(([, weight]) => Number(weight));
  const axis = { min: Math.min(...weights), max: Math.max(...weights) };
  for (const file of ['eb-garamond.woff2', 'eb-garamond-turkish.woff2', 'source-sans-3.woff2'])
    expect(fonts.get(file)?.variationAxes).toMatchObject({ wght: axis });
});

test.each(['eb-garamond.woff2', 'eb-garamond-italic.woff2'])('%s keeps the dot of a Turkish i', (file) => {
  const draw = (language?: string) => fonts.get(file)?.layout('ofis', undefined, 'latn', language).glyphs;
  expect(draw()).toHaveLength(3);
  expect(draw('TRK')).toHaveLength(4);
});

test.each(STATIC_ROUTES)('%s needs no letter beyond the font subsets', async (route) => {
  const { html } = await renderPath(route);
  expect(lettersOutside(JSDOM.fragment(html).textContent)).toEqual([]);
});

test('the sentences of the interface and the sample rows need none, either', () => {
  const rows = readdirSync('supabase/seed/content').map((file) =>
    readFileSync(path.join('supabase/seed/content', file), 'utf8'),
  );
  // Letters beyond ASCII are in texts; code has only a few signs.
  const text = [JSON.stringify(messages), ...rows].join('').replace(/[ -~]/g, '');
  expect(lettersOutside(text)).toEqual([]);
});
