import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Client, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const { twoDevices, administrator } = useAccounts(database);

const read = async (client: Client, name: string) => (await client.rpc(name, {})).data as Row[];
const sessionsOf = (client: Client) => read(client, 'own_sessions');
const addressesOf = async (client: Client) => (await read(client, 'own_sign_ins')).map(({ ip }) => ip);
const reasonsOf = async (client: Client) =>
  (await read(client, 'own_session_ends')).map(({ reason }) => reason);
const end = async (client: Client, ended: string) => (await client.rpc('end_own_session', { ended })).data;
const drop = (id: string) => database.sql`delete from auth.sessions where id = ${id}`;
const isThere = async (id: string) =>
  (await database.sql`select from auth.sessions where id = ${id}`).length === 1;

/** Writes a line of the log as GoTrue does. */
async function log(actor: string, action: string, { ip = '', age = '1 day', reason = '' } = {}) {
  const payload = { action, actor_id: actor, log_type: 'account', traits: { reason } };
  await database.sql`
    insert into auth.audit_log_entries (id, payload, ip_address, created_at)
    values (${randomUUID()}, ${JSON.stringify(payload)}::json, ${ip}, now() - ${age}::interval)`;
}

describe('own_sessions()', () => {
  it('lists the user’s sessions, latest use first, and marks the current one', async () => {
    const { first, second } = await twoDevices();
    const { sql } = database;
    await sql`
      update auth.sessions set created_at = now() - interval '3 days', refreshed_at = null, user_agent = 'Telefon'
      where id = ${first.sessionId}`;
    await sql`
      update auth.sessions set created_at = now() - interval '4 days', refreshed_at = now() - interval '1 day'
      where id = ${second.sessionId}`;
    expect(await sessionsOf(first.client)).toMatchObject([
      { id: second.sessionId, is_current: false },
      { id: first.sessionId, is_current: true, user_agent: 'Telefon' },
    ]);
  });

  it('shows no other user’s sessions, not even to an administrator', async () => {
    const { first } = await twoDevices();
    const admin = await administrator();
    const ids = (await sessionsOf(admin.client)).map(({ id }) => id);
    expect(ids).toContain(admin.sessionId);
    expect(ids).not.toContain(first.sessionId);
  });
});

describe('end_own_session()', () => {
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
    const { first: other } = await twoDevices();
    const admin = await administrator();
    expect(await end(admin.client, first.sessionId)).toBe(false);
    expect(await end(other.client, first.sessionId)).toBe(false);
    expect(await isThere(first.sessionId)).toBe(true);
  });
});

describe('own_sign_ins()', () => {
  it('shows the user’s last ten sign-ins, latest first, and no other user’s', async () => {
    const { first } = await twoDevices();
    await log(database.userIds.admin, 'login', { ip: '198.51.100.9', age: '1 minute' });
    await log(first.userId, 'token_refreshed', { ip: '198.51.100.8', age: '1 minute' });
    for (let day = 1; day <= 12; day += 1)
      await log(first.userId, 'login', { ip: `203.0.113.${day}`, age: `${day} days` });
    // The two sign-ins of this test come first.
    const earlier = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `203.0.113.${day}`);
    expect((await addressesOf(first.client)).slice(2)).toEqual(earlier);
    await drop(first.sessionId);
    expect(await addressesOf(first.client)).toEqual([]);
  });
});

describe('own_session_ends()', () => {
  it('says when the user’s sessions were ended and why, latest first, for 30 days, and no other user’s', async () => {
    const { first, second } = await twoDevices();
    const reason = 'token_reused';
    await log(first.userId, 'session_ended', { reason, age: '2 days' });
    await log(first.userId, 'session_ended', { reason, age: '31 days' });
    await log(database.userIds.admin, 'session_ended', { reason });
    await log(first.userId, 'user_updated_password');
    await log(first.userId, 'logout');
    expect(await reasonsOf(first.client)).toEqual(['password_changed', 'token_reused']);
    await end(first.client, second.sessionId);
    expect(await reasonsOf(first.client)).toEqual(['ended_elsewhere', 'password_changed', 'token_reused']);
    await drop(first.sessionId);
    expect(await reasonsOf(first.client)).toEqual([]);
  });
});

it('a session of the first step ends no session of the second step, which reads and goes on', async () => {
  const { firstStep, secondStep } = database.as;
  const session = String((await sessionsOf(secondStep))[0]?.id);
  expect(await end(firstStep, session)).toBe(false);
  expect((await sessionsOf(secondStep)).map(({ id }) => id)).toContain(session);
});
