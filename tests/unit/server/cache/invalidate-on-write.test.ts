import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { invalidateOnWrite } from '../../../../src/server/cache/invalidate-on-write';

/** Whether the cache is invalidated when the API’s response arrives. */
async function invalidates(method: string, target: string, status = 200): Promise<boolean> {
  const invalidate = vi.fn();
  const api = new Hono()
    .use(invalidateOnWrite({ invalidate }))
    .all('*', () => new Response(null, { status }));
  await api.request(target, { method });
  return invalidate.mock.calls.length > 0;
}

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s invalidates the cache', async (method) => {
  expect(await invalidates(method, '/rest/v1/announcements', 204)).toBe(true);
});

test.each(['restore_version', 'undo_changes', 'undo_transaction'])(
  'calling %s, which writes, invalidates it, too',
  async (name) => {
    expect(await invalidates('POST', `/rest/v1/rpc/${name}`)).toBe(true);
  },
);

test.each([
  ['GET', '/rest/v1/announcements', 200],
  ['HEAD', '/rest/v1/announcements', 200],
  ['OPTIONS', '/rest/v1/announcements', 204],
  ['POST', '/rest/v1/rpc/site_search', 200],
  ['POST', '/rest/v1/rpc/recent_changes', 200],
  ['POST', '/auth/v1/token', 200],
  ['PATCH', '/rest/v1/announcements', 403],
])('%s %s with status %i does not', async (method, target, status) => {
  expect(await invalidates(method, target, status)).toBe(false);
});
