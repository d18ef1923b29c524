import { expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { changeAccount, refresh, signIn, tokensOf } from '../../support/own-account';
import { createAccount } from '../../../../supabase/local/auth/accounts';

const PASSWORD = 'limon-agaci-altinda';

const fixture = useDatabase();

async function signInAs(name: string) {
  const email = `${name}@uye.example`;
  await createAccount(fixture.sql, { email, password: PASSWORD, fullName: null });
  return signIn(fixture.backend, email, PASSWORD);
}

test('a refresh token that was replaced twice is refused, and its session cannot be renewed any more', async () => {
  const { backend } = fixture;
  const stolen = await signInAs('kopya');
  const second = tokensOf(await refresh(backend, stolen.refresh));
  const third = tokensOf(await refresh(backend, second.refresh));
  expect(await refresh(backend, stolen.refresh)).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
  });
  expect((await refresh(backend, third.refresh)).status).toBe(400);
});

test('a refresh token from before a password change opens nothing', async () => {
  const { backend } = fixture;
  const owner = await signInAs('degisen');
  const renewed = tokensOf(await refresh(backend, owner.refresh));
  const body = { password: 'rüzgarlı-bir-tepede', current_password: PASSWORD };
  const other = await signIn(backend, 'degisen@uye.example', PASSWORD);
  expect((await changeAccount(backend, other.access, body)).status).toBe(200);
  for (const token of [owner.refresh, renewed.refresh])
    expect((await refresh(backend, token)).status).toBe(400);
});
