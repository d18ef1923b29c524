import { queryOptions } from '@tanstack/react-query';
import type { PublicDatabase } from '../../shared/public-database';
import { newestFirst } from '../../shared/public-order';
import { readRows } from '../../shared/read-rows';

/** All columns: an older database keeps covers under other names. */
export function eventsQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['events', 'list'],
    queryFn: ({ signal }) => {
      const rows = database.from('events').select('*').abortSignal(signal);
      return readRows(newestFirst(rows, 'starts_at'));
    },
  });
}
