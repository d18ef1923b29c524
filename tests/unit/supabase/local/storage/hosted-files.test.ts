import { expect, test, vi } from 'vitest';
import { serveHostedFiles } from '../../../../../supabase/local/storage/hosted-files';

const PROJECT = 'https://abc.supabase.co';
const SITE = 'https://mezunlar.example';
const FILE = '/storage/v1/object/public/media/events/1-ab.webp';

function serve(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.resolve(answer()));
  const api = serveHostedFiles(PROJECT, '/no-such-folder', fetch);
  const ask = (path: string, init: RequestInit = {}) => api(new Request(SITE + path, init));
  const sent = () => fetch.mock.calls.map(([address, init]) => [init?.method, address]);
  const headersSent = () => new Headers(fetch.mock.calls[0]?.[1]?.headers);
  return { ask, sent, headersSent };
}

const picture = () =>
  new Response('picture', {
    headers: {
      'content-type': 'image/webp',
      etag: '"1"',
      'cache-control': 'max-age=3600',
      'set-cookie': 'a=b',
    },
  });

test('a public file of the project is served under the site’s address, unable to run as a page, without cookies', async () => {
  const { ask, sent } = serve(picture);
  const response = await ask(FILE);
  expect([response.status, await response.text()]).toEqual([200, 'picture']);
  expect(sent()).toEqual([['GET', PROJECT + FILE]]);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('max-age=3600');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.has('set-cookie')).toBe(false);
});

test('a part of a large file and a revalidation are asked of the project, and no session is sent on', async () => {
  const { ask, headersSent } = serve(
    () => new Response('ab', { status: 206, headers: { 'content-range': 'bytes 0-1/9', etag: '"1"' } }),
  );
  const headers = { range: 'bytes=0-1', 'if-none-match': '"0"', authorization: 'Bearer x', cookie: 'a=b' };
  const response = await ask(FILE, { headers });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
  expect(headersSent().get('range')).toBe('bytes=0-1');
  expect(headersSent().get('if-none-match')).toBe('"0"');
  expect(headersSent().has('authorization')).toBe(false);
  expect(headersSent().has('cookie')).toBe(false);
});

test('the headers of a file are read once a minute, its content each time', async () => {
  const { ask, sent } = serve(picture);
  for (const method of ['HEAD', 'HEAD', 'GET', 'GET']) await ask(FILE, { method });
  expect(sent().map(([method]) => method)).toEqual(['HEAD', 'GET', 'GET']);
  expect((await ask(FILE, { method: 'HEAD' })).headers.get('etag')).toBe('"1"');
});

test('a missing file is missing here, too', async () => {
  const { ask } = serve(() => Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 }));
  expect((await ask(FILE)).status).toBe(404);
});

test('a project that cannot be reached is no error of the site', async () => {
  const { ask } = serve(() => {
    throw new TypeError('fetch failed');
  });
  expect((await ask(FILE)).status).toBe(503);
});

test.each([
  ['/rest/v1/announcements', 'GET', 404],
  ['/auth/v1/token', 'POST', 404],
  ['/storage/v1/object/media/events/1-ab.webp', 'GET', 404],
  ['/storage/v1/object/public/secrets/a.pdf', 'GET', 404],
  ['/storage/v1/object/public/media/../../../../auth/v1/settings', 'GET', 404],
  [FILE, 'DELETE', 405],
])('nothing else of the project can be reached: %s by %s', async (path, method, status) => {
  const { ask, sent } = serve(picture);
  expect((await ask(path, { method })).status).toBe(status);
  expect(sent()).toEqual([]);
});
