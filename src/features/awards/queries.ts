import type { DatabaseAccess } from '../../lib/database/database-access';
import { readRows } from '../../lib/database/read-rows';
import { readAward } from './awards';
import { databaseQuery } from '../../ui/database-query';

const COLUMNS = 'first_name, last_name, nds_surname, nds_year, title, profession, award_year';

/** Reads all award holders, those who left the school first before the others. */
export function awardsQuery(access: DatabaseAccess) {
  return databaseQuery(access, ['award_recipients', 'list'], async (database, signal) => {
    const rows = database.from('award_recipients').select(COLUMNS).abortSignal(signal);
    const inOrder = rows.order('nds_year', { ascending: true, nullsFirst: false }).order('id');
    return (await readRows(inOrder)).map(readAward);
  });
}
