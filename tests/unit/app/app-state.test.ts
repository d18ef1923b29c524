import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { restoreSnapshot, takeSnapshot } from '../../../src/app/query-snapshot';
import { parseAppState, serializeAppState } from '../../../src/lib/render-contract';
import { CONFIG, ORIGIN } from './fake-api';

const STATE = {
  config: CONFIG,
  origin: ORIGIN,
  router: { loaderData: {}, errors: null },
  renderedOn: '2026-05-12',
} as const;

describe('the state in the document', () => {
  const hostile = '</script><!-- & \u2028\u2029';

  test('cannot end its script element and is parsed unchanged', () => {
    const state = { ...STATE, queries: [{ queryKey: ['a'], data: hostile }] };
    const text = serializeAppState(state);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(parseAppState(text)).toEqual(state);
  });

  test('keeps only an error’s message', () => {
    const error = new Error(hostile, { cause: 'secret' });
    const text = serializeAppState({ ...STATE, queries: [{ queryKey: ['a'], error }] });
    expect(parseAppState(text).queries).toEqual([{ queryKey: ['a'], error: { message: hostile } }]);
  });

  test.each(['null', '{}', '{"config":{}}', '{"config":{"apiUrl":"","publishableKey":""}}'])(
    'is refused when it is %s',
    (text) => {
      expect(() => parseAppState(text)).toThrow(TypeError);
    },
  );
});

test('the query snapshot restores data and errors in another cache as fresh and settled', async () => {
  const server = new QueryClient();
  server.setQueryData(['empty'], null);
  server.setQueryData(['list'], [1, 2]);
  const failing = { queryKey: ['broken'], queryFn: () => Promise.reject(new Error('Bozuk')) };
  await server.query(failing).catch(() => undefined);

  const text = serializeAppState({ ...STATE, queries: takeSnapshot(server) });
  const browser = new QueryClient();
  restoreSnapshot(browser, parseAppState(text).queries);

  expect(browser.getQueryData(['empty'])).toBeNull();
  expect(browser.getQueryData(['list'])).toEqual([1, 2]);
  expect(browser.getQueryState(['list'])?.dataUpdatedAt).toBeGreaterThan(Date.now() - 1000);
  expect(browser.getQueryState(['broken'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(browser.getQueryState(['broken'])?.error?.message).toBe('Bozuk');
});
