import { safeBody, type WithSafe } from '../../../ui/rich-text/safe-body';
import type { AnnouncementRow } from '../../../lib/database/public-rows';
import { onlyPublished } from '../../../lib/database/public-order';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import type { PublicDatabase } from '../../../lib/database/public-database';
import { readRows } from '../../../lib/database/read-rows';
import { announcementSlug } from '../../../lib/paths/links';
import { databaseQuery } from '../../../ui/database-query';

/** The columns of the page. The author's account is not among them. */
const COLUMNS =
  'id, title, lead, excerpt, body, cover_url, cover_alt, hero_bg_url, published_at, featured_home, featured_until, created_at, updated_at';

/** How many titles are compared with a slug without a number, the newest first. */
const TITLES_LIMIT = 1000;

export type Announcement = WithSafe<AnnouncementRow, 'body'>;

/** Reads the announcement of an address, or null if visitors may not see one there. */
export function announcementQuery(access: DatabaseAccess, param: string) {
  const id = readAnnouncementId(param);
  return databaseQuery<Announcement | null>(
    access,
    ['announcements', id ?? param],
    async (database, signal) => {
      const found = id ?? (await findIdBySlug(database, param, signal));
      if (found === null) return null;
      const rows = database.from('announcements').select(COLUMNS).eq('id', found).abortSignal(signal);
      const [announcement] = await readRows(onlyPublished(rows, new Date()).limit(1));
      return announcement ? { ...announcement, body: await safeBody(announcement.body) } : null;
    },
  );
}

/** Returns the id of the one announcement whose title has the slug; null if none or several have. */
async function findIdBySlug(
  database: PublicDatabase,
  slug: string,
  signal: AbortSignal,
): Promise<number | null> {
  if (announcementSlug(slug) !== slug) return null;
  const titles = database.from('announcements').select('id, title').abortSignal(signal);
  const rows = await readRows(
    onlyPublished(titles, new Date()).order('id', { ascending: false }).limit(TITLES_LIMIT),
  );
  const [found, another] = rows.filter(({ title }) => announcementSlug(title) === slug);
  return found && !another ? found.id : null;
}

/** Returns the announcement id of an address part such as '123' or '123-baslik', or null. */
export function readAnnouncementId(param: string): number | null {
  const digits = /^(\d+)(?:-.*)?$/.exec(param)?.[1];
  return digits === undefined ? null : Number(digits);
}
