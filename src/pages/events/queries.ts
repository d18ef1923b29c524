import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../shared/database-access';
import { newestFirst } from '../../shared/public-order';
import { readRows } from '../../shared/read-rows';

/** All columns: an older database keeps covers under other names. */
export function eventsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['events', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('events').select('*').abortSignal(signal);
      return readRows(newestFirst(rows, 'starts_at'));
    },
  });
}
