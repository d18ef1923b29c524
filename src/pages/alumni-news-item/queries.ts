import { queryOptions } from '@tanstack/react-query';
import { safeBody, type WithSafe } from '../../components/rich-text/safe-body';
import type { NewsRow } from '../../shared/public-rows';
import type { DatabaseAccess } from '../../shared/database-access';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';
import { readRowId } from '../../shared/row-id';

export type NewsItem = WithSafe<NewsRow, 'description'>;

/** Gives the item with this slug, else the one with this id, else the one that once had this slug, else null. */
export function newsItemQuery(access: DatabaseAccess, slugOrId: string) {
  return queryOptions({
    queryKey: ['alumni_news', 'detail', slugOrId],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const makeSafe = async (row: NewsRow) => ({
        ...row,
        description: await safeBody(row.description, access),
      });
      const one = () => database.from('alumni_news').select('*').limit(1).abortSignal(signal);
      const [bySlug] = await readRows(one().eq('slug', slugOrId));
      if (bySlug) return makeSafe(bySlug);
      const id = readRowId(slugOrId) ?? (await readFormerOwner(database, slugOrId, signal));
      const [byId] = id === null ? [] : await readRows(one().eq('id', id));
      return byId ? makeSafe(byId) : null;
    },
  });
}

async function readFormerOwner(database: PublicDatabase, slug: string, signal: AbortSignal) {
  const history = database
    .from('slug_history')
    .select('row_id')
    .eq('resource', 'alumni_news')
    .eq('slug', slug);
  const [former] = await readRows(history.limit(1).abortSignal(signal));
  return former?.row_id ?? null;
}
