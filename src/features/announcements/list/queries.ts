import { queryOptions } from '@tanstack/react-query';
import { LIST_EXCERPT_LENGTH, trimToCardText } from '../../../lib/text/card-text';
import { ANNOUNCEMENT_CARD_COLUMNS, newestFirst, onlyPublished } from '../../../lib/database/public-order';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { readRows } from '../../../lib/database/read-rows';

const LIST_LIMIT = 50;

export function announcementsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['announcements', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('announcements').select(ANNOUNCEMENT_CARD_COLUMNS).abortSignal(signal);
      const read = newestFirst(onlyPublished(rows, new Date()), 'published_at').limit(LIST_LIMIT);
      return trimToCardText('announcements', await readRows(read), LIST_EXCERPT_LENGTH);
    },
  });
}
