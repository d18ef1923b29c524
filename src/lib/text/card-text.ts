import { excerpt, firstFilled } from './excerpt';

/** How much of a text a card shows, in code points (specification, section 9): in the home page's carousels and in lists. */
export const CAROUSEL_EXCERPT_LENGTH = 160;
export const LIST_EXCERPT_LENGTH = 180;

/** The columns whose text stands on a card, best first. */
const COLUMNS = {
  announcements: ['excerpt', 'body'],
  events: ['excerpt', 'lead', 'body'],
  alumni_news: ['description'],
} as const;

/**
 * Takes a table, a row of it and a length in code points, gives the text on the row's card, cut to that length; '' for a
 * table whose cards show none.
 */
export function cardText(table: string, row: Readonly<Record<string, unknown>>, length: number): string {
  return excerpt(firstFilled(...cardTexts(table, row)), length);
}

/**
 * Takes rows that are read for their cards, gives them with the cards' texts, cut to `length` code points, in place of all that
 * these are taken from: a document carries what it was made of.
 */
export function trimToCardText<Row extends object>(
  table: keyof typeof COLUMNS,
  rows: readonly Row[],
  length: number,
): Row[] {
  const [best, ...others] = COLUMNS[table];
  const unread = Object.fromEntries(others.map((column) => [column, '']));
  return rows.map((row) => ({
    ...row,
    ...unread,
    [best]: cardText(table, Object.fromEntries(Object.entries(row)), length),
  }));
}

function cardTexts(table: string, row: Readonly<Record<string, unknown>>): string[] {
  if (!hasCardText(table)) return [];
  return COLUMNS[table].map((column) => row[column]).filter((value) => typeof value === 'string');
}

function hasCardText(table: string): table is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, table);
}
