import { expect, test } from 'vitest';
import { createAccount } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import { changeAccount, recover, refresh, signIn, tokensOf } from '../../support/own-account';

const OLD = 'limon-agaci-altinda';

const fixture = useDatabase();

async function openAccount(name: string) {
  const email = `${name}@uye.example`;
  const id = await createAccount(fixture.sql, { email, password: OLD, fullName: null });
  return { id, email };
}

test('a recovery sets one password without the old one, but not a second', async () => {
  const { backend } = fixture;
  const { email } = await openAccount('bir-kez');
  const { access } = await recover(backend, email);
  expect((await changeAccount(backend, access, { password: 'rüzgarlı-bir-tepede' })).status).toBe(200);
  expect(await changeAccount(backend, access, { password: 'baska-bir-kıyıda-12' })).toMatchObject({
    code: 'current_password_required',
  });
  await signIn(backend, email, 'rüzgarlı-bir-tepede');
});

test('eleven minutes after the recovery the old password is required, however often the session was renewed', async () => {
  const { backend, sql } = fixture;
  const { id, email } = await openAccount('bekleyen');
  const stolen = await recover(backend, email);
  await sql`update auth.sessions set created_at = created_at - interval '11 minutes' where user_id = ${id}`;
  const { access } = tokensOf(await refresh(backend, stolen.refresh));
  expect(await changeAccount(backend, access, { password: 'rüzgarlı-bir-tepede' })).toMatchObject({
    status: 400,
    code: 'current_password_required',
  });
  await signIn(backend, email, OLD);
});

test('a recovery of one session does not let another session set a password', async () => {
  const { backend } = fixture;
  const { email } = await openAccount('iki-oturum');
  const stolen = await signIn(backend, email, OLD);
  await recover(backend, email);
  expect(await changeAccount(backend, stolen.access, { password: 'rüzgarlı-bir-tepede' })).toMatchObject({
    code: 'current_password_required',
  });
});
