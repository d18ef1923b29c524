/** A font file that comes with the first visit: only what Turkish and French pages are set with. */
export interface FontSubset {
  readonly from: string;
  readonly to: string;
  readonly wght: number | { readonly min: number; readonly max: number };
}

/** The letters of Turkish, those of French but the rare Æ and Ÿ, and the signs that prose, dates, addresses and amounts need. */
export const SUBSET_LETTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÇçĞğİıÖöŞşÜüÂâÎîÛû',
  'ÀàÉéÈèÊêËëÏïÔôÙùŒœ',
  ' \u00A0.,;:!?\'"()/&%+*-@_–—…‘’“”°·×©₺',
].join('');

/** What the styles ask for, what is set without asking, and Turkish’s own i. */
export const SUBSET_FEATURES = ['kern', 'liga', 'locl', 'lnum', 'pnum', 'tnum'] as const;

/** Body to label: the range of the weights in tokens.css. Titles are never slanted, so slanted letters have body's alone. */
const WEIGHTS = { min: 400, max: 600 };
const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond';

/** EB Garamond is published in parts, of which Turkish needs two. */
export const FONT_SUBSETS: readonly FontSubset[] = [
  { from: `${GARAMOND}-latin-wght-normal.woff2`, to: 'eb-garamond.woff2', wght: WEIGHTS },
  { from: `${GARAMOND}-latin-ext-wght-normal.woff2`, to: 'eb-garamond-turkish.woff2', wght: WEIGHTS },
  { from: `${GARAMOND}-latin-wght-italic.woff2`, to: 'eb-garamond-italic.woff2', wght: 400 },
  { from: `${GARAMOND}-latin-ext-wght-italic.woff2`, to: 'eb-garamond-italic-turkish.woff2', wght: 400 },
  { from: 'source-sans/VF/SourceSans3VF-Upright.ttf', to: 'source-sans-3.woff2', wght: WEIGHTS },
];
