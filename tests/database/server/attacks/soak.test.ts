import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { soak } from './soak';

/** Each attack begins in the first second, and the longest lasts five. */
const SECONDS = 10;
const CONNECTIONS = 60;

let site: TestBackend;

beforeAll(async () => {
  site = await startTestSite({ trustsProxy: true });
});
afterAll(() => site.stop());

test(
  'while sixty connections try everything at once, the health, a page, a sign-in and a save go on being answered',
  { timeout: 9 * SECONDS * 1_000 },
  async () => {
    const { faults, rounds } = await soak(site, { seconds: SECONDS, connections: CONNECTIONS });
    expect(faults).toEqual([]);
    expect(rounds).toBeGreaterThan(1);
  },
);
