import { beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import {
  changeAccount,
  createVictim,
  NEW_PASSWORD as NEW,
  OLD_PASSWORD as OLD,
  recover,
  refresh,
  sendRequest,
  signIn,
  type Tokens,
  tokensOf,
} from '../../support/own-account';
import { usePassingTime } from '../../support/passing-time';
import { readRecoveryLinks } from '../../support/stranger';
import { waitUntil } from '../../../fixtures/wait-until';

const fixture = useDatabase();
const passMinutes = usePassingTime();
// All wrong passwords come from one network, which has ten in five minutes.
beforeEach(() => passMinutes(5));
const change = ({ access }: Tokens, body: unknown) => changeAccount(fixture.backend, access, body);

async function hasPassword(email: string, password: string): Promise<boolean> {
  const body = { email, password };
  return (await sendRequest(fixture.backend, '/auth/v1/token?grant_type=password', { body })).status === 200;
}

/** Whether a session is still valid, by its access token and by its refresh token. */
async function isAlive({ access, refresh: token }: Tokens): Promise<[boolean, boolean]> {
  const who = await sendRequest(fixture.backend, '/auth/v1/user', { method: 'GET', token: access });
  return [who.status === 200, (await refresh(fixture.backend, token)).status === 200];
}

describe('a thief with the token of a running session', () => {
  test('sets no password without the current one or with a wrong one', async () => {
    const { email, tokens } = await createVictim(fixture);
    for (const [current_password, code] of [
      [undefined, 'current_password_required'],
      ['', 'current_password_required'],
      [['x'], 'current_password_required'],
      ['tahmin-ediyorum', 'current_password_invalid'],
    ])
      expect(await change(tokens, { password: NEW, current_password })).toMatchObject({ status: 400, code });
    expect(await hasPassword(email, OLD)).toBe(true);
  });

  test('changes neither the details of the account, nor its address without the password, nor two things at once', async () => {
    const { id, tokens } = await createVictim(fixture);
    const read = () =>
      fixture.sql`select email, email_change, raw_user_meta_data from auth.users where id = ${id}`;
    const before = await read();
    const email = 'hirsiz@kotu.example';
    for (const [body, status, code] of [
      [{ email, data: { full_name: 'Hırsız' } }, 404, 'not_supported'],
      [{ data: { full_name: 'Hırsız', is_admin: true } }, 404, 'not_supported'],
      [{ email: '', password: NEW }, 404, 'not_supported'],
      [{ email }, 400, 'current_password_required'],
      [{ email, current_password: 'tahmin-ediyorum' }, 400, 'current_password_invalid'],
    ] as const)
      expect(await change(tokens, body)).toMatchObject({ status, code });
    expect(await read()).toEqual(before);
  });

  test('has ten guesses at the current password, and then waits', async () => {
    const { tokens } = await createVictim(fixture);
    const guess = (current_password: string) => change(tokens, { password: NEW, current_password });
    for (let count = 1; count <= 10; count += 1)
      expect((await guess(`tahmin-${count}`)).code).toBe('current_password_invalid');
    expect((await guess(OLD)).status).toBe(429);
  });
});

describe('a recovery', () => {
  test('sets one password without the old one, but not a second', async () => {
    const { email } = await createVictim(fixture);
    const recovered = await recover(fixture.backend, email);
    expect((await change(recovered, { password: NEW })).status).toBe(200);
    expect(await change(recovered, { password: 'baska-bir-kıyıda-12' })).toMatchObject({
      code: 'current_password_required',
    });
    expect(await hasPassword(email, NEW)).toBe(true);
  });

  test('needs the old password after eleven minutes, however often its session was renewed', async () => {
    const { backend, sql } = fixture;
    const { id, email } = await createVictim(fixture);
    const stolen = await recover(backend, email);
    await sql`update auth.sessions set created_at = created_at - interval '11 minutes' where user_id = ${id}`;
    const renewed = tokensOf(await refresh(backend, stolen.refresh));
    const code = 'current_password_required';
    expect(await change(renewed, { password: NEW })).toMatchObject({ status: 400, code });
    expect(await hasPassword(email, OLD)).toBe(true);
  });

  test('of one session does not let another session set a password', async () => {
    const { email, tokens } = await createVictim(fixture);
    await recover(fixture.backend, email);
    expect(await change(tokens, { password: NEW })).toMatchObject({ code: 'current_password_required' });
  });
});

describe('a thief’s session', () => {
  test('ends with a new password, and the owner’s goes on', async () => {
    const { backend, sql } = fixture;
    const { id, email, tokens: thief } = await createVictim(fixture);
    const owner = await signIn(backend, email, OLD);
    const answer = await change(owner, { password: NEW, current_password: OLD });
    expect([answer.status, answer.body.id]).toEqual([200, id]);
    expect(await isAlive(thief)).toEqual([false, false]);
    expect(await isAlive(owner)).toEqual([true, true]);
    const left = await sql`
      select from auth.refresh_tokens where user_id = ${id} and session_id not in (select id from auth.sessions)`;
    expect(left).toHaveLength(0);
  });

  test('ends with the password of a recovery, whose own session goes on', async () => {
    const { email, tokens: thief } = await createVictim(fixture);
    const owner = await recover(fixture.backend, email);
    expect((await change(owner, { password: NEW })).status).toBe(200);
    expect(await isAlive(thief)).toEqual([false, false]);
    expect(await isAlive(owner)).toEqual([true, true]);
  });

  test('ends with the operator’s new password, as a pending recovery does', async () => {
    const { backend, sql } = fixture;
    const { id, email, tokens: thief } = await createVictim(fixture);
    await sendRequest(backend, '/auth/v1/recover', { body: { email } });
    // The mail is written after the response.
    await waitUntil(async () => expect(await readRecoveryLinks(backend, email)).toHaveLength(1));
    await setPassword(sql, id, NEW);
    expect(await isAlive(thief)).toEqual([false, false]);
    expect(await sql`select recovery_token from auth.users where id = ${id}`).toEqual([
      { recovery_token: null },
    ]);
  });
});
