import { queryOptions } from '@tanstack/react-query';
import { parseTimestamp } from '../../../lib/dates/dates';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { readRows } from '../../../lib/database/read-rows';
import { newsMoment } from '../alumni-news';

const LIST_LIMIT = 50;

/** Reads the list in the specification's order, and returns it by publication: an item may have been a draft for long. */
export function alumniNewsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['alumni_news', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database
        .from('alumni_news')
        .select('id, title, link, description, image_url, slug, published_at, created_at');
      const newest = rows.order('created_at', { ascending: false, nullsFirst: false });
      const news = await readRows(newest.limit(LIST_LIMIT).abortSignal(signal));
      const momentOf = (item: (typeof news)[number]) => parseTimestamp(newsMoment(item)).getTime();
      return news.toSorted((one, other) => momentOf(other) - momentOf(one));
    },
  });
}
