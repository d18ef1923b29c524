import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { usePassingTime } from '../../support/passing-time';
import { createAddresses, guess } from '../../support/stranger';

const TEN_CHECKED = Array<number>(10).fill(400);

let backend: TestBackend;
const freshAddress = createAddresses();
const passMinutes = usePassingTime();

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Guesses at an account and gives the statuses. */
async function guessAt(email: string, networks: readonly string[], cookie = '') {
  const statuses: number[] = [];
  for (const [count, from] of networks.entries()) {
    const credentials = { email, password: `tahmin-${count}` };
    statuses.push((await guess(backend, credentials, { from, headers: { cookie } })).status);
  }
  return statuses;
}

const newNetworks = (count: number) => Array.from({ length: count }, freshAddress);
const signIn = (from: string, cookie = '') =>
  guess(
    backend,
    { email: backend.adminEmail, password: backend.adminPassword },
    { from, headers: { cookie } },
  );
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Guesses at the administrator's password from new networks. Counts the guesses that were checked. */
const attack = async (times: number) =>
  (await guessAt(backend.adminEmail, newNetworks(times))).filter((status) => status !== 429).length;

test('ten guesses in five minutes are checked, while known devices sign in and unknown ones wait fifteen minutes', async () => {
  const first = await signIn('198.51.100.7');
  expect(first.status).toBe(200);
  expect(first.headers.get('set-cookie')).toMatch(/Path=\/auth\/v1; HttpOnly; SameSite=Strict/);
  const cookie = cookieOf(first);

  expect(await attack(40)).toBe(10);
  const refused = await signIn('203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  expect((await signIn('203.0.113.10', cookie)).status).toBe(200);
  expect((await signIn('203.0.113.11', `${cookie.slice(0, -2)}AA`)).status).toBe(429);

  let looked = 0;
  for (let round = 0; round < 3; round += 1) {
    passMinutes(5);
    looked += await attack(20);
  }
  expect(looked).toBe(30);
  expect((await signIn('203.0.113.12')).status).toBe(429);
  expect((await signIn('203.0.113.9')).status).toBe(200);
});

test('a known device has ten wrong passwords of its own in five minutes, and a wrong one sets no cookie', async () => {
  passMinutes(15);
  const cookie = cookieOf(await signIn('198.51.100.20'));
  const statuses = await guessAt(backend.adminEmail, newNetworks(12), cookie);
  expect(statuses).toEqual([...TEN_CHECKED, 429, 429]);
  passMinutes(15);
  const wrong = { email: backend.adminEmail, password: 'yanlis' };
  const answer = await guess(backend, wrong, { from: freshAddress() });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
});

test('twelve guesses at an account that does not exist are ten that are checked', async () => {
  passMinutes(15);
  const statuses = await guessAt('yok@dernek.example', newNetworks(12));
  expect(statuses).toEqual([...TEN_CHECKED, 429, 429]);
});
