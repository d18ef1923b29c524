import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../../supabase/local/auth/accounts';
import { useDatabase } from '../../support/database-fixture';
import { changeAccount, signIn } from '../../support/own-account';

const PASSWORD = 'limon-agaci-altinda';
const EMAIL = 'defne.kaya@uye.example';

const fixture = useDatabase();
let token = '';

beforeAll(async () => {
  await createAccount(fixture.sql, { email: EMAIL, password: PASSWORD, fullName: null });
  token = (await signIn(fixture.backend, EMAIL, PASSWORD)).access;
});

function choose(password: unknown) {
  return changeAccount(fixture.backend, token, { password, current_password: PASSWORD });
}

test.each([
  ['too short', '123456'],
  ['eleven characters', 'ağaçtakikuş'],
  ['empty', ''],
  ['longer than the 72 bytes that bcrypt reads', 'ş'.repeat(36) + 'x'],
])('%s is refused for its length', async (_, password) => {
  const { status, code, body } = await choose(password);
  expect([status, code, body.weak_password]).toEqual([422, 'weak_password', { reasons: ['length'] }]);
});

test.each([
  '123456789012',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'asdfghjklşiç',
  'password1234',
  'Password2026!',
  'galatasaray1905',
  'Fenerbahçe1907!',
  'Beşiktaş1903',
  'seniseviyorum',
  'İstanbul1453',
  'parolaparola',
  'Şifre12345678',
  'aaaaaaaaaaaaaa',
  'NotreDameDeSion',
  'NDSmezunlar2026',
  'defne.kaya2026',
  'defnekaya1990',
])('%s is refused as known', async (password) => {
  const { status, code, body } = await choose(password);
  expect([status, code, body.weak_password]).toEqual([422, 'weak_password', { reasons: ['pwned'] }]);
});

test.each([null, 12, {}, ['limon-agaci-altinda']])('%o is no password', async (password) => {
  expect(await choose(password)).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('the current password is refused as the new one', async () => {
  expect(await choose(PASSWORD)).toMatchObject({ status: 422, code: 'same_password' });
});

test('twelve Turkish letters that are no known password are accepted', async () => {
  expect((await choose('çöpşişüğırla')).status).toBe(200);
});
