import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Client, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const { administrator } = useAccounts(database);

beforeEach(async () => {
  await database.sql`truncate private.history`;
});

const remove = (client: Client, removed: string) => client.rpc('remove_administrator', { removed });
const isAdmin = async (client: Client) => (await client.rpc('is_admin', {})).data;

async function acts(): Promise<Row[]> {
  const { data } = await database.as.admin.rpc('recent_changes', {});
  return (data as Row[]).map(({ operation, title, person }) => ({ operation, title, person }));
}

describe('an act of the team in the history', () => {
  it('is an entry without a row, which says who, whom and when', async () => {
    const { userId } = await administrator();
    await database.sql`update profiles set full_name = 'Mehmet Kaya' where user_id = ${userId}`;
    await remove(database.as.admin, userId);
    const { data } = await database.as.admin.rpc('recent_changes', {});
    expect(data).toMatchObject([
      {
        id: expect.any(Number) as number,
        resource: 'profiles',
        row_id: null,
        title: 'Mehmet Kaya',
        operation: 'revoke',
        changed_columns: null,
        is_present: null,
        restores: null,
        transaction: expect.any(String) as string,
        changed_by: database.userIds.admin,
        person: 'Site Yöneticisi',
        changed_at: expect.any(String) as string,
      },
    ]);
  });

  it('stands among the changes of rows, newest first, page by page', async () => {
    const { as } = database;
    const { userId } = await administrator();
    await as.admin.from('calendar').insert({ title: 'Çay', date: '2026-01-20' });
    await remove(as.admin, userId);
    await as.admin.from('calendar').delete().eq('title', 'Çay');
    const page = async (before_id: unknown) => {
      const { data } = await as.admin.rpc('recent_changes', { max_results: 1, before_id });
      return (data as Row[])[0];
    };
    const newest = await page(null);
    const act = await page(newest?.id);
    const oldest = await page(act?.id);
    expect([newest, act, oldest].map((entry) => entry?.operation)).toEqual(['delete', 'revoke', 'insert']);
    expect((await as.admin.rpc('trash', {})).data).toMatchObject([{ title: 'Çay' }]);
  });

  it('cannot be restored or undone, so that a right comes back by an invitation only', async () => {
    const { as } = database;
    const { client, userId } = await administrator();
    await remove(as.admin, userId);
    const { data } = await as.admin.rpc('recent_changes', {});
    const [act] = data as { id: number; transaction: string }[];
    for (const [name, args] of [
      ['restore_version', { entry: act?.id }],
      ['undo_changes', { entries: [act?.id] }],
      ['undo_transaction', { transaction: act?.transaction }],
    ] as const) {
      const { error, status } = await as.admin.rpc(name, args);
      expect([name, status, error?.code]).toEqual([name, 404, 'PT404']);
    }
    expect(await isAdmin(client)).toBe(false);
  });

  it('tells a changed e-mail address: by its owner when it was confirmed, by the server otherwise', async () => {
    const { sql, signUp } = database;
    const { userId } = await administrator();
    const { userId: memberId } = await signUp('sade-uye');
    await sql`update auth.users set email_change = 'yeni@uye.example' where id = ${userId}`;
    await sql`update auth.users set email = 'yeni@uye.example', email_change = null where id = ${userId}`;
    await sql`update auth.users set email = 'baska@uye.example' where id = ${userId}`;
    await sql`update auth.users set email = 'sade@uye.example' where id = ${memberId}`;
    expect(await acts()).toEqual([
      { operation: 'change_email', title: 'baska@uye.example', person: null },
      { operation: 'change_email', title: 'yeni@uye.example', person: 'baska' },
    ]);
  });

  it('ends after two years', async () => {
    const { sql, as } = database;
    await remove(as.admin, (await administrator()).userId);
    await sql`update private.history set changed_at = now() - interval '2 years 1 minute'`;
    expect(await sql`select private.purge_history() as purged`).toEqual([{ purged: '1' }]);
  });
});
