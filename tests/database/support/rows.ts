import { expect } from 'vitest';
import type { DatabaseFixture, Role, Row } from './database-fixture';

/** Writes rows through the API as an administrator, and reads them. */
export function useRows(database: DatabaseFixture) {
  async function add(table: string, row: Row): Promise<number> {
    const { data, error } = await database.as.admin.from(table).insert(row).select('id').single();
    expect(error).toBeNull();
    return data?.id as number;
  }

  async function change(table: string, id: number, row: Row): Promise<void> {
    expect((await database.as.admin.from(table).update(row).eq('id', id)).error).toBeNull();
  }

  async function remove(table: string, id: number): Promise<void> {
    expect((await database.as.admin.from(table).delete().eq('id', id)).error).toBeNull();
  }

  /** The row as the database holds it, without the moment of its last change. */
  async function stored(table: string, id: number): Promise<Row | undefined> {
    const { sql } = database;
    const [found] = await sql<{ row: Row }[]>`
      select to_jsonb(entry) - 'updated_at' as row from ${sql(table)} as entry where id = ${id}`;
    return found?.row;
  }

  /** What somebody reads of a table, in the order of the first column. */
  async function seen(table: string, columns: string, role: Role = 'visitor'): Promise<Row[]> {
    const [first = ''] = columns.split(',');
    const { data } = await database.as[role].from(table).select<string, Row>(columns).order(first);
    return data ?? [];
  }

  return { add, change, remove, stored, seen };
}
