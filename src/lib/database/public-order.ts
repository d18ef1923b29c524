/** The part of PostgREST's query builder that reads of the home page and of lists use. */
export interface Query {
  lte(column: string, value: string): this;
  eq(column: string, value: boolean): this;
  or(filters: string): this;
  order(column: string, options: { ascending: boolean; nullsFirst: boolean }): this;
  limit(count: number): this;
}

/** The columns of an announcement's card (specification, section 7), and the excerpt. */
export const ANNOUNCEMENT_CARD_COLUMNS = 'id, title, excerpt, body, cover_url, published_at, created_at';

/** Restricts a query to announcements that are published at `now`; scheduled ones are in the future. */
export function onlyPublished<Q extends Query>(query: Q, now: Date): Q {
  return query.lte('published_at', now.toISOString());
}

/** Orders a query by `dateColumn`, then by creation, both newest first and nulls last. */
export function newestFirst<Q extends Query>(query: Q, dateColumn: 'published_at' | 'starts_at'): Q {
  const newest = { ascending: false, nullsFirst: false };
  return query.order(dateColumn, newest).order('created_at', newest);
}

/** Restricts a query to rows featured on the home page whose `featured_until` is not over at `now`. */
export function onlyFeatured<Q extends Query>(query: Q, now: Date): Q {
  return query
    .eq('featured_home', true)
    .or(`featured_until.is.null,featured_until.gt."${now.toISOString()}"`);
}
