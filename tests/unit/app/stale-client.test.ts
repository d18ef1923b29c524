import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices } from '../../../src/app/services';
import { reloadOnce } from '../../../src/lib/stale-chunk';
import { CONFIG, failure, fakeApi, ORIGIN } from './fake-api';

const CLIENT = '../../../src/lib/database/public-database';
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  const storage = new Map<string, string>();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  vi.doUnmock(CLIENT);
  vi.unstubAllGlobals();
});

/** Reads once in a browser that is online or offline. */
async function read(onLine: boolean, api = fakeApi()) {
  vi.stubGlobal('navigator', { onLine });
  const { database, queryClient } = createServices({
    ...{ config: CONFIG, origin: ORIGIN, waits: false },
    fetch: api.fetch,
  });
  const queryFn = async () => {
    const { error, data } = await (await database.open()).from('events').select('id');
    if (error) throw new Error(error.message);
    return data;
  };
  await queryClient.query({ queryKey: ['events'], queryFn }).catch(() => undefined);
}

test('a tab whose client chunk was replaced reloads once, but not offline', async () => {
  vi.resetModules();
  vi.doMock(CLIENT, () => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  await read(false);
  expect(reload).not.toHaveBeenCalled();
  await read(true);
  await read(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the document is reloaded once, and again only after half a minute', () => {
  const start = Date.now();
  reloadOnce(start);
  reloadOnce(start + 29_000);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(start + 30_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a failing backend does not reload the page', async () => {
  await read(true, fakeApi({ events: failure(503, 'Kapalı') }));
  expect(reload).not.toHaveBeenCalled();
});
