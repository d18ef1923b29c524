import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../../../fixtures/backend';
import { guess } from '../../support/stranger';

const HOUR_MS = 3_600_000;

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterEach(() => vi.useRealTimers());
afterAll(() => backend.stop());

test.each([
  ['back', -2 * HOUR_MS],
  ['forward', 2 * HOUR_MS],
])('setting the clock %s neither prolongs a lock nor opens it', async (direction, shiftMs) => {
  const from = direction === 'back' ? '198.51.100.7' : '198.51.100.8';
  const email = `${direction}@dernek.example`;
  for (let count = 0; count < 10; count += 1)
    expect((await guess(backend, { email, password: 'tahmin' }, { from })).status).toBe(400);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shiftMs });
  const refused = await guess(backend, { email, password: 'tahmin' }, { from });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
});
