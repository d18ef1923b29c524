import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Account, type Client, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const { twoDevices, administrator } = useAccounts(database);
const NOW_MS = Date.now();
const DAY_MS = 86_400_000;

interface Session {
  id: string;
  signed_in_at: string;
  last_used_at: string;
  user_agent: string | null;
  ip: string | null;
  is_current: boolean;
}

const daysAgo = (days: number) => new Date(NOW_MS - days * DAY_MS).toISOString();
const sessionsOf = async (client: Client) => (await client.rpc('own_sessions', {})).data as Session[];

describe('own_sessions()', () => {
  it('lists the user’s sessions, latest use first, and marks the current one', async () => {
    const { first, second } = await twoDevices();
    const { sql } = database;
    await sql`
      update auth.sessions set created_at = ${daysAgo(3)}, refreshed_at = null, ip = '203.0.113.7',
        user_agent = 'Telefon' where id = ${first.sessionId}`;
    await sql`
      update auth.sessions set created_at = ${daysAgo(4)}, refreshed_at = ${daysAgo(1)}, ip = null,
        user_agent = null where id = ${second.sessionId}`;
    const sessions = (await sessionsOf(first.client)).map((session) => ({
      ...session,
      signed_in_at: new Date(session.signed_in_at).toISOString(),
      last_used_at: new Date(session.last_used_at).toISOString(),
    }));
    expect(sessions).toEqual([
      {
        id: second.sessionId,
        signed_in_at: daysAgo(4),
        last_used_at: daysAgo(1),
        user_agent: null,
        ip: null,
        is_current: false,
      },
      {
        id: first.sessionId,
        signed_in_at: daysAgo(3),
        last_used_at: daysAgo(3),
        user_agent: 'Telefon',
        ip: '203.0.113.7',
        is_current: true,
      },
    ]);
  });

  it('shows no other user’s sessions, not even to an administrator', async () => {
    const { first, second } = await twoDevices();
    const admin = await administrator();
    const ids = (await sessionsOf(admin.client)).map(({ id }) => id);
    expect(ids).toContain(admin.sessionId);
    expect(ids).not.toContain(first.sessionId);
    expect(ids).not.toContain(second.sessionId);
  });

  it('shows nothing to a session that has ended', async () => {
    const { first, second } = await twoDevices();
    await database.sql`delete from auth.sessions where id = ${first.sessionId}`;
    expect(await sessionsOf(first.client)).toEqual([]);
    expect(await sessionsOf(second.client)).toHaveLength(1);
  });
});

describe('end_own_session()', () => {
  const end = async (client: Client, ended: string) => (await client.rpc('end_own_session', { ended })).data;
  const isThere = async (id: string) =>
    (await database.sql`select from auth.sessions where id = ${id}`).length === 1;

  it('ends the user’s session on another device, with its refresh tokens', async () => {
    const { first, second } = await twoDevices();
    expect(await end(first.client, second.sessionId)).toBe(true);
    expect(await isThere(second.sessionId)).toBe(false);
    expect((await second.client.auth.refreshSession()).error).not.toBeNull();
    expect((await first.client.auth.refreshSession()).error).toBeNull();
    expect(await end(first.client, second.sessionId)).toBe(false);
  });

  it('ends no other user’s session, not even for an administrator', async () => {
    const { first } = await twoDevices();
    const admin = await administrator();
    const { first: other } = await twoDevices();
    expect(await end(admin.client, first.sessionId)).toBe(false);
    expect(await end(other.client, first.sessionId)).toBe(false);
    expect(await isThere(first.sessionId)).toBe(true);
  });

  it('refuses a session that has ended', async () => {
    const { first, second } = await twoDevices();
    await database.sql`delete from auth.sessions where id = ${first.sessionId}`;
    expect(await end(first.client, second.sessionId)).toBe(false);
    expect(await isThere(second.sessionId)).toBe(true);
  });
});

describe('own_sign_ins()', () => {
  const signInsOf = async (client: Client) =>
    (await client.rpc('own_sign_ins', {})).data as { signed_in_at: string; ip: string | null }[];

  it('shows the user’s last ten sign-ins, latest first, and no other user’s', async () => {
    const { first, name } = await twoDevices();
    const { sql } = database;
    const entry = (action: string, actor: string, ip: string, age: string) => sql`
      insert into auth.audit_log_entries (id, payload, ip_address, created_at) values (${randomUUID()},
        ${sql.json({ action, actor_id: actor, actor_username: name, log_type: 'account' })}, ${ip}, now() - ${age}::interval)`;
    await entry('login', database.userIds.admin, '198.51.100.9', '1 minute');
    await entry('token_refreshed', first.userId, '198.51.100.8', '1 minute');
    for (let day = 1; day <= 12; day += 1)
      await entry('login', first.userId, `203.0.113.${day}`, `${day} days`);
    const signIns = await signInsOf(first.client);
    // The two sign-ins of this test come first.
    expect(signIns.slice(2).map(({ ip }) => ip)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `203.0.113.${day}`),
    );
    expect(signIns).toHaveLength(10);
    await sql`delete from auth.sessions where id = ${first.sessionId}`;
    expect(await signInsOf(first.client)).toEqual([]);
  });
});

