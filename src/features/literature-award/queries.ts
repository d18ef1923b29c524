import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';

const NEWEST_FIRST = { ascending: false };

/** Reads the books that won, newest first. The database keeps those of later years back. */
export function winnersQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['literature_awards', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database
        .from('literature_awards')
        .select('year, author, title, language, cover_url, cover_alt, caption');
      return readRows(rows.order('year', NEWEST_FIRST).abortSignal(signal));
    },
  });
}

/** Reads the covers of the books that won, newest first. */
export function bookCoversQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['literature_awards', 'covers'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('literature_awards').select('year, cover_url, cover_alt');
      const withCover = rows.not('cover_url', 'is', null);
      return readRows(withCover.order('year', NEWEST_FIRST).abortSignal(signal));
    },
  });
}
