import type { Sql } from 'postgres';
import { loadTables, type TableDump } from '../../../supabase/local/backup/tables';

/** Loads dumped rows over the present ones. The accounts stay, because the test's sessions would end with them. */
export async function restoreRows(sql: Sql, dumps: readonly TableDump[]): Promise<void> {
  const rows = dumps.filter(({ table }) => !table.startsWith('auth.'));
  await sql.begin((transaction) => loadTables(transaction, rows));
}
