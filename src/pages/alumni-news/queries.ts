import { queryOptions } from '@tanstack/react-query';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';

const LIST_LIMIT = 50;

export function alumniNewsQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['alumni_news', 'list'],
    queryFn: ({ signal }) =>
      readRows(
        database
          .from('alumni_news')
          .select('id, title, link, description, image_url, slug, created_at')
          .order('created_at', { ascending: false, nullsFirst: false })
          .limit(LIST_LIMIT)
          .abortSignal(signal),
      ),
  });
}
