import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importChunk, reloadOnce, StaleChunkError } from '../../../src/lib/stale-chunk';
import { stubReloadableWindow } from '../app/reloadable-window';

let reload: ReturnType<typeof stubReloadableWindow>;

beforeEach(() => {
  reload = stubReloadableWindow();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a chunk that fails to load throws a StaleChunkError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const loading = importChunk(() => Promise.reject(cause));
  await expect(loading).rejects.toBeInstanceOf(StaleChunkError);
  await expect(loading).rejects.toMatchObject({ cause });
});

test('the document is reloaded once, and again only after half a minute', () => {
  const start = Date.now();
  reloadOnce(start);
  reloadOnce(start + 29_000);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(start + 31_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('it is not reloaded without session storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});
