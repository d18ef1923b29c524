import { expect, test } from 'vitest';
import { createAccount } from '../../../supabase/local/auth/accounts';
import { useDatabase } from '../support/database-fixture';
import { recover, refresh, signIn } from '../support/own-account';

const PASSWORD = 'limon-agaci-altinda';

const fixture = useDatabase();

async function openAccount(name: string) {
  const email = `${name}@uye.example`;
  return { email, id: await createAccount(fixture.sql, { email, password: PASSWORD, fullName: null }) };
}

function sessionsOf(id: string) {
  return fixture.sql<{ user_agent: string; ip: string; tag: string | null }[]>`
    select user_agent, host(ip) as ip, tag from auth.sessions where user_id = ${id}`;
}

function signInsOf(id: string) {
  return fixture.sql<{ ip_address: string }[]>`
    select ip_address from auth.audit_log_entries
    where payload::text like '%login%' and payload::text like ${`%${id}%`} order by created_at`;
}

test('a session and a sign-in have their device and address', async () => {
  const { id, email } = await openAccount('cihaz');
  await signIn(fixture.backend, email, PASSWORD, { 'user-agent': 'Deneme/1.0' });
  expect([...(await sessionsOf(id))]).toEqual([{ user_agent: 'Deneme/1.0', ip: '127.0.0.1', tag: null }]);
  expect([...(await signInsOf(id))]).toEqual([{ ip_address: '127.0.0.1' }]);
});

test('a user agent of any length is cut to 300 characters', async () => {
  const { id, email } = await openAccount('uzun');
  await signIn(fixture.backend, email, PASSWORD, { 'user-agent': 'x'.repeat(5000) });
  expect((await sessionsOf(id))[0]?.user_agent).toBe('x'.repeat(300));
});

test('a renewed session has the device that renewed it, and is no new sign-in', async () => {
  const { id, email } = await openAccount('yenileyen');
  const tokens = await signIn(fixture.backend, email, PASSWORD, { 'user-agent': 'ilk' });
  await refresh(fixture.backend, tokens.refresh);
  expect((await sessionsOf(id))[0]?.user_agent).not.toBe('ilk');
  expect(await signInsOf(id)).toHaveLength(1);
});

test('a recovery is a sign-in, and its session is marked', async () => {
  const { id, email } = await openAccount('kurtarilan');
  await recover(fixture.backend, email);
  expect((await sessionsOf(id))[0]?.tag).toBe('recovery');
  expect([...(await signInsOf(id))]).toEqual([{ ip_address: '127.0.0.1' }]);
});
