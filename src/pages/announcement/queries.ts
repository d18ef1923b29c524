import { queryOptions } from '@tanstack/react-query';
import { safeBody, type WithSafe } from '../../components/rich-text/safe-body';
import type { AnnouncementRow } from '../../shared/public-rows';
import { onlyPublished } from '../../shared/public-order';
import type { DatabaseAccess } from '../../shared/database-access';
import { readRows } from '../../shared/read-rows';

/** All that the page is made of; the author's account is not part of it. */
const COLUMNS =
  'id, title, lead, excerpt, body, cover_url, cover_alt, hero_bg_url, published_at, featured_home, featured_until, created_at, updated_at';

export type Announcement = WithSafe<AnnouncementRow, 'body'>;

/** Gives the announcement, or null if visitors cannot see one under this id. */
export function announcementQuery(access: DatabaseAccess, id: number) {
  return queryOptions({
    queryKey: ['announcements', id],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('announcements').select(COLUMNS).eq('id', id).abortSignal(signal);
      const [announcement] = await readRows(onlyPublished(rows, new Date()).limit(1));
      return announcement ? { ...announcement, body: await safeBody(announcement.body, access) } : null;
    },
  });
}
