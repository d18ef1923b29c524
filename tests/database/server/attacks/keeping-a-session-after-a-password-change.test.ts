import { expect, test, vi } from 'vitest';
import { createAccount, setPassword } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import { sendRequest, changeAccount, recover, refresh, signIn, type Tokens } from '../../support/own-account';
import { readRecoveryLinks } from '../../support/stranger';

const OLD = 'limon-agaci-altinda';
const NEW = 'rüzgarlı-bir-tepede';

const fixture = useDatabase();

async function openAccount(name: string) {
  const email = `${name}@uye.example`;
  const id = await createAccount(fixture.sql, { email, password: OLD, fullName: null });
  return { id, email };
}

/** Whether the session is still valid, by its access token and by its refresh token. */
async function isAlive({ access, refresh: token }: Tokens): Promise<[boolean, boolean]> {
  const who = await sendRequest(fixture.backend, '/auth/v1/user', { method: 'GET', token: access });
  return [who.status === 200, (await refresh(fixture.backend, token)).status === 200];
}

test('a new password ends the sessions on other devices and keeps the owner’s', async () => {
  const { backend, sql } = fixture;
  const { id, email } = await openAccount('sahibi');
  const [thief, owner] = [await signIn(backend, email, OLD), await signIn(backend, email, OLD)];
  const answer = await changeAccount(backend, owner.access, { password: NEW, current_password: OLD });
  expect([answer.status, answer.body.id]).toEqual([200, id]);
  expect(await isAlive(thief)).toEqual([false, false]);
  expect(await isAlive(owner)).toEqual([true, true]);
  const left = await sql`
    select from auth.refresh_tokens where user_id = ${id} and session_id not in (select id from auth.sessions)`;
  expect(left).toHaveLength(0);
});

test('a recovery keeps only its own session', async () => {
  const { backend } = fixture;
  const { email } = await openAccount('kurtaran');
  const thief = await signIn(backend, email, OLD);
  const owner = await recover(backend, email);
  expect((await changeAccount(backend, owner.access, { password: NEW })).status).toBe(200);
  expect(await isAlive(thief)).toEqual([false, false]);
  expect(await isAlive(owner)).toEqual([true, true]);
});

test('the operator’s new password ends every session and a pending recovery', async () => {
  const { backend, sql } = fixture;
  const { id, email } = await openAccount('islemci');
  const thief = await signIn(backend, email, OLD);
  await sendRequest(backend, '/auth/v1/recover', { body: { email } });
  // The mail is written after the response.
  await vi.waitFor(async () => expect(await readRecoveryLinks(backend, email)).toHaveLength(1));
  await setPassword(sql, id, NEW);
  expect(await isAlive(thief)).toEqual([false, false]);
  const [account] = await sql`select recovery_token from auth.users where id = ${id}`;
  expect(account).toEqual({ recovery_token: null });
});

test('a refused change ends no session', async () => {
  const { backend } = fixture;
  const { email } = await openAccount('yanilan');
  const [phone, laptop] = [await signIn(backend, email, OLD), await signIn(backend, email, OLD)];
  await changeAccount(backend, laptop.access, { password: NEW, current_password: 'yanlis-bir-parola' });
  expect(await isAlive(phone)).toEqual([true, true]);
});
