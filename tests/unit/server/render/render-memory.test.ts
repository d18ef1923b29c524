import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** A page of the test holds 100 kB: one that stayed would be ten times as much. */
const MAX_LEFT_BYTES = 10_000;

test('a rendered page leaves nothing behind, even if the renderer goes on listening to its signal', async () => {
  const args = ['--expose-gc', '--import', 'tsx', 'tests/fixtures/render-many.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(Number(stdout)).toBeLessThan(MAX_LEFT_BYTES);
});
