import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { ROLES, type Role, type Row, useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';

const database = useDatabase();
const { add, change, latest, stored, trash, remove, refusal } = useHistory(database);
const { administrator } = useAccounts(database);
const ADMINISTRATORS: readonly Role[] = ['admin', 'secondStep'];
const FUNCTIONS = [
  'row_history',
  'latest_changes',
  'recent_changes',
  'trash',
  'restore_version',
  'undo_changes',
  'undo_transaction',
  'erase_history',
  'unused_files',
];

let id: number;
let args: Record<string, Row>;

beforeEach(async () => {
  id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
  const entry = await latest('calendar', id);
  await change('calendar', id, { title: 'İki' });
  const last = await latest('calendar', id);
  const [{ transaction } = { transaction: '' }] = await database.sql<{ transaction: string }[]>`
    select transaction::text from private.history where id = ${last}`;
  const row = { resource: 'calendar', row_id: id };
  args = {
    row_history: row,
    latest_changes: { resource: 'calendar', row_ids: [id] },
    restore_version: { entry },
    undo_changes: { entries: [last] },
    undo_transaction: { transaction },
    erase_history: row,
    unused_files: { names: ['events/a.png'] },
  };
});

async function everything(): Promise<string> {
  const { sql } = database;
  return JSON.stringify([
    await sql`select * from private.history order by id`,
    await sql`select * from calendar`,
  ]);
}

describe.each(FUNCTIONS)('%s', (name) => {
  it.each(ROLES)('answers administrators and nobody else: %s', async (role) => {
    const before = await everything();
    const { data, error } = await database.as[role].rpc(name, args[name] ?? {});
    if (ADMINISTRATORS.includes(role)) {
      expect(error).toBeNull();
      expect(data).toEqual(
        name === 'trash' || name === 'erase_history' ? [] : expect.arrayContaining([expect.anything()]),
      );
    } else {
      expect([error?.code, data]).toEqual(['42501', null]);
      expect(await everything()).toBe(before);
    }
  });

  it('refuses an administrator from the moment the right is taken away', async () => {
    const { client, userId } = await administrator();
    expect((await client.rpc('recent_changes', {})).error).toBeNull();
    await database.sql`update profiles set is_admin = false where user_id = ${userId}`;
    const before = await everything();
    const { data, error } = await client.rpc(name, args[name] ?? {});
    expect([error?.code, data]).toEqual(['42501', null]);
    expect(await everything()).toBe(before);
  });

  it('refuses an administrator whose session has ended', async () => {
    const { client, sessionId } = await administrator();
    await database.sql`delete from auth.sessions where id = ${sessionId}`;
    expect((await client.rpc(name, args[name] ?? {})).error?.code).toBe('42501');
  });
});

describe('the table itself', () => {
  const STATEMENTS = [
    'select * from private.history',
    `insert into private.history (table_name, row_id, operation) values ('calendar', 1, 'insert')`,
    `update private.history set title = 'Uydurma'`,
    'delete from private.history',
    'truncate private.history',
    `select private.purge_history()`,
    `select private.version_step(1, null, false)`,
    `select private.restore_rows('[]')`,
    `select private.unused_files()`,
  ];

  it.each(['anon', 'authenticated', 'service_role'])('is out of reach for %s', async (role) => {
    for (const statement of STATEMENTS) {
      const attempt = database.sql.begin(async (sql) => {
        await sql`set local role ${sql(role)}`;
        await sql.unsafe(statement);
      });
      await expect(attempt, statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each(ROLES)('is not in the API for %s', async (role) => {
    const { as } = database;
    for (const answer of [
      await as[role].from('history').select('*'),
      await as[role].from('history').insert({ table_name: 'calendar' }),
      await as[role].from('history').update({ title: 'Uydurma' }).gt('id', 0),
      await as[role].from('history').delete().gt('id', 0),
    ]) {
      expect(answer.error?.code).toBe('PGRST205');
    }
  });
});

it('whoever restores needs the column grants of a writer: the row keeps what only the database writes', async () => {
  const { sql } = database;
  const entry = await latest('calendar', id);
  await sql`revoke update (title) on calendar from authenticated`;
  try {
    await change('calendar', id, { date: '2026-03-03' });
    await database.as.admin.rpc('restore_version', { entry });
    expect(await stored('calendar', id)).toMatchObject({ title: 'İki', date: '2026-01-20' });
  } finally {
    await sql`grant update (title) on calendar to authenticated`;
  }
});

it('row-level security decides about a restored row: a policy that refuses it refuses the restore', async () => {
  const { sql } = database;
  await remove('calendar', id);
  const [deleted] = await trash();
  await sql`create policy "Nothing is added" on calendar as restrictive for insert to authenticated with check (false)`;
  try {
    expect(await refusal('admin', 'undo_changes', { entries: [deleted?.id] })).toEqual([403, '42501']);
    expect(await stored('calendar', id)).toBeUndefined();
  } finally {
    await sql`drop policy "Nothing is added" on calendar`;
  }
});
