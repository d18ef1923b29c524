import { expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { refresh, signIn, tokensOf } from '../../support/own-account';
import { createAccount } from '../../../../supabase/local/auth/accounts';

const PASSWORD = 'limon-agaci-altinda';

const fixture = useDatabase();

async function signInAs(name: string) {
  const email = `${name}@uye.example`;
  const id = await createAccount(fixture.sql, { email, password: PASSWORD, fullName: null });
  return { id, tokens: await signIn(fixture.backend, email, PASSWORD) };
}

test('a session that began 31 days ago is not renewed, although it was used yesterday', async () => {
  const { backend, sql } = fixture;
  const { id, tokens } = await signInAs('otuz-bir-gun');
  await sql`
    update auth.sessions set created_at = now() - interval '31 days', refreshed_at = now() - interval '1 day'
    where user_id = ${id}`;
  expect(await refresh(backend, tokens.refresh)).toMatchObject({ status: 400, code: 'session_expired' });
});

test('a session that was not used for eight days is not renewed', async () => {
  const { backend, sql } = fixture;
  const { id, tokens } = await signInAs('sekiz-gun');
  await sql`
    update auth.sessions set created_at = now() - interval '20 days', refreshed_at = now() - interval '8 days'
    where user_id = ${id}`;
  expect(await refresh(backend, tokens.refresh)).toMatchObject({ status: 400, code: 'session_expired' });
});

test('a session of 29 days, used six days ago, is', async () => {
  const { backend, sql } = fixture;
  const { id, tokens } = await signInAs('alti-gun');
  await sql`
    update auth.sessions set created_at = now() - interval '29 days', refreshed_at = now() - interval '6 days'
    where user_id = ${id}`;
  expect(tokensOf(await refresh(backend, tokens.refresh)).refresh).not.toBe('');
});
