import type { PostgrestResponse } from '@supabase/postgrest-js';
import { PAGE_SIZES, type PagedPath } from '../paths/list-pages';
import { readRows } from './read-rows';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** Whether another page follows. */
  hasOlder: boolean;
}

/** The part of PostgREST's query builder that this module uses. */
interface Query<Row> extends PromiseLike<PostgrestResponse<Row>> {
  order(column: 'id', options: { ascending: boolean }): this;
  limit(count: number): this;
  range(from: number, to: number): this;
}

/**
 * Reads a page (1-based) of an ordered list. `open` makes the query anew for each request. Rows that are equal in its
 * order follow their ids, so that no page repeats or misses one. The first page is the specification's read, which has
 * a limit and no room for one row more; so a full page asks in a second request whether a row follows.
 */
export async function readListPage<Row>(
  list: PagedPath,
  page: number,
  open: () => Query<Row>,
): Promise<ListPage<Row>> {
  const size = PAGE_SIZES[list];
  const first = (page - 1) * size;
  const next = first + size;
  const ordered = () => open().order('id', { ascending: false });
  const rows = await readRows(page === 1 ? ordered().limit(size) : ordered().range(first, next - 1));
  const isFull = rows.length === size;
  return { rows, hasOlder: isFull && (await readRows(ordered().range(next, next))).length > 0 };
}
