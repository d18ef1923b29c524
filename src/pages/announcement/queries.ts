import { queryOptions } from '@tanstack/react-query';
import { onlyPublished } from '../../shared/public-order';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';

/** Gives the announcement, or null if visitors cannot see one under this id. */
export function announcementQuery(database: PublicDatabase, id: number) {
  return queryOptions({
    queryKey: ['announcements', id],
    queryFn: async ({ signal }) => {
      const rows = database.from('announcements').select('*').eq('id', id).abortSignal(signal);
      const [announcement] = await readRows(onlyPublished(rows, new Date()).limit(1));
      return announcement ?? null;
    },
  });
}
