import { beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';

/** Who may call the functions: rights/function-rights.test.ts. Who may reach the tables: rights/grants.test.ts. */
const database = useDatabase();
const { add, change, latest, stored, trash, remove, refusal } = useHistory(database);

let id: number;
beforeEach(async () => {
  id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
});

it('whoever restores needs the column grants of a writer: the row keeps what only the database writes', async () => {
  const { sql } = database;
  await change('calendar', id, { title: 'İki' });
  const entry = await latest('calendar', id);
  await sql`revoke update (title) on calendar from authenticated`;
  try {
    await change('calendar', id, { date: '2026-03-03' });
    await sql`update calendar set title = 'Sunucu'`;
    await database.as.admin.rpc('restore_version', { entry });
    expect(await stored('calendar', id)).toMatchObject({ title: 'Sunucu', date: '2026-01-20' });
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
