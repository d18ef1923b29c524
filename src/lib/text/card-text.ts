import { asHtml } from '../html/html';
import { proseText } from '../html/plain-text';
import { excerpt, firstFilled } from './excerpt';

/** The length of a card's text in code points (specification, section 9). */
export const CAROUSEL_EXCERPT_LENGTH = 160;
export const LIST_EXCERPT_LENGTH = 180;

/** The columns of a card's text, best first. The last one holds HTML. */
const COLUMNS = {
  announcements: ['excerpt', 'body'],
  events: ['excerpt', 'lead', 'body'],
  alumni_news: ['description'],
} as const;

/** Returns the text of a row's card, cut to `length` code points; '' for tables whose cards have no text. */
export function cardText(table: string, row: Readonly<Record<string, unknown>>, length: number): string {
  return excerpt(firstFilled(...cardTexts(table, row)), length);
}

/**
 * Replaces the text columns of rows by their card's text, cut to `length` code points, because the document's state
 * contains all rows.
 */
export function trimToCardText<Row extends object>(
  table: 'announcements' | 'events',
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
  const columns = COLUMNS[table];
  return columns.map((column, index) => {
    const value = row[column];
    if (typeof value !== 'string') return '';
    return index === columns.length - 1 ? proseText(asHtml(value)) : value;
  });
}

function hasCardText(table: string): table is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, table);
}
