import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import { changeAccount, OLD_PASSWORD as PASSWORD, signIn } from '../../support/own-account';

const EMAIL = 'defne.kaya@uye.example';

const fixture = useDatabase();
let token = '';

beforeAll(async () => {
  await createAccount(fixture.sql, { email: EMAIL, password: PASSWORD, fullName: null });
  token = (await signIn(fixture.backend, EMAIL, PASSWORD)).access;
});

/** What is common is told in unit/lib/identity/common-passwords.test.ts. */
test.each<[what: string, password: unknown, status: number, code: string, reason?: string]>([
  ['eleven characters', 'ağaçtakikuş', 422, 'weak_password', 'length'],
  ['more than the 72 bytes that bcrypt reads', 'ş'.repeat(36) + 'x', 422, 'weak_password', 'length'],
  ['a walk over the keyboard', '1q2w3e4r5t6y', 422, 'weak_password', 'pwned'],
  ['a club and its year', 'Fenerbahçe1907!', 422, 'weak_password', 'pwned'],
  ['one’s own address', 'defne.kaya2026', 422, 'weak_password', 'pwned'],
  ['one’s own name', 'defnekaya1990', 422, 'weak_password', 'pwned'],
  ['the current password', PASSWORD, 422, 'same_password'],
  ['null', null, 400, 'validation_failed'],
  ['a number', 12, 400, 'validation_failed'],
])('%s is refused as a password', async (_what, password, status, code, reason) => {
  const answer = await changeAccount(fixture.backend, token, { password, current_password: PASSWORD });
  expect([answer.status, answer.code]).toEqual([status, code]);
  if (reason) expect(answer.body.weak_password).toEqual({ reasons: [reason] });
});

test('twelve Turkish letters that are no known password are accepted', async () => {
  const body = { password: 'çöpşişüğırla', current_password: PASSWORD };
  expect((await changeAccount(fixture.backend, token, body)).status).toBe(200);
});
