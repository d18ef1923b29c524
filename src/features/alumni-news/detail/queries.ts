import type { DatabaseAccess } from '../../../lib/database/database-access';
import { findByAddress } from '../../../lib/database/find-by-address';
import type { NewsRow } from '../../../lib/database/public-rows';
import { safeBody, type WithSafe } from '../../../ui/rich-text/safe-body';
import { databaseQuery } from '../../../ui/database-query';

export type NewsItem = WithSafe<NewsRow, 'description'>;

/** Reads the news item of an address, also under a former slug, or null. */
export function newsItemQuery(access: DatabaseAccess, slugOrId: string) {
  return databaseQuery<NewsItem | null>(
    access,
    ['alumni_news', 'detail', slugOrId],
    async (database, signal) => {
      const news = await findByAddress<NewsRow>(slugOrId, {
        ...{ database, resource: 'alumni_news', signal },
        read: (by) => database.from('alumni_news').select('*').match(by).limit(1).abortSignal(signal),
      });
      return news && { ...news, description: await safeBody(news.description) };
    },
  );
}
