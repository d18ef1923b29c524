import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../../lib/database/database-access';
import { readRows } from '../../../lib/database/read-rows';

const LIST_LIMIT = 50;

export function alumniNewsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['alumni_news', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database
        .from('alumni_news')
        .select('id, title, link, description, image_url, slug, created_at');
      const newest = rows.order('created_at', { ascending: false, nullsFirst: false });
      return readRows(newest.limit(LIST_LIMIT).abortSignal(signal));
    },
  });
}
