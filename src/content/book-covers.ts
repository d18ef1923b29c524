import type { PictureAsset } from '../pictures/picture-asset';

/** Twice the width at which the home page shows a cover; the award's own page has larger ones. */
const FILES = import.meta.glob<PictureAsset>('../pictures/books/kitap-*.*', {
  eager: true,
  import: 'default',
  query: '?widths=240&picture',
});

/** The covers of the literature award's books, newest first: one for each year of which there is a file. */
export const bookCovers = [
  ...new Map(Object.entries(FILES).map(([file, picture]) => [yearOf(file), picture])),
]
  .map(([year, picture]) => ({ year, picture }))
  .sort((left, right) => right.year - left.year);

function yearOf(file: string): number {
  return Number(/\d{4}/.exec(file)?.[0]);
}
