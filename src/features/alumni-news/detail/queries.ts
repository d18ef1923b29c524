import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { findByAddress } from '../../../lib/database/find-by-address';
import type { NewsRow } from '../../../lib/database/public-rows';
import { safeBody, type WithSafe } from '../../../ui/rich-text/safe-body';

export type NewsItem = WithSafe<NewsRow, 'description'>;

/** Reads the news item of an address, also under a former slug, or null. */
export function newsItemQuery(access: DatabaseAccess, slugOrId: string) {
  return queryOptions<NewsItem | null>({
    queryKey: ['alumni_news', 'detail', slugOrId],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const news = await findByAddress<NewsRow>(slugOrId, {
        ...{ database, resource: 'alumni_news', signal },
        read: (by) => database.from('alumni_news').select('*').match(by).limit(1).abortSignal(signal),
      });
      return news && { ...news, description: await safeBody(news.description) };
    },
  });
}
