import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The test’s pages have 100 kB each, so that a page that stayed in memory would exceed this tenfold. */
const MAX_LEFT_BYTES = 10_000;

test('a rendered page leaves nothing in memory, even if the renderer keeps its listener on the signal', async () => {
  const args = ['--expose-gc', '--import', 'tsx', 'tests/fixtures/render-many.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(Number(stdout)).toBeLessThan(MAX_LEFT_BYTES);
});
