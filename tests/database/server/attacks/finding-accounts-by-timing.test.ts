import bcrypt from 'bcryptjs';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { guess, post, readRecoveryLinks } from '../../support/stranger';
import { waitUntil } from '../../../fixtures/wait-until';

const UNKNOWN_EMAIL = 'yok@dernek.example';

let backend: TestBackend;
let sql: Sql;

beforeAll(async () => {
  backend = await startTestBackend();
  sql = postgres(backend.dbUrl, { max: 2 });
  // The run's template has a hash of a lower cost.
  const hash = await bcrypt.hash(backend.adminPassword, 10);
  await sql`update auth.users set encrypted_password = ${hash} where email = ${backend.adminEmail}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await sql.end();
  await backend.stop();
});

/** The work of a try: the number of password comparisons and the cost of each. */
async function comparisonsOf(credentials: { email: string; password: string }) {
  const compare = vi.spyOn(bcrypt, 'compare');
  const answer = await guess(backend, credentials);
  const costs = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
  compare.mockRestore();
  return { status: answer.status, body: (await answer.json()) as unknown, costs };
}

test('a wrong password takes one comparison of the same cost, whether or not the account exists', async () => {
  const known = await comparisonsOf({ email: backend.adminEmail, password: 'yanlis' });
  const unknown = await comparisonsOf({ email: UNKNOWN_EMAIL, password: 'yanlis' });
  expect(known).toMatchObject({ status: 400, costs: [10] });
  expect(unknown).toEqual(known);
  const shouted = { email: backend.adminEmail.toUpperCase(), password: 'yanlis' };
  expect(await comparisonsOf(shouted)).toEqual(known);
  const right = { email: backend.adminEmail, password: backend.adminPassword };
  expect(await comparisonsOf(right)).toMatchObject({ status: 200, costs: [10] });
});

test('an account that may not sign in gets the response of one that does not exist', async () => {
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, created_at, updated_at)
    values (gen_random_uuid(), 'authenticated', 'authenticated', 'onaysiz@dernek.example', ${await bcrypt.hash('dogru', 10)}, now(), now())`;
  const unconfirmed = await comparisonsOf({ email: 'onaysiz@dernek.example', password: 'dogru' });
  expect(unconfirmed).toEqual(await comparisonsOf({ email: UNKNOWN_EMAIL, password: 'dogru' }));
});

test('a recovery gets its response before anything is done for the account, and the same for one that does not exist', async () => {
  const email = backend.adminEmail;
  await sql.begin(async (transaction) => {
    // While this lock is held, no link can be stored.
    await transaction`select 1 from auth.users where email = ${email} for update`;
    const known = await post(backend, '/auth/v1/recover', { email });
    const unknown = await post(backend, '/auth/v1/recover', { email: UNKNOWN_EMAIL });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(known.status).toBe(200);
    expect(await readRecoveryLinks(backend, email)).toEqual([]);
  });
  await waitUntil(async () => expect(await readRecoveryLinks(backend, email)).toHaveLength(1));
  expect(await readRecoveryLinks(backend, UNKNOWN_EMAIL)).toEqual([]);
});

test('no account is created by a one-time code or a sign-up', async () => {
  for (const address of ['/auth/v1/otp', '/auth/v1/signup'])
    await post(backend, address, { email: UNKNOWN_EMAIL, password: 'uzun-bir-parola' });
  expect(await sql`select from auth.users where email = ${UNKNOWN_EMAIL}`).toHaveLength(0);
});
