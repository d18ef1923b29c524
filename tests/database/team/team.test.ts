import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Account, type Client, type Row, useDatabase } from '../support/database-fixture';
import { actAs } from '../support/hosted-roles';
import { claimsOf } from '../support/second-step';

const database = useDatabase();
const { administrator } = useAccounts(database);
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Member {
  user_id: string;
  full_name: string | null;
  email: string;
  last_sign_in_at: string | null;
  has_second_step: boolean;
  invited_at: string | null;
  is_pending: boolean;
  is_self: boolean;
}

beforeEach(async () => {
  const { sql, userIds } = database;
  await sql`update profiles set is_admin = user_id in ${sql([userIds.admin, userIds.firstStep])} where true`;
  await sql`truncate private.history`;
});

const team = async (client: Client = database.as.admin) =>
  ((await client.rpc('team', {})).data ?? []) as Member[];
const remove = (client: Client, removed: string) => client.rpc('remove_administrator', { removed });
const isAdmin = async (client: Client) => (await client.rpc('is_admin', {})).data;

async function acts(): Promise<Row[]> {
  const { data } = await database.as.admin.rpc('recent_changes', {});
  return (data as Row[]).map(({ operation, title, person }) => ({ operation, title, person }));
}

/** An account that was invited and has not come. */
async function invite(email: string): Promise<string> {
  const { sql } = database;
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, invited_at) values (gen_random_uuid(), ${email}, now() - interval '2 days')
    returning id`;
  await sql`update profiles set is_admin = true where user_id = ${user?.id ?? ''}`;
  return user?.id ?? '';
}

describe('team()', () => {
  it('lists administrators by name, with sign-in, second step and oneself', async () => {
    const { userIds } = database;
    expect(await team()).toEqual([
      {
        user_id: userIds.firstStep,
        full_name: null,
        email: 'iki-adimli@uye.example',
        last_sign_in_at: expect.any(String) as string,
        has_second_step: true,
        invited_at: null,
        is_pending: false,
        is_self: false,
      },
      {
        user_id: userIds.admin,
        full_name: 'Site Yöneticisi',
        email: database.backend.adminEmail,
        last_sign_in_at: expect.any(String) as string,
        has_second_step: false,
        invited_at: null,
        is_pending: false,
        is_self: true,
      },
    ]);
  });

  it('shows who was invited and has not come, with the time of the last invitation', async () => {
    const invited = await invite('bekleyen@uye.example');
    const { sql } = database;
    const pending = async () => (await team()).find(({ user_id }) => user_id === invited);
    const first = await pending();
    expect(first).toMatchObject({ is_pending: true, last_sign_in_at: null, has_second_step: false });
    await sql`update auth.users set recovery_sent_at = now() where id = ${invited}`;
    const again = await pending();
    expect(Date.parse(again?.invited_at ?? '')).toBeGreaterThan(Date.parse(first?.invited_at ?? ''));
    await sql`update auth.users set last_sign_in_at = now() where id = ${invited}`;
    expect(await pending()).toMatchObject({ is_pending: false, invited_at: first?.invited_at });
  });
});

describe('remove_administrator()', () => {
  it('takes the right away, at once, and keeps the account', async () => {
    const { client, userId } = await administrator();
    expect(await team(client)).toHaveLength(3);
    expect((await remove(database.as.admin, userId)).error).toBeNull();
    expect(await isAdmin(client)).toBe(false);
    expect((await remove(client, database.userIds.firstStep)).error?.code).toBe('42501');
    expect(await team()).toHaveLength(2);
    expect(await database.sql`select from auth.users where id = ${userId}`).toHaveLength(1);
  });

  it('takes one’s own right away while somebody remains', async () => {
    const { client, userId } = await administrator();
    expect((await remove(client, userId)).error).toBeNull();
    expect(await isAdmin(client)).toBe(false);
  });

  it('refuses to leave nobody who has ever signed in', async () => {
    const { userIds, as, sql } = database;
    await remove(as.admin, userIds.firstStep);
    await invite('hic-gelmedi@uye.example');
    const { error, status } = await remove(as.admin, userIds.admin);
    expect([status, error?.code]).toEqual([409, 'PT409']);
    expect(await isAdmin(as.admin)).toBe(true);
    await sql`delete from auth.users where email = 'hic-gelmedi@uye.example'`;
  });

  it.each([
    ['a member', () => database.userIds.member],
    ['nobody', () => NOBODY],
  ])('answers 404 about %s', async (_, account) => {
    const { error, status } = await remove(database.as.admin, account());
    expect([status, error?.code]).toEqual([404, 'PT404']);
  });

  it('withdraws an invitation with the account that nobody has used', async () => {
    const invited = await invite('vazgecilen@uye.example');
    expect((await remove(database.as.admin, invited)).error).toBeNull();
    expect(await database.sql`select from auth.users where id = ${invited}`).toHaveLength(0);
    expect(await acts()).toEqual([
      { operation: 'withdraw', title: 'vazgecilen@uye.example', person: 'Site Yöneticisi' },
    ]);
  });

  it('leaves one administrator when two remove each other at once', async () => {
    const { sql } = database;
    await sql`update profiles set is_admin = false where true`;
    const [first, second] = [await administrator(), await administrator()];
    const attempt = ({ userId, sessionId }: Account, removed: string, beforeCommit: () => Promise<void>) =>
      sql.begin(async (transaction) => {
        await actAs(transaction, claimsOf(userId, sessionId, 'aal1'));
        await transaction`select remove_administrator(${removed})`;
        await beforeCommit();
      });
    let late: Promise<unknown> = Promise.resolve();
    await attempt(first, second.userId, async () => {
      late = attempt(second, first.userId, () => Promise.resolve()).catch((error: unknown) => error);
      // The other one has passed its first check by then.
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect(await late).toMatchObject({ code: '42501' });
    expect(await sql`select user_id from profiles where is_admin`).toEqual([{ user_id: first.userId }]);
  });
});

describe('set_own_name()', () => {
  const rename = (client: Client, full_name: string | null) => client.rpc('set_own_name', { full_name });

  it('changes the caller’s own name and no other', async () => {
    const { as, sql, userIds } = database;
    for (const role of ['member', 'admin', 'secondStep'] as const) {
      await sql`update profiles set full_name = null where true`;
      expect((await rename(as[role], '  Ayşe Demir\n')).error).toBeNull();
      const names = await sql`select user_id, full_name from profiles where full_name is not null`;
      expect(names).toEqual([{ user_id: userIds[role], full_name: 'Ayşe Demir' }]);
    }
    await rename(as.admin, 'Site Yöneticisi');
  });

  it.each([
    ['', 'profiles_full_name_required'],
    [' \u00a0\t', 'profiles_full_name_required'],
    [null, 'profiles_full_name_required'],
    ['a'.repeat(121), 'profiles_full_name_length'],
  ])('names the broken constraint for %j', async (name, constraint) => {
    const { error, status } = await rename(database.as.member, name);
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(error?.message).toContain(constraint);
  });

  it('notes the new name of an administrator, but no member’s and no unchanged one', async () => {
    const { as } = database;
    await rename(as.member, 'Üye');
    for (const name of ['Deniz Kaya', 'Deniz Kaya']) await rename(as.admin, name);
    expect(await acts()).toEqual([{ operation: 'rename', title: 'Deniz Kaya', person: 'Deniz Kaya' }]);
    await rename(as.admin, 'Site Yöneticisi');
  });
});

describe('an act of the team in the history', () => {
  it('is an entry without a row, which says who, whom and when', async () => {
    const { userId } = await administrator();
    await database.sql`update profiles set full_name = 'Mehmet Kaya' where user_id = ${userId}`;
    await remove(database.as.admin, userId);
    const { data } = await database.as.admin.rpc('recent_changes', {});
    expect(data).toMatchObject([
      {
        ...{ resource: 'profiles', row_id: null, title: 'Mehmet Kaya', operation: 'revoke' },
        ...{ changed_columns: null, is_present: null, restores: null },
        ...{ changed_by: database.userIds.admin, person: 'Site Yöneticisi' },
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
});
