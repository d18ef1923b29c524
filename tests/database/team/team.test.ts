import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import {
  type Account,
  type Client,
  ROLES,
  type Role,
  type Row,
  useDatabase,
} from '../support/database-fixture';
import { claimsOf } from '../support/second-step';

const database = useDatabase();
const { administrator } = useAccounts(database);
const ADMINISTRATORS: readonly Role[] = ['admin', 'secondStep'];
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
  it.each(ROLES)('answers administrators and nobody else: %s', async (role) => {
    const { data, error } = await database.as[role].rpc('team', {});
    if (ADMINISTRATORS.includes(role)) expect(data).toHaveLength(2);
    else expect([error?.code, data]).toEqual(['42501', null]);
  });

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

  it('refuses an administrator from the moment the right is taken away', async () => {
    const { client, userId } = await administrator();
    expect(await team(client)).toHaveLength(3);
    await remove(database.as.admin, userId);
    for (const [name, args] of [
      ['team', {}],
      ['remove_administrator', { removed: database.userIds.firstStep }],
    ] as const)
      expect((await client.rpc(name, args)).error?.code).toBe('42501');
    expect((await team()).length).toBe(2);
  });
});

describe('remove_administrator()', () => {
  it.each(ROLES)('takes the right away for administrators and for nobody else: %s', async (role) => {
    const { client, userId } = await administrator();
    const { error } = await remove(database.as[role], userId);
    expect(error?.code).toBe(ADMINISTRATORS.includes(role) ? undefined : '42501');
    expect(await isAdmin(client)).toBe(!ADMINISTRATORS.includes(role));
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

  it('keeps the account of a former administrator', async () => {
    const { userId } = await administrator();
    await remove(database.as.admin, userId);
    expect(await database.sql`select from auth.users where id = ${userId}`).toHaveLength(1);
  });

  it('leaves one administrator when two remove each other at once', async () => {
    const { sql } = database;
    await sql`update profiles set is_admin = false where true`;
    const [first, second] = [await administrator(), await administrator()];
    const attempt = ({ userId, sessionId }: Account, removed: string, beforeCommit: () => Promise<void>) =>
      sql.begin(async (transaction) => {
        const claims = JSON.stringify(claimsOf(userId, sessionId, 'aal1'));
        await transaction`select
          set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
        await transaction`set local role authenticated`;
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
  const nameOf = async (userId: string) =>
    (await database.sql`select full_name from profiles where user_id = ${userId}`)[0]?.full_name as unknown;

  it.each(ROLES)('changes the own name of everyone signed in, after their second step: %s', async (role) => {
    const { as, sql, userIds } = database;
    const mayRename = role === 'member' || ADMINISTRATORS.includes(role);
    await sql`update profiles set full_name = null where true`;
    const { error } = await rename(as[role], '  Ayşe Demir\n');
    expect(error?.code).toBe(mayRename ? undefined : '42501');
    const names = await sql`select user_id, full_name from profiles where full_name is not null`;
    const own = role === 'secondStep' ? userIds.firstStep : userIds[role as 'member'];
    expect(names).toEqual(mayRename ? [{ user_id: own, full_name: 'Ayşe Demir' }] : []);
  });

  it('refuses a session that has ended', async () => {
    const { client, sessionId, userId } = await database.signUp('ayrilan');
    await database.sql`delete from auth.sessions where id = ${sessionId}`;
    expect((await rename(client, 'Ayşe')).error?.code).toBe('42501');
    expect(await nameOf(userId)).toBeNull();
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
