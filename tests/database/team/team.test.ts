import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Account, type Client, useDatabase } from '../support/database-fixture';
import { actAs } from '../support/hosted-roles';
import { claimsOf } from '../support/second-step';

const database = useDatabase();
const { administrator } = useAccounts(database);
const NEVER_CAME = '00000000-0000-4000-8000-000000000000';

interface Member {
  user_id: string;
  full_name: string | null;
  email: string;
  role: string;
  last_sign_in_at: string | null;
  has_second_step: boolean;
  invited_at: string | null;
  is_pending: boolean;
  is_self: boolean;
}

beforeEach(async () => {
  const { sql, userIds } = database;
  const writers = [userIds.writer, userIds.writerFirstStep];
  await sql`
    update profiles set is_admin = user_id in ${sql([userIds.admin, userIds.firstStep])}, is_writer = user_id in ${sql(writers)}
    where true`;
  await sql`truncate private.history`;
});

const team = async (client: Client = database.as.admin) =>
  ((await client.rpc('team', {})).data ?? []) as Member[];
const remove = (client: Client, removed: string) => client.rpc('remove_member', { removed });
const isAdmin = async (client: Client) => (await client.rpc('is_admin', {})).data;

describe('team()', () => {
  it('lists administrators and writers by name, with role, sign-in, second step and oneself', async () => {
    const { userIds } = database;
    const members = await team();
    expect(members.filter(({ role }) => role === 'writer').map(({ email }) => email)).toEqual([
      'iki-adimli-yazar@uye.example',
      'yazar@uye.example',
    ]);
    expect(members.filter(({ role }) => role === 'administrator')).toEqual([
      {
        user_id: userIds.firstStep,
        full_name: null,
        email: 'iki-adimli@uye.example',
        role: 'administrator',
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
        role: 'administrator',
        last_sign_in_at: expect.any(String) as string,
        has_second_step: false,
        invited_at: null,
        is_pending: false,
        is_self: true,
      },
    ]);
  });
});

describe('remove_member()', () => {
  it('takes the right away, at once, and keeps the account', async () => {
    const { client, userId } = await administrator();
    expect(await team(client)).toHaveLength(5);
    expect((await remove(database.as.admin, userId)).error).toBeNull();
    expect(await isAdmin(client)).toBe(false);
    expect((await remove(client, database.userIds.firstStep)).error?.code).toBe('42501');
    expect(await team()).toHaveLength(4);
    expect(await database.sql`select from auth.users where id = ${userId}`).toHaveLength(1);
  });

  it('refuses to leave nobody who has ever signed in', async () => {
    const { userIds, as, sql } = database;
    await remove(as.admin, userIds.firstStep);
    await sql`insert into auth.users (id, email, invited_at) values (${NEVER_CAME}, 'hic-gelmedi@uye.example', now())`;
    await sql`update profiles set is_admin = true where user_id = ${NEVER_CAME}`;
    const { error, status } = await remove(as.admin, userIds.admin);
    expect([status, error?.code]).toEqual([409, 'PT409']);
    expect(await isAdmin(as.admin)).toBe(true);
    await sql`delete from auth.users where email = 'hic-gelmedi@uye.example'`;
  });

  it('leaves one administrator when two remove each other at once', async () => {
    const { sql } = database;
    await sql`update profiles set is_admin = false, is_writer = false where true`;
    const [first, second] = [await administrator(), await administrator()];
    const attempt = (
      { userId, sessionId }: Account,
      removed: string,
      beforeCommit: (isAwaited: () => Promise<boolean>) => Promise<void>,
    ) =>
      sql.begin(async (transaction) => {
        await actAs(transaction, claimsOf(userId, sessionId, 'aal1'));
        await transaction`select remove_member(${removed})`;
        await beforeCommit(async () => {
          const waiting = await transaction`
            select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
          return waiting.length > 0;
        });
      });
    let late: Promise<unknown> = Promise.resolve();
    await attempt(first, second.userId, async (isAwaited) => {
      late = attempt(second, first.userId, () => Promise.resolve()).catch((error: unknown) => error);
      // The other one has passed its first check by then.
      await expect.poll(isAwaited).toBe(true);
    });
    expect(await late).toMatchObject({ code: '42501' });
    expect(await sql`select user_id from profiles where is_admin`).toEqual([{ user_id: first.userId }]);
  });
});

describe('set_role()', () => {
  const setRole = (client: Client, person: string, role: string) => client.rpc('set_role', { person, role });
  const ownRole = async (client: Client) => (await client.rpc('own_role', {})).data;

  it('makes a writer an administrator and the other way round, at once, and is in the history', async () => {
    const { as, userIds, sql } = database;
    expect((await setRole(as.admin, userIds.writer, 'administrator')).error).toBeNull();
    expect(await ownRole(as.writer)).toBe('administrator');
    expect((await setRole(as.admin, userIds.writer, 'writer')).error).toBeNull();
    expect((await setRole(as.admin, userIds.writer, 'writer')).error).toBeNull();
    expect(await ownRole(as.writer)).toBe('writer');
    expect((await as.writer.rpc('team', {})).error?.code).toBe('42501');
    const acts = await sql`select operation, title, after, changed_by from private.history order by id`;
    const act = { operation: 'grant', title: 'yazar@uye.example', changed_by: userIds.admin };
    expect(acts).toEqual(
      ['administrator', 'writer'].map((role) => ({ ...act, after: { role, user_id: userIds.writer } })),
    );
  });

  it('refuses to leave no administrator, another role, and whoever has none', async () => {
    const { as, userIds } = database;
    await remove(as.admin, userIds.firstStep);
    const refused = async (person: string, role: string) =>
      (await setRole(as.admin, person, role)).error?.code;
    expect(await refused(userIds.admin, 'writer')).toBe('PT409');
    expect(await refused(userIds.writer, 'owner')).toBe('22023');
    expect(await refused(userIds.member, 'writer')).toBe('PT404');
    expect(await ownRole(as.admin)).toBe('administrator');
    expect(await ownRole(as.member)).toBeNull();
  });

  it('leaves one administrator when two make each other writers at once', async () => {
    const { sql } = database;
    await sql`update profiles set is_admin = false where true`;
    const [first, second] = [await administrator(), await administrator()];
    const answers = await Promise.all([
      setRole(first.client, second.userId, 'writer'),
      setRole(second.client, first.userId, 'writer'),
    ]);
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['42501', undefined]);
    expect(await sql`select from profiles where is_admin`).toHaveLength(1);
  });
});

describe('set_own_name()', () => {
  const rename = (client: Client, full_name: string | null) => client.rpc('set_own_name', { full_name });

  it('changes the caller’s own name and no other, but not into blanks', async () => {
    const { as, sql, userIds } = database;
    await sql`update profiles set full_name = null where true`;
    expect((await rename(as.member, '  \u202aAyşe\u00a0Demir\u202c\n')).error).toBeNull();
    for (const blank of [' \u00a0\t', '\u200b', '\u202a\u202c', '\ufeff\u00ad'])
      expect((await rename(as.member, blank)).error?.message).toContain('profiles_full_name_required');
    const names = await sql`select user_id, full_name from profiles where full_name is not null`;
    expect(names).toEqual([{ user_id: userIds.member, full_name: 'Ayşe Demir' }]);
    await rename(as.admin, 'Site Yöneticisi');
  });
});

describe('an act of the team in the history', () => {
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
});
