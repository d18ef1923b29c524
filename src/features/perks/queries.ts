import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';
import { databaseQuery } from '../../ui/database-query';

const COLUMNS =
  'id, business_name, category, discount, discount_code, contact_phone, contact_phone_numbers, contact_email, city, district, address, website, alumnus_name, logo_url, idx, created_at';

export function perksQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['member_perks', 'list'], async (database, signal) => {
    const rows = database.from('member_perks').select(COLUMNS).abortSignal(signal);
    return readRows(
      rows
        .order('idx', { ascending: true, nullsFirst: false })
        .order('created_at', { ascending: false, nullsFirst: false }),
    );
  });
}
