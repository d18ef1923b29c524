import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import { sendRequest, changeAccount, signIn } from '../../support/own-account';

const OLD = 'limon-agaci-altinda';
const NEW = 'rüzgarlı-bir-tepede';

const fixture = useDatabase();

let victims = 0;

async function victim() {
  victims += 1;
  const email = `uye-${victims}@uye.example`;
  const id = await createAccount(fixture.sql, { email, password: OLD, fullName: null });
  return { id, email, tokens: await signIn(fixture.backend, email, OLD) };
}

async function hasPassword(email: string, password: string): Promise<boolean> {
  const body = { email, password };
  return (await sendRequest(fixture.backend, '/auth/v1/token?grant_type=password', { body })).status === 200;
}

describe('a thief with the token of a running session', () => {
  test('sets no password without the current one or with a wrong one', async () => {
    const { email, tokens } = await victim();
    const change = (body: unknown) => changeAccount(fixture.backend, tokens.access, body);
    expect(await change({ password: NEW })).toMatchObject({ status: 400, code: 'current_password_required' });
    expect(await change({ password: NEW, current_password: '' })).toMatchObject({
      code: 'current_password_required',
    });
    expect(await change({ password: NEW, current_password: ['x'] })).toMatchObject({
      code: 'current_password_required',
    });
    expect(await change({ password: NEW, current_password: 'tahmin-ediyorum' })).toMatchObject({
      status: 400,
      code: 'current_password_invalid',
    });
    expect(await hasPassword(email, OLD)).toBe(true);
  });

  test.each([
    '/auth/v1/user/',
    '/auth/v1//user',
    '/auth/v1/%75ser',
    '/auth/v1/./user',
    '/auth/v1/user?x=1',
    '//auth/v1/user',
  ])('gains nothing by spelling the address %s', async (address) => {
    const { email, tokens } = await victim();
    const body = { password: NEW };
    const answer = await fetch(fixture.backend.url + address, {
      method: 'PUT',
      headers: { apikey: fixture.backend.publishableKey, authorization: `Bearer ${tokens.access}` },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await hasPassword(email, OLD)).toBe(true);
  });

  test('changes neither the details of the account, nor two things at once', async () => {
    const { id, tokens } = await victim();
    const { sql, backend } = fixture;
    const read = () => sql`select email, email_change, raw_user_meta_data from auth.users where id = ${id}`;
    const [before] = await read();
    for (const body of [
      { email: 'hirsiz@kotu.example', data: { full_name: 'Hırsız' } },
      { data: { full_name: 'Hırsız' } },
      { email: '', password: NEW },
    ])
      expect(await changeAccount(backend, tokens.access, body)).toMatchObject({
        status: 404,
        code: 'not_supported',
      });
    expect((await read())[0]).toEqual(before);
  });

  test('starts no change of the e-mail address without the current password', async () => {
    const { id, email, tokens } = await victim();
    const { sql, backend } = fixture;
    for (const [current, code] of [
      [undefined, 'current_password_required'],
      ['tahmin-ediyorum', 'current_password_invalid'],
    ])
      expect(
        await changeAccount(backend, tokens.access, {
          email: 'hirsiz@kotu.example',
          current_password: current,
        }),
      ).toMatchObject({ status: 400, code });
    expect((await sql`select email, email_change from auth.users where id = ${id}`)[0]).toEqual({
      email,
      email_change: null,
    });
  });

  test('has ten guesses at the current password, and then waits', async () => {
    const { tokens } = await victim();
    const guess = (current: string) =>
      changeAccount(fixture.backend, tokens.access, { password: NEW, current_password: current });
    const codes = new Set<string | undefined>();
    for (let count = 1; count <= 10; count += 1) codes.add((await guess(`tahmin-${count}`)).code);
    expect([...codes]).toContain('current_password_invalid');
    expect((await guess(OLD)).status).toBe(429);
  });
});
