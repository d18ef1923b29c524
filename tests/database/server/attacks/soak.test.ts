import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { soak } from './soak';

/** More than there are attacks, so that all of them begin at once. */
const CONNECTIONS = 60;

let site: TestBackend;

beforeAll(async () => {
  site = await startTestSite({ trustsProxy: true });
});
afterAll(() => site.stop());

test(
  'while sixty connections try everything at once, the health, a page, a sign-in and a save go on being answered',
  { timeout: 180_000 },
  async () => {
    expect(await soak(site, { connections: CONNECTIONS })).toEqual([]);
  },
);
