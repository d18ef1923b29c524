import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { newestFirst } from '../../../lib/database/public-order';
import { readRows } from '../../../lib/database/read-rows';
import { LIST_EXCERPT_LENGTH, trimToCardText } from '../../../lib/text/card-text';

/** More than a year of an association with an event a week. */
export const EVENTS_PER_PAGE = 60;

/**
 * A page of the list, from 1, and one event more where older ones follow. All columns: an older database keeps covers under other
 * names.
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
