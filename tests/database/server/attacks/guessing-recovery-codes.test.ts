import { createHash } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../../supabase/local/auth/accounts';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { usePassingTime } from '../../support/passing-time';
import { createAddresses, post, readRecoveryLinks } from '../../support/stranger';
import { waitUntil } from '../../../fixtures/wait-until';

const VERIFY = '/auth/v1/verify';

let backend: TestBackend;
let sql: Sql;
const freshAddress = createAddresses();
const passMinutes = usePassingTime();

beforeAll(async () => {
  backend = await startTestBackend();
  sql = postgres(backend.dbUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await backend.stop();
});

/** Requests a recovery link for an account and gives its hash. */
async function forgetPassword(email: string): Promise<string> {
  const before = (await readRecoveryLinks(backend, email)).length;
  expect((await post(backend, '/auth/v1/recover', { email }, { from: freshAddress() })).status).toBe(200);
  return waitUntil(async () => {
    const links = await readRecoveryLinks(backend, email);
    expect(links).toHaveLength(before + 1);
    return links.at(-1) ?? '';
  });
}

async function createOwner(name: string): Promise<string> {
  const email = `${name}@dernek.example`;
  await createAccount(sql, { email, password: 'uzun-bir-parola', fullName: null });
  return email;
}

const open = (hash: string, from = freshAddress()) =>
  post(backend, VERIFY, { type: 'recovery', token_hash: hash }, { from });

const wrongHash = (seed: string | number) => createHash('sha256').update(`wrong ${seed}`).digest('hex');

/** Opens wrong links from new networks and gives the statuses. */
async function guessFromEverywhere(times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await open(wrongHash(count))).status);
  return statuses;
}

test('the hash in a link is not that of six digits', async () => {
  const email = await createOwner('alti-rakam');
  const hash = await forgetPassword(email);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  for (let code = 0; code < 1_000_000; code += 1) {
    const guess = createHash('sha256').update(email + String(code).padStart(6, '0'));
    if (guess.digest('hex') === hash) expect.fail(`${code} opens the account`);
  }
});

test('a link opens the account once and lasts ten minutes; a new request voids the previous link', async () => {
  const email = await createOwner('tek-sefer');
  const sentAgo = (seconds: number) =>
    sql`update auth.users set recovery_sent_at = now() - make_interval(secs => ${seconds}) where email = ${email}`;
  const first = await forgetPassword(email);
  const second = await forgetPassword(email);
  expect((await open(first)).status).toBe(403);
  await sentAgo(601);
  expect((await open(second)).status).toBe(403);
  const third = await forgetPassword(email);
  await sentAgo(590);
  const opened = await open(third);
  expect([opened.status, await opened.json()]).toMatchObject([200, { user: { email } }]);
  expect((await open(third)).status).toBe(403);
});

test('a code with an e-mail address, another kind of token and lite’s own link open nothing', async () => {
  const hash = await forgetPassword(await createOwner('baska-kapi'));
  const from = freshAddress();
  const bodies = [
    { type: 'recovery', email: 'baska-kapi@dernek.example', token: '123456' },
    { type: 'magiclink', token_hash: hash },
    { type: 'recovery', token_hash: { toString: hash } },
    { type: 'recovery', token_hash: '' },
  ];
  for (const body of bodies) expect((await post(backend, VERIFY, body, { from })).status).toBe(403);
  const headers = { apikey: backend.publishableKey };
  const address = `${backend.url}${VERIFY}?type=recovery&token=${hash}`;
  const answer = await fetch(address, { headers, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  for (const spelling of ['/auth/v1/verify/', '/auth/v1//verify', '/auth/v1/%76erify', '/auth/v1/Verify'])
    expect((await post(backend, spelling, { type: 'recovery', token_hash: hash })).ok).toBe(false);
  expect((await open(hash)).status).toBe(200);
});

test('five wrong links from one network stop that network for five minutes; others go on', async () => {
  passMinutes(5);
  const hash = await forgetPassword(await createOwner('bes-yanlis'));
  for (let count = 0; count < 5; count += 1)
    expect((await open(wrongHash(count), `2001:db8:7:7::${count}`)).status).toBe(403);
  const refused = await open(hash, '2001:db8:7:7:abcd::1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  expect((await open(hash)).status).toBe(200);
});

test('all networks together have thirty wrong links in five minutes; a waiting network gets a try within fifteen', async () => {
  passMinutes(15);
  const email = await createOwner('herkes');
  const statuses = await guessFromEverywhere(60);
  expect(statuses.filter((status) => status === 403)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect((await open(wrongHash('owner'), '198.51.100.7')).status).toBe(429);
  passMinutes(15);
  await guessFromEverywhere(40);
  const hash = await forgetPassword(email);
  expect((await open(hash)).status).toBe(429);
  expect((await open(hash, '198.51.100.7')).status).toBe(200);
});

test('strangers who request many links leave the owner a valid one', async () => {
  passMinutes(15);
  const email = await createOwner('yeni-yeni');
  for (let count = 0; count < 9; count += 1)
    expect((await post(backend, '/auth/v1/recover', { email }, { from: freshAddress() })).status).toBe(200);
  const links = await waitUntil(async () => {
    const written = await readRecoveryLinks(backend, email);
    expect(written).toHaveLength(5);
    return written;
  });
  expect((await open(links.at(-1) ?? '')).status).toBe(200);
});
