import type { PostgrestResponse } from '@supabase/postgrest-js';
import type { PublicDatabase } from './public-database';
import { readRows } from './read-rows';

interface FindOptions<Row> {
  database: PublicDatabase;
  /** The table name in `slug_history`. */
  resource: 'events' | 'alumni_news';
  /** Reads at most one row by its slug or its id. */
  read: (by: { slug: string } | { id: number }) => PromiseLike<PostgrestResponse<Row>>;
  signal?: AbortSignal | undefined;
}

/**
 * Returns the row for the last part of an address: by slug, else by id, else by former slug, else null. Throws as
 * readRows does.
 */
export async function findByAddress<Row>(
  slugOrId: string,
  { database, resource, read, signal }: FindOptions<Row>,
): Promise<Row | null> {
  const [bySlug] = await readRows(read({ slug: slugOrId }));
  if (bySlug) return bySlug;
  const id = readRowId(slugOrId) ?? (await readFormerOwner());
  const [byId] = id === null ? [] : await readRows(read({ id }));
  return byId ?? null;

  async function readFormerOwner(): Promise<number | null> {
    const history = database
      .from('slug_history')
      .select('row_id')
      .eq('resource', resource)
      .eq('slug', slugOrId);
    const [former] = await readRows(signal ? history.limit(1).abortSignal(signal) : history.limit(1));
    return former?.row_id ?? null;
  }
}

/** Returns a row id, or null. Ids beyond the safe integers would be a database error. */
function readRowId(param: string): number | null {
  const id = /^\d+$/.test(param) ? Number(param) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
