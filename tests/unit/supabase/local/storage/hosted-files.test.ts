import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveHostedFiles } from '../../../../../supabase/local/storage/hosted-files';

const PROJECT = 'https://abc.supabase.co';
const KEY = 'sb_publishable_ab';
const SITE = 'https://mezunlar.example';
const FILE = '/storage/v1/object/public/media/events/1-ab.webp';

function serve(answer: (sent: RequestInit) => Response | Promise<Response>, folder = '/no-such-folder') {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init = {}) => Promise.resolve(answer(init)));
  const api = serveHostedFiles({ url: PROJECT, publishableKey: KEY }, folder, fetch);
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

test('the name of a download is that of the address that was asked, never of an earlier one', async () => {
  const { ask } = serve(picture);
  const nameOf = async (path: string, method: string) =>
    (await ask(path, { method })).headers.get('content-disposition');
  expect(await nameOf(`${FILE}?download=kira.pdf`, 'HEAD')).toContain('kira.pdf');
  expect(await nameOf(FILE, 'HEAD')).toBeNull();
  expect(await nameOf(`${FILE}?download=aidat.pdf`, 'HEAD')).toContain('aidat.pdf');
  expect(await nameOf(FILE, 'GET')).toBeNull();
});

test.each(['%2e%2e/a.webp', '%252f..%252fa.webp', 'events%2f1.webp'])(
  'an address that means something else when it is decoded is refused: %s',
  async (name) => {
    for (const folder of ['object', 'render/image']) {
      const { ask, sent } = serve(picture);
      const query = folder === 'object' ? '' : '?width=320&resize=contain';
      const { status } = await ask(`/storage/v1/${folder}/public/media/${name}${query}`);
      // A URL's own dot segments are gone before it is sent.
      expect([400, 404]).toContain(status);
      expect(sent()).toEqual([]);
    }
  },
);

test.each<readonly [string, number, number]>([
  ['a missing file', 400, 404],
  ...[500, 429].map((status) => ['an unavailable storage', status, 503] as const),
  ['a project that cannot be reached', 0, 503],
])('%s (%i) is %i here', async (_, status, expected) => {
  const { ask } = serve(() => {
    if (status === 0) throw new TypeError('fetch failed');
    const headers = { 'cache-control': 'max-age=3600' };
    return Response.json({ statusCode: '404', error: 'not_found' }, { status, headers });
  });
  const response = await ask(FILE);
  expect([response.status, response.headers.get('cache-control')]).toEqual([expected, 'no-store']);
  if (expected !== 503) return;
  expect(await response.json()).toMatchObject({ message: 'Dosya şu anda alınamıyor.' });
});

test('a picture in a width that was made stays while the storage is down, and goes when its file is gone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'renditions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let now = 1;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const pass = (minutes: number) => {
    now += minutes * 60_000;
    // The cache looks at the clock once in a millisecond.
    return new Promise((resolve) => setTimeout(resolve, 2));
  };
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const headers = { 'content-type': 'image/webp', etag: '"1"' };
  let answer = () => new Response(new Uint8Array(bytes), { headers });
  const { ask } = serve(() => answer(), folder);
  const rendition = FILE.replace('/object/', '/render/image/');
  const status = async (width: number) => (await ask(`${rendition}?width=${width}&resize=contain`)).status;
  expect(await status(320)).toBe(200);

  answer = () => new Response('name resolution failed', { status: 503 });
  for (const minutes of [2, 60]) {
    await pass(minutes);
    expect([await status(320), await status(640)]).toEqual([200, 503]);
  }
  answer = () => Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 });
  await pass(1);
  expect(await status(320)).toBe(404);
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

test('the address of a replaced file leads to the one that took its place, in its widths too', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address);
    if (pathname === '/rest/v1/rpc/replaced_file')
      return Promise.resolve(
        Response.json(searchParams.get('name') === 'events/1-ab.webp' ? 'events/2-cd.webp' : null),
      );
    return Promise.resolve(Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 }));
  });
  const api = serveHostedFiles({ url: PROJECT, publishableKey: KEY }, '/no-such-folder', fetch);
  const leadsTo = async (path: string) => {
    const { status, headers } = await api(new Request(SITE + path));
    return [status, headers.get('location')];
  };
  const renditionOf = (path: string) =>
    `${path.replace('/object/', '/render/image/')}?width=320&resize=contain`;
  const other = FILE.replace('1-ab', '2-cd');
  expect(await leadsTo(`${FILE}?download=avlu.webp`)).toEqual([308, `${other}?download=avlu.webp`]);
  expect(await leadsTo(renditionOf(FILE))).toEqual([308, renditionOf(other)]);
  expect(await leadsTo(FILE.replace('1-ab', '3-ef'))).toEqual([404, null]);
  const asked = fetch.mock.calls.find(
    ([address]) => typeof address === 'string' && address.includes('replaced_file'),
  );
  expect(new Headers(asked?.[1]?.headers).get('apikey')).toBe(KEY);
});
