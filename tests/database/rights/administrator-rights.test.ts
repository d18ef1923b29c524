import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { type Account, type Client, useDatabase } from '../support/database-fixture';
import { addFactor, type Claims, claimsOf, mintToken } from '../support/second-step';

const database = useDatabase();
const { twoDevices, administrator } = useAccounts(database);
const row = { title: 'Deneme', date: '2026-05-01' };

const write = async (client: Client) => (await client.from('calendar').insert(row)).error?.code ?? 'written';
const isAdmin = async (client: Client) => (await client.rpc('is_admin', {})).data;

describe('an administrator’s rights', () => {
  let admin: Account;

  beforeEach(async () => {
    admin = await administrator();
    expect(await write(admin.client)).toBe('written');
  });

  it('end with the session, although the token lives on', async () => {
    await database.sql`delete from auth.sessions where id = ${admin.sessionId}`;
    expect(await write(admin.client)).toBe('42501');
    expect(await isAdmin(admin.client)).toBe(false);
  });

  it('end 30 days after the session began, however often it was used', async () => {
    const { sql } = database;
    const begin = (age: string) => sql`
      update auth.sessions set created_at = now() - ${age}::interval, refreshed_at = now() at time zone 'utc'
      where id = ${admin.sessionId}`;
    await begin('29 days 23 hours');
    expect(await write(admin.client)).toBe('written');
    await begin('30 days');
    expect(await write(admin.client)).toBe('42501');
  });

  it('need the user’s own session', async () => {
    const { first } = await twoDevices();
    expect(await withToken(claimsOf(admin.userId, admin.sessionId, 'aal1'))).toEqual({ code: 'written' });
    const codes = [
      await withToken(claimsOf(admin.userId, first.sessionId, 'aal2')),
      await withToken(claimsOf(admin.userId, randomUUID(), 'aal2')),
      await withToken({ sub: admin.userId, role: 'authenticated', aal: 'aal2' }),
      await withToken({ sub: admin.userId, role: 'authenticated', aal: 'aal2', session_id: '' }),
    ];
    expect(codes).toEqual(codes.map(() => expect.objectContaining({ code: '42501' }) as unknown));
  });

  it.each([
    ['an authenticator app', 'totp'],
    ['a telephone', 'phone'],
    ['a security key', 'webauthn'],
  ] as const)(
    'need the second step as soon as %s is set up, but not for an incomplete setup',
    async (_, kind) => {
      const { sql } = database;
      await addFactor(sql, admin.userId, 'unverified', kind);
      expect(await write(admin.client)).toBe('written');
      await sql`update auth.mfa_factors set status = 'verified' where user_id = ${admin.userId}`;
      expect(await write(admin.client)).toBe('42501');
      const claims = (aal: 'aal1' | 'aal2') => claimsOf(admin.userId, admin.sessionId, aal);
      expect(await withToken(claims('aal1'))).toMatchObject({ code: '42501' });
      expect(await withToken(claims('aal2'))).toEqual({ code: 'written' });
    },
  );

  it('do not need the second step of another user', async () => {
    const other = await administrator();
    await addFactor(database.sql, other.userId, 'verified');
    expect([await write(other.client), await write(admin.client)]).toEqual(['42501', 'written']);
  });
});

it('is_admin() says who may write', async () => {
  const { as } = database;
  const answers = [as.admin, as.secondStep, as.firstStep, as.member].map(isAdmin);
  expect(await Promise.all(answers)).toEqual([true, true, false, false]);
  expect((await as.visitor.rpc('is_admin', {})).error).not.toBeNull();
});

async function withToken(claims: Claims): Promise<{ code: string }> {
  const { backend } = database;
  const response = await fetch(`${backend.url}/rest/v1/calendar`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${await mintToken(backend, claims)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(row),
  });
  return response.ok ? { code: 'written' } : ((await response.json()) as { code: string });
}
