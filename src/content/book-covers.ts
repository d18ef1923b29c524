import type { PictureAsset } from '../pictures/picture-asset';

/** Twice the width that the home page shows. The award's own page has larger covers. */
const FILES = import.meta.glob<PictureAsset>('../pictures/books/kitap-*.*', {
  eager: true,
  import: 'default',
  query: '?widths=240&picture',
});

/** The covers of the literature award's books, newest first, one for each year with a file. */
export const bookCovers = [
  ...new Map(Object.entries(FILES).map(([file, picture]) => [yearOf(file), picture])),
]
  .map(([year, picture]) => ({ year, picture }))
  .sort((left, right) => right.year - left.year);

function yearOf(file: string): number {
  return Number(/\d{4}/.exec(file)?.[0]);
}
