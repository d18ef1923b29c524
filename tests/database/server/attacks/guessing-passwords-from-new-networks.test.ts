import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { usePassingTime } from '../../support/passing-time';
import { createAddresses, guess } from '../../support/stranger';

let backend: TestBackend;
const freshAddress = createAddresses();
const passMinutes = usePassingTime();

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Guesses at the administrator's password, each time from another network. Counts the guesses that were checked. */
async function attack(times: number): Promise<number> {
  let looked = 0;
  for (let count = 0; count < times; count += 1) {
    const { status } = await guess(
      backend,
      { email: backend.adminEmail, password: `tahmin-${count}` },
      { from: freshAddress() },
    );
    if (status !== 429) looked += 1;
  }
  return looked;
}

const signIn = (from: string, cookie = '', email = backend.adminEmail) =>
  guess(backend, { email, password: backend.adminPassword }, { from, headers: { cookie } });

test('ten guesses in five minutes are checked, while known devices sign in and unknown ones wait fifteen minutes', async () => {
  const first = await signIn('198.51.100.7');
  expect(first.status).toBe(200);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(first.headers.get('set-cookie')).toMatch(/Path=\/auth\/v1; HttpOnly; SameSite=Strict/);

  expect(await attack(40)).toBe(10);
  const refused = await signIn('203.0.113.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  expect((await signIn('203.0.113.10', cookie)).status).toBe(200);

  const forged = `${cookie.slice(0, -2)}AA`;
  expect((await signIn('203.0.113.11', forged)).status).toBe(429);

  let looked = 0;
  for (let round = 0; round < 3; round += 1) {
    passMinutes(5);
    looked += await attack(20);
  }
  expect(looked).toBe(30);
  expect((await signIn('203.0.113.12')).status).toBe(429);
  expect((await signIn('203.0.113.9')).status).toBe(200);
});

test('a known device has ten wrong passwords of its own in five minutes', async () => {
  passMinutes(15);
  const first = await signIn('198.51.100.20');
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const credentials = { email: backend.adminEmail, password: 'yanlis' };
    statuses.push((await guess(backend, credentials, { from: freshAddress(), headers: { cookie } })).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('an account that does not exist is locked in the same way', async () => {
  passMinutes(15);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const credentials = { email: 'yok@dernek.example', password: 'tahmin' };
    statuses.push((await guess(backend, credentials, { from: freshAddress() })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});

test('a wrong password sets no device cookie', async () => {
  passMinutes(15);
  const answer = await guess(
    backend,
    { email: backend.adminEmail, password: 'yanlis' },
    { from: freshAddress() },
  );
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
});
