import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';

export function bulletinsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['bulletins', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database
        .from('bulletins')
        .select('year, month, pdf_url, cover_url, is_searchable')
        .abortSignal(signal);
      return readRows(rows.order('year', { ascending: false }).order('month', { ascending: false }));
    },
  });
}

export function bulletinArchiveQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['bulletin_archive'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database
        .from('bulletin_archive')
        .select('year, label, idx, file_url, cover_url, is_searchable')
        .abortSignal(signal);
      return readRows(rows.order('year', { ascending: false }).order('idx').order('created_at'));
    },
  });
}
