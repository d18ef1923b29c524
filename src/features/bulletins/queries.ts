import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';

export function bulletinsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['bulletins', 'archive'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('bulletins').select('year, month, pdf_url').abortSignal(signal);
      return readRows(rows.order('year', { ascending: false }).order('month', { ascending: false }));
    },
  });
}