describe('own_sign_ins() of a log without addresses, as GoTrue writes it', () => {
  it('shows the address of the session that the sign-in opened, and none once that has ended', async () => {
    const { first, second } = await twoDevices();
    const { sql } = database;
    await sql`
      delete from auth.audit_log_entries where (payload #>> '{}')::json ->> 'actor_id' = ${first.userId}`;
    for (const [session, ip, age] of [
      [first.sessionId, '203.0.113.7', '1 hour'],
      [second.sessionId, '2001:db8::7', '2 hours'],
    ] as const) {
      await sql`
        update auth.sessions set ip = ${ip}::inet, created_at = now() - ${age}::interval where id = ${session}`;
      await sql`
        insert into auth.audit_log_entries (id, payload, ip_address, created_at)
        select ${randomUUID()}, ${sql.json({ action: 'login', actor_id: first.userId })}, '', created_at - interval '20 ms'
        from auth.sessions where id = ${session}`;
    }
    const addresses = async () =>
      ((await first.client.rpc('own_sign_ins', {})).data as { ip: string | null }[]).map(({ ip }) => ip);
    expect(await addresses()).toEqual(['203.0.113.7', '2001:db8::7']);
    await sql`delete from auth.sessions where id = ${second.sessionId}`;
    expect(await addresses()).toEqual(['203.0.113.7', null]);
  });
});

describe('own_session_ends()', () => {
  const endsOf = async (client: Client) =>
    (await client.rpc('own_session_ends', {})).data as { ended_at: string; reason: string }[];

  it('says when the user’s sessions were ended and why, latest first, for 30 days, and no other user’s', async () => {
    const { first, second } = await twoDevices();
    const { sql } = database;
    const entry = (payload: Record<string, string | object>, age: string) => sql`
      insert into auth.audit_log_entries (id, payload, ip_address, created_at)
      values (${randomUUID()}, ${JSON.stringify({ actor_id: first.userId, ...payload })}::json, '', now() - ${age}::interval)`;
    const ended = { action: 'session_ended', traits: { reason: 'token_reused' } };
    await entry(ended, '2 days');
    await entry(ended, '31 days');
    await entry({ ...ended, actor_id: database.userIds.admin }, '1 day');
    await entry({ action: 'user_updated_password' }, '1 day');
    await entry({ action: 'logout' }, '1 day');
    expect((await endsOf(first.client)).map(({ reason }) => reason)).toEqual([
      'password_changed',
      'token_reused',
    ]);
    await first.client.rpc('end_own_session', { ended: second.sessionId });
    expect((await endsOf(first.client)).map(({ reason }) => reason)).toEqual([
      'ended_elsewhere',
      'password_changed',
      'token_reused',
    ]);
    await sql`delete from auth.sessions where id = ${first.sessionId}`;
    expect(await endsOf(first.client)).toEqual([]);
  });

  it('says that all other sessions were signed out', async () => {
    const { first, second } = await twoDevices();
    await first.client.auth.signOut({ scope: 'others' });
    expect((await endsOf(first.client)).map(({ reason }) => reason)).toEqual(['others_ended']);
    expect(await endsOf(second.client)).toEqual([]);
  });
});

describe('a session of the first step', () => {
  it('reads nothing of the account and ends nothing; the second step of the same account does', async () => {
    const { firstStep, secondStep } = database.as;
    const session = (await sessionsOf(secondStep))[0]?.id;
    expect(session).toBeDefined();
    for (const name of ['own_sessions', 'own_sign_ins', 'own_session_ends'])
      expect((await firstStep.rpc(name, {})).data, name).toEqual([]);
    expect((await firstStep.rpc('end_own_session', { ended: session })).data).toBe(false);
    expect((await sessionsOf(secondStep)).map(({ id }) => id)).toContain(session);
    expect((await secondStep.rpc('own_sign_ins', {})).data).not.toEqual([]);
  });

  it('calls no other function of its account: every function for signed-in people asks for the second step', async () => {
    const callable = await database.sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
        and not has_function_privilege('anon', oid, 'execute')
      order by 1`;
    const args: Record<string, Row> = {
      admin_search: { q: 'taslak', resource: 'announcements' },
      end_own_session: { ended: randomUUID() },
      erase_history: { resource: 'calendar', row_id: 1 },
      mark_change_seen: { change: 1 },
      latest_changes: { resource: 'calendar', row_ids: [1] },
      remove_administrator: { removed: database.userIds.admin },
      restore_version: { entry: 1 },
      row_history: { resource: 'calendar', row_id: 1 },
      set_own_name: { full_name: 'Ele geçti' },
      undo_changes: { entries: [1] },
      undo_transaction: { transaction: 1 },
      unused_files: { names: ['a'] },
    };
    for (const { name } of callable) {
      const { data, error } = await database.as.firstStep.rpc(name, args[name] ?? {});
      const harmless =
        error?.code === '42501' || data === false || (Array.isArray(data) && data.length === 0);
      expect(harmless, `${name}: ${JSON.stringify({ data, error })}`).toBe(true);
    }
    expect(callable.length).toBeGreaterThan(15);
  });
});

describe('a visitor', () => {
  let victim: Account;

  beforeAll(async () => {
    victim = (await twoDevices()).first;
  });

  it.each([
    ['own_sessions', {}],
    ['own_sign_ins', {}],
    ['own_session_ends', {}],
    ['end_own_session', { ended: '00000000-0000-4000-8000-000000000000' }],
  ])('may not call %s()', async (name, args) => {
    const { error } = await database.as.visitor.rpc(name, args);
    expect(error?.code).toBe('42501');
  });

  it('cannot end a session', async () => {
    await database.as.visitor.rpc('end_own_session', { ended: victim.sessionId });
    expect(await sessionsOf(victim.client)).toHaveLength(2);
  });

  it('reads no function’s table', async () => {
    const { sql } = database;
    const rights = await sql`
      select grantee, table_name from information_schema.table_privileges
      where table_schema = 'auth' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`;
    expect(rights).toEqual([]);
  });
});
