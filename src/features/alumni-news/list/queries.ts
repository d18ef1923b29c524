import { parseTimestamp } from '../../../lib/dates/dates';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { readListPage, type ListPage } from '../../../lib/database/read-list-page';
import { paths } from '../../../lib/paths/paths';
import { newsMoment } from '../alumni-news';
import type { CardNews } from './news-card';
import { databaseQuery } from '../../../ui/database-query';

const COLUMNS = 'id, title, link, description, image_url, slug, published_at, created_at';
const NEWEST_FIRST = { ascending: false, nullsFirst: false };

/** Reads a page in the specification's order and returns it by publication: an item may have been a draft for long. */
export function alumniNewsQuery(access: DatabaseAccess, page = 1) {
  return databaseQuery<ListPage<CardNews>>(
    access,
    ['alumni_news', 'list', page],
    async (database, signal) => {
      const { rows, hasOlder } = await readListPage(paths.alumniNews, page, () =>
        database.from('alumni_news').select(COLUMNS).order('created_at', NEWEST_FIRST).abortSignal(signal),
      );
      const momentOf = (item: CardNews) => parseTimestamp(newsMoment(item)).getTime();
      return { rows: rows.toSorted((one, other) => momentOf(other) - momentOf(one)), hasOlder };
    },
  );
}
