import type { PostgrestResponse } from '@supabase/postgrest-js';
import { todayInIstanbul, type CivilDate } from '../dates/dates';
import { upcomingFirst } from '../dates/event-time';
import { newestFirst, onlyFeatured, onlyPublished, type Query } from './public-order';
import { readRows } from './read-rows';

/** How many rows a carousel of the home page has at most (specification, section 7). */
const CAROUSEL_LIMIT = 24;

type Reading<Row> = Query & PromiseLike<PostgrestResponse<Row>>;

interface Carousel<Row> {
  /** Restricts a visitor's query to what is visible at `now`, the newest first. */
  newest<Q extends Query>(query: Q, now: Date): Q;
  /** Returns rows in the order for readers. */
  order(rows: readonly Row[], today: CivilDate): Row[];
}

/** The carousels of the home page, by their tables. What they need of a row is the columns that decide about its place. */
export const HOME_CAROUSELS = {
  announcements: {
    newest: <Q extends Query>(query: Q, now: Date) => newestFirst(onlyPublished(query, now), 'published_at'),
    order: <Row extends { published_at: string | null }>(rows: readonly Row[]) =>
      rows.toSorted((a, b) => Date.parse(b.published_at ?? '') - Date.parse(a.published_at ?? '')),
  },
  events: {
    // The database keeps drafts from visitors.
    newest: <Q extends Query>(query: Q) => newestFirst(query, 'starts_at'),
    order: upcomingFirst,
  },
};

export type HomeTable = keyof typeof HOME_CAROUSELS;

/** Whether the home page has a carousel of a table's rows. */
export function isHomeTable(table: string): table is HomeTable {
  return Object.hasOwn(HOME_CAROUSELS, table);
}

/**
 * Reads what a carousel shows to visitors at `now`, in its order. `select` begins a visitor's query of the columns; `keyOf` names
 * a row. Throws as `readRows` does.
 */
export async function readHomeRows<Row>(
  carousel: Carousel<NoInfer<Row>>,
  select: () => Reading<Row>,
  keyOf: (row: Row) => string | number,
  now: Date,
): Promise<Row[]> {
  const newest = () => carousel.newest(select(), now).limit(CAROUSEL_LIMIT);
  const [featured, others] = await Promise.all([readRows(onlyFeatured(newest(), now)), readRows(newest())]);
  return inHomeOrder(carousel, featured, others, keyOf, todayInIstanbul(now));
}

/** Returns the rows of a carousel in its order: featured ones first, none twice, as many as it has at most. */
export function inHomeOrder<Row>(
  carousel: Carousel<NoInfer<Row>>,
  featured: readonly Row[],
  others: readonly Row[],
  keyOf: (row: Row) => string | number,
  today: CivilDate,
): Row[] {
  const keys = new Set(featured.map(keyOf));
  const rest = others.filter((row) => !keys.has(keyOf(row)));
  return [...carousel.order(featured, today), ...carousel.order(rest, today)].slice(0, CAROUSEL_LIMIT);
}
