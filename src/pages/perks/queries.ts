import { queryOptions } from '@tanstack/react-query';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';

export function perksQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['member_perks', 'list'],
    queryFn: ({ signal }) =>
      readRows(
        database
          .from('member_perks')
          .select(
            'id, business_name, category, discount, discount_code, contact_phone, contact_email, alumnus_name, logo_url, idx, created_at',
          )
          .order('idx', { ascending: true, nullsFirst: false })
          .order('created_at', { ascending: false, nullsFirst: false })
          .abortSignal(signal),
      ),
  });
}
