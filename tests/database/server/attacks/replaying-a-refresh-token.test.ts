import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount, setAdministrator } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import {
  changeAccount,
  refresh,
  sendRequest,
  signIn,
  tokensOf,
  type Tokens,
} from '../../support/own-account';
import { sessionIdOf } from '../../support/second-step';

const PASSWORD = 'limon-agaci-altinda';

const fixture = useDatabase();

async function signInAs(name: string) {
  const email = `${name}@uye.example`;
  const account = await createAccount(fixture.sql, { email, password: PASSWORD, fullName: null });
  await setAdministrator(fixture.sql, account, { isAdmin: true, fullName: name });
  return signIn(fixture.backend, email, PASSWORD);
}

const renew = async ({ refresh: token }: Tokens) => tokensOf(await refresh(fixture.backend, token));

/** Writes a row with a session's access token; gives the status. */
async function write({ access }: Tokens): Promise<number> {
  const body = { title: 'Ele geçti', date: '2026-05-01' };
  return (await sendRequest(fixture.backend, '/rest/v1/calendar', { token: access, body })).status;
}

const isOpen = async ({ access }: Tokens) =>
  (await fixture.sql`select from auth.sessions where id = ${sessionIdOf(access)}`).length === 1;

const endsOf = async ({ access }: Tokens) =>
  (await sendRequest(fixture.backend, '/rest/v1/rpc/own_session_ends', { token: access, body: {} })).body;

test('a refresh token that was replaced twice is refused and ends its session, whose newest tokens write nothing more', async () => {
  const stolen = await signInAs('kopya');
  const newest = await renew(await renew(stolen));
  expect(await write(newest)).toBe(201);
  expect((await refresh(fixture.backend, stolen.refresh)).status).toBe(400);
  expect(await isOpen(newest)).toBe(false);
  expect(await write(newest)).toBe(403);
  expect((await refresh(fixture.backend, newest.refresh)).status).toBe(400);
  expect(
    await fixture.sql`select from auth.refresh_tokens where session_id = ${sessionIdOf(newest.access)}`,
  ).toEqual([]);
});

test('the token before the newest one gives the newest again, for a phone that lost a response', async () => {
  const first = await signInAs('telefon');
  const second = await renew(first);
  expect((await renew(first)).refresh).toBe(second.refresh);
  const third = await renew(second);
  expect((await renew(second)).refresh).toBe(third.refresh);
  expect(await write(third)).toBe(201);
});

test('two tabs that renew with the same token at the same time both stay signed in', async () => {
  const first = await signInAs('sekmeler');
  const tabs = await Promise.all([renew(first), renew(first), renew(first), renew(first)]);
  expect(new Set(tabs.map((tab) => tab.refresh)).size).toBe(1);
  expect(await write(tabs[3])).toBe(201);
  expect((await renew(tabs[0])).refresh).not.toBe(tabs[0].refresh);
});

test('the response is the same as for a token that never existed, and neither ends another session', async () => {
  const stolen = await signInAs('ayni');
  const bystander = await signIn(fixture.backend, 'ayni@uye.example', PASSWORD);
  await renew(await renew(stolen));
  const unknown = await refresh(fixture.backend, randomUUID());
  const replayed = await refresh(fixture.backend, stolen.refresh);
  const again = await refresh(fixture.backend, stolen.refresh);
  const shown = ({ status, body, headers }: typeof unknown) => ({
    status,
    body,
    headers: [...headers.keys()].filter((name) => name !== 'x-request-id'),
  });
  expect(shown(replayed)).toEqual(shown(unknown));
  expect(shown(again)).toEqual(shown(unknown));
  expect(await write(bystander)).toBe(201);
});

test('the owner reads why the session ended, and nobody else does', async () => {
  const stolen = await signInAs('sahibi');
  await renew(await renew(stolen));
  await refresh(fixture.backend, stolen.refresh);
  const owner = await signIn(fixture.backend, 'sahibi@uye.example', PASSWORD);
  expect(Object.values(await endsOf(owner))).toMatchObject([{ reason: 'token_reused' }]);
  expect(await endsOf(await signInAs('yabanci'))).toEqual({});
});

test('a token from before a sign-out opens nothing and ends nothing', async () => {
  const first = await signInAs('cikan');
  const other = await signIn(fixture.backend, 'cikan@uye.example', PASSWORD);
  const second = await renew(first);
  await sendRequest(fixture.backend, '/auth/v1/logout?scope=local', { token: second.access });
  for (const token of [first.refresh, second.refresh])
    expect((await refresh(fixture.backend, token)).status).toBe(400);
  expect(await write(other)).toBe(201);
});

test('a refresh token from before a password change opens nothing', async () => {
  const { backend } = fixture;
  const owner = await signInAs('degisen');
  const renewed = await renew(owner);
  const body = { password: 'rüzgarlı-bir-tepede', current_password: PASSWORD };
  const other = await signIn(backend, 'degisen@uye.example', PASSWORD);
  expect((await changeAccount(backend, other.access, body)).status).toBe(200);
  for (const token of [owner.refresh, renewed.refresh])
    expect((await refresh(backend, token)).status).toBe(400);
  expect(Object.values(await endsOf(other))).toMatchObject([{ reason: 'password_changed' }]);
});
