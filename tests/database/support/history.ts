import { beforeEach, expect } from 'vitest';
import { type Client, type DatabaseFixture, type Role, type Row } from './database-fixture';
import { useRows } from './rows';

export const TABLES = [
  ...(['announcements', 'calendar', 'events', 'bulletins', 'alumni_news', 'member_perks'] as const),
];

export interface Entry {
  id: number;
  resource: string;
  row_id: number;
  operation: string;
  title: string | null;
  before: Row | null;
  after: Row | null;
  changed_columns: string[] | null;
  is_present: boolean;
  restores: number | null;
  transaction: string;
  changed_by: string | null;
  person: string | null;
  changed_at: string;
  is_erased: boolean;
}

export interface TrashEntry {
  id: number;
  resource: string;
  row_id: number;
  title: string | null;
  person: string | null;
  days_left: number;
}

export interface Restored {
  resource: string;
  id: number;
  slug: string | null;
  has_other_slug: boolean;
  updated_at: string | null;
}

/** Reading, restoring and arranging the history. Each test begins with empty tables and no history. */
export function useHistory(database: DatabaseFixture) {
  beforeEach(async () => {
    const { sql } = database;
    for (const table of TABLES) await sql`delete from ${sql(table)}`;
    await sql`truncate private.history`;
  });

  async function call<Result>(name: string, args: Row = {}, client: Client = database.as.admin) {
    const { data, error } = await client.rpc(name, args);
    expect(error).toBeNull();
    return data as Result;
  }

  /** The status and code of a refusal. */
  async function refusal(role: Role, name: string, args: Row): Promise<[number, string | undefined]> {
    const { error, status } = await database.as[role].rpc(name, args);
    return [status, error?.code];
  }

  const ofRow = (resource: string, row_id: number) => call<Entry[]>('row_history', { resource, row_id });
  const recent = () => call<Entry[]>('recent_changes', { max_results: 100 });
  const trash = (args: Row = {}) => call<TrashEntry[]>('trash', args);
  const undo = (...entries: number[]) => call<Restored[]>('undo_changes', { entries });
  const restore = (entry: number, unchanged_since: string | null = null, before_change = false) =>
    call<Restored[]>('restore_version', { entry, unchanged_since, before_change });

  /** The id of the last entry of a row. */
  async function latest(resource: string, row_id: number): Promise<number> {
    const [entry] = await ofRow(resource, row_id);
    if (!entry) throw new Error(`${resource} ${row_id} has no history`);
    return entry.id;
  }

  return { ...useRows(database), call, refusal, ofRow, recent, trash, undo, restore, latest };
}
