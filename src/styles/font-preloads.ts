import garamondLatinExt from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url';
import garamondLatin from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import sourceSansLatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sourceSansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Addresses of the four upright font files that every Turkish page needs at once; preload them with `crossorigin`. */
export const fontPreloads: readonly string[] = [
  garamondLatin,
  garamondLatinExt,
  sourceSansLatin,
  sourceSansLatinExt,
];
