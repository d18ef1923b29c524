/** The parts of a query builder that the rules below need; each call gives the same builder. */
interface Query {
  lte(column: string, value: string): this;
  eq(column: string, value: boolean): this;
  or(filters: string): this;
  order(column: string, options: { ascending: boolean; nullsFirst: boolean }): this;
}

/** What a card of an announcement is made from (specification, section 7), and the summary that its form offers for it. */
export const ANNOUNCEMENT_CARD_COLUMNS = 'id, title, excerpt, body, cover_url, published_at, created_at';

/** Takes a read of announcements and the moment, narrows it to what visitors may see: published, not scheduled. */
export function onlyPublished<Q extends Query>(query: Q, now: Date): Q {
  return query.lte('published_at', now.toISOString());
}

/** Takes a read and its date column, orders it by that date, then by creation, both newest first and nulls last. */
export function newestFirst<Q extends Query>(query: Q, dateColumn: 'published_at' | 'starts_at'): Q {
  const newest = { ascending: false, nullsFirst: false };
  return query.order(dateColumn, newest).order('created_at', newest);
}

/** Takes a read and the moment, narrows it to what is featured on the home page and has not run out. */
export function onlyFeatured<Q extends Query>(query: Q, now: Date): Q {
  return query
    .eq('featured_home', true)
    .or(`featured_until.is.null,featured_until.gt."${now.toISOString()}"`);
}

/** Takes featured items, all items and a limit, gives the featured ones first and nothing twice. */
export function featuredFirst<Item>(
  featured: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  limit: number,
): Item[] {
  const featuredKeys = new Set(featured.map(keyOf));
  return [...featured, ...items.filter((item) => !featuredKeys.has(keyOf(item)))].slice(0, limit);
}
