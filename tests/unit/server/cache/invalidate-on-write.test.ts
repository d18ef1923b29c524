import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { invalidateOnWrite } from '../../../../src/server/cache/cache-version';

test.each([
  ...['POST', 'PATCH', 'PUT', 'DELETE'].map(
    (method) => [method, '/rest/v1/announcements', 204, true] as const,
  ),
  ['POST', '/rest/v1/rpc/restore_version', 200, true] as const,
  ['GET', '/rest/v1/announcements', 200, false] as const,
  ['OPTIONS', '/rest/v1/announcements', 204, false] as const,
  ['POST', '/rest/v1/rpc/site_search', 200, false] as const,
  ['POST', '/auth/v1/token', 200, false] as const,
  ['PATCH', '/rest/v1/announcements', 403, false] as const,
])('%s %s with status %i invalidates the cache: %s', async (method, target, status, expected) => {
  const invalidate = vi.fn();
  const api = new Hono()
    .use(invalidateOnWrite({ invalidate }))
    .all('*', () => new Response(null, { status }));
  await api.request(target, { method });
  expect(invalidate.mock.calls.length > 0).toBe(expected);
});
