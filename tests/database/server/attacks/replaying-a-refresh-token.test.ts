import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setAdministrator } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import {
  changeAccount,
  createVictim,
  NEW_PASSWORD,
  OLD_PASSWORD,
  refresh,
  sendRequest,
  signIn,
  tokensOf,
  type Tokens,
} from '../../support/own-account';
import { sessionIdOf } from '../../support/second-step';

const fixture = useDatabase();

/** An administrator whose first tokens a thief has copied. */
async function copied() {
  const { id, email, tokens: stolen } = await createVictim(fixture);
  await setAdministrator(fixture.sql, id, { isAdmin: true, fullName: null });
  return { id, stolen, signInAgain: () => signIn(fixture.backend, email, OLD_PASSWORD) };
}

const renew = async ({ refresh: token }: Tokens) => tokensOf(await refresh(fixture.backend, token));
const replay = ({ refresh: token }: Tokens) => refresh(fixture.backend, token);

/** Writes a row with a session's access token; gives the status. */
async function write({ access }: Tokens): Promise<number> {
  const body = { title: 'Ele geçti', date: '2026-05-01' };
  return (await sendRequest(fixture.backend, '/rest/v1/calendar', { token: access, body })).status;
}

const endsOf = async ({ access }: Tokens) =>
  Object.values(
    (await sendRequest(fixture.backend, '/rest/v1/rpc/own_session_ends', { token: access, body: {} })).body,
  );

test('a refresh token that was replaced twice is refused and ends its session, whose newest tokens write nothing more', async () => {
  const { stolen } = await copied();
  const newest = await renew(await renew(stolen));
  expect(await write(newest)).toBe(201);
  expect((await replay(stolen)).status).toBe(400);
  expect(await write(newest)).toBe(403);
  expect((await replay(newest)).status).toBe(400);
  const session = sessionIdOf(newest.access);
  expect(await fixture.sql`select from auth.sessions where id = ${session}`).toEqual([]);
  expect(await fixture.sql`select from auth.refresh_tokens where session_id = ${session}`).toEqual([]);
});

test('the token before the newest one gives the newest again, for a phone that lost a response', async () => {
  const { stolen: first } = await copied();
  const second = await renew(first);
  expect((await renew(first)).refresh).toBe(second.refresh);
  const third = await renew(second);
  expect((await renew(second)).refresh).toBe(third.refresh);
  expect(await write(third)).toBe(201);
});

test('two tabs that renew with the same token at the same time both stay signed in', async () => {
  const { stolen: first } = await copied();
  const tabs = await Promise.all([renew(first), renew(first), renew(first), renew(first)]);
  expect(new Set(tabs.map((tab) => tab.refresh)).size).toBe(1);
  expect(await write(tabs[3])).toBe(201);
  expect((await renew(tabs[0])).refresh).not.toBe(tabs[0].refresh);
});

test('the response is the same as for a token that never existed, and neither ends another session', async () => {
  const { stolen, signInAgain } = await copied();
  const bystander = await signInAgain();
  await renew(await renew(stolen));
  const unknown = await refresh(fixture.backend, randomUUID());
  const shown = ({ status, body, headers }: typeof unknown) => ({
    ...{ status, body },
    headers: [...headers.keys()].filter((name) => name !== 'x-request-id'),
  });
  for (let count = 0; count < 2; count += 1) expect(shown(await replay(stolen))).toEqual(shown(unknown));
  expect(await write(bystander)).toBe(201);
});

test('the owner reads why the session ended, and nobody else does', async () => {
  const { stolen, signInAgain } = await copied();
  await renew(await renew(stolen));
  await replay(stolen);
  expect(await endsOf(await signInAgain())).toMatchObject([{ reason: 'token_reused' }]);
  expect(await endsOf((await copied()).stolen)).toEqual([]);
});

test('a refresh token from before a password change opens nothing', async () => {
  const { stolen, signInAgain } = await copied();
  const renewed = await renew(stolen);
  const other = await signInAgain();
  const body = { password: NEW_PASSWORD, current_password: OLD_PASSWORD };
  expect((await changeAccount(fixture.backend, other.access, body)).status).toBe(200);
  for (const tokens of [stolen, renewed]) expect((await replay(tokens)).status).toBe(400);
  expect(await endsOf(other)).toMatchObject([{ reason: 'password_changed' }]);
});

describe('a session is renewed', () => {
  test.each([
    ['not when it began 31 days ago, although it was used yesterday', 31, 1, 400, 'session_expired'],
    ['not when it was not used for eight days', 20, 8, 400, 'session_expired'],
    ['when it began 29 days ago and was used six days ago', 29, 6, 200, undefined],
  ])('%s', async (_when, days, unused, status, code) => {
    const { id, tokens } = await createVictim(fixture);
    await fixture.sql`
      update auth.sessions set created_at = now() - make_interval(days => ${days}),
        refreshed_at = now() - make_interval(days => ${unused})
      where user_id = ${id}`;
    expect(await replay(tokens)).toMatchObject({ status, code });
  });
});
