import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';

const COLUMNS =
  'id, business_name, category, discount, discount_code, contact_phone, contact_phone_numbers, contact_email, city, district, address, website, alumnus_name, logo_url, idx, created_at';

export function perksQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['member_perks', 'list'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('member_perks').select(COLUMNS).abortSignal(signal);
      return readRows(
        rows
          .order('idx', { ascending: true, nullsFirst: false })
          .order('created_at', { ascending: false, nullsFirst: false }),
      );
    },
  });
}
