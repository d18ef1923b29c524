import { queryOptions } from '@tanstack/react-query';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';

export function bulletinsQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['bulletins', 'archive'],
    queryFn: ({ signal }) =>
      readRows(
        database
          .from('bulletins')
          .select('year, month, pdf_url')
          .order('year', { ascending: false })
          .order('month', { ascending: false })
          .abortSignal(signal),
      ),
  });
}
