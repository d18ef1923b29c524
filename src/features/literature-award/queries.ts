import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';
import { databaseQuery } from '../../ui/database-query';

const NEWEST_FIRST = { ascending: false };

/** Reads the books that won, newest first. The database keeps those of later years back. */
export function winnersQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['literature_awards', 'list'], async (database, signal) => {
    const rows = database
      .from('literature_awards')
      .select('year, author, title, language, cover_url, cover_alt, caption');
    return readRows(rows.order('year', NEWEST_FIRST).abortSignal(signal));
  });
}

/** Reads the covers of the books that won, newest first. */
export function bookCoversQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['literature_awards', 'covers'], async (database, signal) => {
    const rows = database.from('literature_awards').select('year, cover_url, cover_alt');
    const withCover = rows.not('cover_url', 'is', null);
    return readRows(withCover.order('year', NEWEST_FIRST).abortSignal(signal));
  });
}
