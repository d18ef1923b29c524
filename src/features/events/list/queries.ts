import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { newestFirst } from '../../../lib/database/public-order';
import type { EventRow } from '../../../lib/database/public-rows';
import { readListPage, type ListPage } from '../../../lib/database/read-list-page';
import { trimToFirstPicture } from '../../../lib/media/gallery';
import { paths } from '../../../lib/paths/paths';
import { LIST_EXCERPT_LENGTH, trimToCardText } from '../../../lib/text/card-text';

/** Selects all columns, because older databases have covers in other columns. */
export function eventsQuery(access: DatabaseAccess, page = 1) {
  return queryOptions<ListPage<EventRow>>({
    queryKey: ['events', 'list', page],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const { rows, hasOlder } = await readListPage(paths.events, page, () =>
        newestFirst(database.from('events').select('*').abortSignal(signal), 'starts_at'),
      );
      return { rows: trimToCardText('events', trimToFirstPicture(rows), LIST_EXCERPT_LENGTH), hasOlder };
    },
  });
}
