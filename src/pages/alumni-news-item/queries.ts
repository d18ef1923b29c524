import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '../../shared/database.types';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';
import { readRowId } from '../../shared/row-id';

export type NewsItem = Tables<'alumni_news'>;

/** Gives the item with this slug, else the one with this id, else null. */
export function newsItemQuery(database: PublicDatabase, slugOrId: string) {
  return queryOptions({
    queryKey: ['alumni_news', 'detail', slugOrId],
    queryFn: async ({ signal }) => {
      const one = () => database.from('alumni_news').select('*').limit(1).abortSignal(signal);
      const [bySlug] = await readRows(one().eq('slug', slugOrId));
      if (bySlug) return bySlug;
      const id = readRowId(slugOrId);
      const [byId] = id === null ? [] : await readRows(one().eq('id', id));
      return byId ?? null;
    },
  });
}
