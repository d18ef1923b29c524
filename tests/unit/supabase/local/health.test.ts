import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findUnhealthyParts } from '../../../../src/lib/health';
import { hasRoom, isFolderUsable } from '../../../../supabase/local/disk';

/** The limit of /healthz, whatever is unhealthy. */
const LIMIT_MS = 2_000;

afterEach(() => vi.useRealTimers());

test('parts whose checks fail, throw or hang are named within two seconds', async () => {
  vi.useFakeTimers();
  const parts = findUnhealthyParts({
    database: () => new Promise(() => undefined),
    storage: () => Promise.reject(new Error('EROFS')),
    disk: () => Promise.resolve(false),
  });
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await parts).toEqual(['database', 'storage', 'disk']);
});

test('a disk is almost full under five per cent', async () => {
  for (const [free, isWell] of [
    [4.9, false],
    [5, true],
    [80, true],
  ] as const) {
    expect(await hasRoom('/srv', () => Promise.resolve({ bavail: free, blocks: 100 }))).toBe(isWell);
  }
  expect(await hasRoom(tmpdir())).toBeTypeOf('boolean');
});

test('the folder of uploaded files is created if it is missing, and unhealthy if it cannot be created', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'health-'));
  expect(await isFolderUsable(path.join(root, 'media'))).toBe(true);
  expect(await isFolderUsable(path.join(root, 'media'))).toBe(true);
  await writeFile(path.join(root, 'file'), '');
  await expect(isFolderUsable(path.join(root, 'file'))).rejects.toThrow();
  await rm(root, { recursive: true });
});
