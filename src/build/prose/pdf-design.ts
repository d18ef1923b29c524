import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lightToken } from '../../styles/light-token.ts';

/** Sizes are in points of 1/72 inch. */
export const MARGIN = 68;
export const ITEM_INDENT = 18;
export const PAGE_NUMBER_RISE = 40;
export const LINE_GAP = 3;
export const SIZES = { title: 24, section: 15, body: 11.5, small: 9.5 };

/** The number of text lines that must follow a heading on its page. */
export const LINES_UNDER_HEADING = 4;

/** Blocks of up to this number of lines are not split between pages. */
export const MAX_UNBROKEN_LINES = 6;

const TOKENS = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
export const GARNET = lightToken(TOKENS, 'garnet');
export const INK = lightToken(TOKENS, 'ink');

/** A part of every cache key. Raise the number when the layout changes. */
export const PDF_EDITION = `3 ${GARNET} ${INK}`;

export type Weight = 'regular' | 'semibold' | 'italic';

const require = createRequire(import.meta.url);
export const FONT_FILES: Readonly<Record<Weight, string>> = {
  regular: require.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf'),
  italic:
    require.resolve('@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'),
};

/** The tag and layout of each kind of block. A subheading stays with the lines below it. */
export const BLOCK_SETTINGS = {
  paragraph: { tag: 'P', weight: 'regular', gap: 0.55, linesUnder: 0 },
  quote: { tag: 'BlockQuote', weight: 'italic', gap: 0.55, linesUnder: 0 },
  subheading: { tag: 'H3', weight: 'semibold', gap: 0.2, linesUnder: LINES_UNDER_HEADING },
} as const;
