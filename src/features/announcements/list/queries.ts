import type { DatabaseAccess } from '../../../lib/database/database-access';
import { ANNOUNCEMENT_CARD_COLUMNS, newestFirst, onlyPublished } from '../../../lib/database/public-order';
import { readListPage, type ListPage } from '../../../lib/database/read-list-page';
import { paths } from '../../../lib/paths/paths';
import { LIST_EXCERPT_LENGTH, trimToCardText } from '../../../lib/text/card-text';
import type { CardAnnouncement } from '../announcement-card';
import { databaseQuery } from '../../../ui/database-query';

export function announcementsQuery(access: DatabaseAccess, page = 1) {
  return databaseQuery<ListPage<CardAnnouncement>>(
    access,
    ['announcements', 'list', page],
    async (database, signal) => {
      const now = new Date();
      const { rows, hasOlder } = await readListPage(paths.announcements, page, () => {
        const read = database.from('announcements').select(ANNOUNCEMENT_CARD_COLUMNS).abortSignal(signal);
        return newestFirst(onlyPublished(read, now), 'published_at');
      });
      return { rows: trimToCardText('announcements', rows, LIST_EXCERPT_LENGTH), hasOlder };
    },
  );
}
