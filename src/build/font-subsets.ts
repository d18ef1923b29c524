/** A font file of the first visit, reduced to the letters of Turkish and French pages. */
export interface FontSubset {
  readonly from: string;
  readonly to: string;
  readonly wght: number | { readonly min: number; readonly max: number };
}

/** The letters of Turkish, of French except the rare Æ and Ÿ, and the signs of prose, dates, addresses and amounts. */
export const SUBSET_LETTERS = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÇçĞğİıÖöŞşÜüÂâÎîÛû',
  'ÀàÉéÈèÊêËëÏïÔôÙùŒœ',
  ' \u00A0.,;:!?\'"()/&%+*-@_–—…‘’“”°·×©₺',
].join('');

/** The features that the styles request, the default ones, and `locl` for the Turkish i. */
export const SUBSET_FEATURES = ['kern', 'liga', 'locl', 'lnum', 'pnum', 'tnum'] as const;

/** The range of the weights in tokens.css. Italics have the body's weight alone, because titles are never italic. */
const WEIGHTS = { min: 400, max: 600 };
const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond';

/** EB Garamond is published in parts. Turkish needs two of them. */
export const FONT_SUBSETS: readonly FontSubset[] = [
  { from: `${GARAMOND}-latin-wght-normal.woff2`, to: 'eb-garamond.woff2', wght: WEIGHTS },
  { from: `${GARAMOND}-latin-ext-wght-normal.woff2`, to: 'eb-garamond-turkish.woff2', wght: WEIGHTS },
  { from: `${GARAMOND}-latin-wght-italic.woff2`, to: 'eb-garamond-italic.woff2', wght: 400 },
  { from: `${GARAMOND}-latin-ext-wght-italic.woff2`, to: 'eb-garamond-italic-turkish.woff2', wght: 400 },
  { from: 'source-sans/VF/SourceSans3VF-Upright.ttf', to: 'source-sans-3.woff2', wght: WEIGHTS },
];
