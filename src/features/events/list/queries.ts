import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { newestFirst } from '../../../lib/database/public-order';
import { readRows } from '../../../lib/database/read-rows';
import { LIST_EXCERPT_LENGTH, trimToCardText } from '../../../lib/text/card-text';

/** More than a year of weekly events. */
export const EVENTS_PER_PAGE = 60;

/**
 * Reads a page of the list (1-based) and one more event, which shows whether older ones follow. It selects all columns,
 * because older databases have covers in other columns.
 */
export function eventsQuery(access: DatabaseAccess, page = 1) {
  return queryOptions({
    queryKey: ['events', 'list', page],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('events').select('*').abortSignal(signal);
      const first = (page - 1) * EVENTS_PER_PAGE;
      const read = newestFirst(rows, 'starts_at').range(first, first + EVENTS_PER_PAGE);
      return trimToCardText('events', await readRows(read), LIST_EXCERPT_LENGTH);
    },
  });
}
