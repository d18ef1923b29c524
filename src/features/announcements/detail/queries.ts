import { queryOptions } from '@tanstack/react-query';
import { safeBody, type WithSafe } from '../../../ui/rich-text/safe-body';
import { readAnnouncementId } from './announcement-id';
import type { AnnouncementRow } from '../../../lib/database/public-rows';
import { onlyPublished } from '../../../lib/database/public-order';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { readRows } from '../../../lib/database/read-rows';

/** The columns of the page. The author's account is not among them. */
const COLUMNS =
  'id, title, lead, excerpt, body, cover_url, cover_alt, hero_bg_url, published_at, featured_home, featured_until, created_at, updated_at';

export type Announcement = WithSafe<AnnouncementRow, 'body'>;

/** Reads the announcement of an address, or null if visitors may not see one there. */
export function announcementQuery(access: DatabaseAccess, param: string) {
  const id = readAnnouncementId(param);
  return queryOptions<Announcement | null>({
    queryKey: ['announcements', id],
    queryFn: async ({ signal }) => {
      if (id === null) return null;
      const database = await access.open();
      const rows = database.from('announcements').select(COLUMNS).eq('id', id).abortSignal(signal);
      const [announcement] = await readRows(onlyPublished(rows, new Date()).limit(1));
      return announcement ? { ...announcement, body: await safeBody(announcement.body) } : null;
    },
  });
}
