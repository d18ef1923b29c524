import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { UnavailableError } from '../../../../src/lib/database/read-rows';
import type { RenderResult } from '../../../../src/lib/render-contract';
import { CacheVersion } from '../../../../src/server/cache/cache-version';
import { listen, type Listener, type SiteFetch } from '../../../../src/server/http/listen';
import { createStubSite, PAGE, SCRIPT, useStaticFiles } from '../stub-site';

const DECODE: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: (body) => (body.byteLength > 0 ? brotliDecompressSync(body) : body),
  gzip: (body) => (body.byteLength > 0 ? gunzipSync(body) : body),
};
const listeners: Listener[] = [];
const staticFiles = useStaticFiles();

afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.close())));

/** The same site twice: behind the cache, with a stopped clock, and without it. `rendered` has the paths of rendered pages. */
async function startSites(page: (path: string) => RenderResult = () => PAGE) {
  const rendered: string[] = [];
  const readVersion = vi.fn(() => Promise.resolve('1'));
  const clock = { time: 0, now: () => clock.time };
  const version = new CacheVersion(readVersion, () => 0);
  const create = (cache?: { version: CacheVersion; clock: typeof clock }) =>
    createStubSite({
      render: ({ path, origin }) => {
        rendered.push(origin + path);
        return Promise.resolve(page(path));
      },
      staticFiles,
      cache,
    }).site;
  const start = async (app: SiteFetch) => {
    const listener = await listen(app, { port: 0, host: '127.0.0.1' });
    listeners.push(listener);
    return Number(new URL(listener.url).port);
  };
  const [cached, uncached] = [await start(create({ version, clock })), await start(create())];
  return { cached, uncached, rendered, version, readVersion, clock };
}

interface RequestOptions {
  target: string;
  method?: string;
  headers?: IncomingHttpHeaders;
}

/** Reads a response without the headers that change each time. */
async function send(port: number, { target, method = 'GET', headers = {} }: RequestOptions) {
  const sent = { host: 'dernek.example', ...headers };
  const request = get({ port, host: '127.0.0.1', path: target, method, agent: false, headers: sent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const { date, connection, 'content-length': length, 'x-request-id': requestId, ...kept } = answer.headers;
  // Responses of the API and failures have a request id.
  const isNamed = (answer.statusCode ?? 0) >= 500;
  expect(typeof requestId).toBe(isNamed ? 'string' : 'undefined');
  expect([typeof date, connection]).toEqual(['string', 'close']);
  if (body.byteLength > 0) expect(length).toBe(String(body.byteLength));
  const text = DECODE[kept['content-encoding'] ?? '']?.(body) ?? body;
  return { status: answer.statusCode, headers: kept, length, text: text.toString() };
}

test.each(['/', '/duyurular?sayfa=2', '/robots.txt', SCRIPT.path])(
  '%s is the same as without the cache',
  async (target) => {
    const { cached, uncached } = await startSites();
    for (const encoding of ['br', 'gzip', 'identity;q=0.5', 'gzip, deflate, br, zstd']) {
      const headers = { 'accept-encoding': encoding };
      for (const request of [
        { target, headers },
        { target, headers, method: 'HEAD' },
        { target, headers: { ...headers, 'x-forwarded-proto': 'https' } },
        { target, headers: { ...headers, 'if-none-match': '"x"' } },
        { target, headers: { ...headers, range: 'bytes=0-3' } },
      ]) {
        const expected = await send(uncached, request);
        expect(await send(cached, request)).toEqual(expected);
        expect(await send(cached, request)).toEqual(expected);
      }
    }
  },
);

test.each(['/', '/admin/duyurular', '/arama?q=a'])(
  'a client with the current version of %s gets 304, in every encoding, with the page’s own policy',
  async (target) => {
    const { cached, uncached } = await startSites();
    for (const encoding of ['br', 'gzip', 'identity'])
      for (const port of [cached, uncached]) {
        const headers = { 'accept-encoding': encoding };
        const page = (await send(port, { target, headers })).headers;
        const known = { ...headers, 'if-none-match': `"x", ${page.etag}` };
        const { status, text, headers: sent } = await send(port, { target, headers: known });
        expect([status, text, sent.vary]).toEqual([304, '', 'accept-encoding']);
        // A browser updates its stored headers with these.
        expect(page).toMatchObject(sent);
      }
  },
);

test.each(['/admin/duyurular', '/giris', '/onizleme', '/taslak/a1', '/arama?q=a'])(
  '%s is rendered for every request, and never sent stale',
  async (target) => {
    const site = { page: PAGE };
    const { cached, rendered, version, readVersion } = await startSites(() => site.page);
    for (let visits = 0; visits < 2; visits += 1) await send(cached, { target });
    expect(rendered).toHaveLength(2);
    version.invalidate();
    readVersion.mockRejectedValue(new UnavailableError('Kapalı'));
    site.page = { ...PAGE, status: 503, html: 'Kapalı' };
    expect(await send(cached, { target })).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  },
);

test.each([
  ['broken', 'no-store', { status: 500, isFaulty: false }],
  ['moved', 'no-cache', { status: 301, redirect: '/' }],
  ['rendered without its rows', 'no-store', { isFaulty: true }],
])('a page that is %s is not stored', async (_, cacheControl, difference) => {
  const { cached, uncached, rendered } = await startSites(() => ({ ...PAGE, ...difference }));
  const expected = await send(uncached, { target: '/duyurular' });
  for (let visits = 0; visits < 2; visits += 1)
    expect(await send(cached, { target: '/duyurular' })).toEqual(expected);
  expect(rendered).toHaveLength(3);
  expect(expected.headers['cache-control']).toBe(cacheControl);
});

test('many unknown addresses cost one rendering', async () => {
  const { cached, rendered } = await startSites(() => ({ ...PAGE, status: 404 }));
  const crowd = Array.from({ length: 20 }, (_, index) =>
    send(cached, { target: `/wp-${index}.php?a=${index}` }),
  );
  for (const { status, text } of await Promise.all(crowd))
    expect([status, text]).toEqual([404, expect.stringContaining('Duyuru')]);
  expect(rendered).toEqual(['http://dernek.example/404']);
});
