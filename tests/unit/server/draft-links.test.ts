import { expect, test, vi } from 'vitest';
import type { RenderResult } from '../../../src/lib/render-contract';
import { loggedPath } from '../../../src/lib/paths/paths';
import { CacheVersion } from '../../../src/server/cache/cache-version';
import { createStubSite, PAGE } from './stub-site';

const TOKEN = 'a1'.repeat(20);
const DRAFT = `/taslak/${TOKEN}`;
const OPEN = '/rest/v1/rpc/open_draft_link';
const MISSING: Partial<RenderResult> = { status: 404 };

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

function createSite(page: (path: string) => Partial<RenderResult> = () => ({})) {
  const render = vi.fn(({ path }: { path: string }) => Promise.resolve({ ...PAGE, ...page(path) }));
  const cache = {
    version: new CacheVersion(
      () => Promise.resolve('1'),
      () => 0,
    ),
  };
  const api = vi.fn((request: Request) =>
    request.text().then((body) => Response.json(body.includes(TOKEN) ? [{ resource: 'events' }] : [])),
  );
  return { ...createStubSite({ render, cache, backend: { api }, trustsProxy: true }), render };
}

const kept = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)]));

test.each([
  ['a draft', DRAFT, {}, 200],
  ['a link that opens nothing', '/taslak/x', MISSING, 404],
  ['a public row', DRAFT, { status: 302, redirect: '/duyurular' }, 302],
  ['an address in capitals', '/TASLAK/A1', {}, 301],
  ['an address with a slash behind it', `${DRAFT}/`, {}, 301],
  ['a backend that is away', DRAFT, { status: 503 }, 503],
])(
  'the answer for %s is for nobody’s cache, no search engine and no other site',
  async (_what, path, page, status) => {
    const response = await createSite(() => page).get(path);
    expect(response.status).toBe(status);
    expect(kept(response)).toEqual(HEADERS);
  },
);

test('a failed rendering has these headers as well, and the log has no secret', async () => {
  const { get } = createStubSite({ render: () => Promise.reject(new Error('broken')) });
  const response = await get(DRAFT);
  expect(response.status).toBe(500);
  expect(kept(response)).toEqual(HEADERS);
  expect([loggedPath(DRAFT), loggedPath('/TASLAK/A1'), loggedPath('/duyurular')]).toEqual([
    '/taslak/:token',
    '/taslak/:token',
    '/duyurular',
  ]);
});

test('every visit is rendered anew, and neither an ETag nor a range is honoured', async () => {
  const { get, render } = createSite();
  const first = await get(DRAFT);
  expect(first.headers.get('etag')).toBeNull();
  const asked: readonly Record<string, string>[] = [
    { 'if-none-match': '*' },
    { 'if-modified-since': new Date().toUTCString() },
    { range: 'bytes=0-9' },
  ];
  for (const headers of asked) {
    const response = await get(DRAFT, headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(PAGE.html);
  }
  const head = await get(DRAFT, {}, 'HEAD');
  expect([head.status, await head.text(), kept(head)]).toEqual([200, '', HEADERS]);
  expect(render).toHaveBeenCalledTimes(5);
});

test('twenty links that open nothing are answered per network in five minutes; those that open something are not counted', async () => {
  const { get } = createSite((path) => (path.startsWith('/taslak/') && path !== DRAFT ? MISSING : {}));
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let count = 0; count < 30; count += 1) await get(DRAFT, from('203.0.113.7'));
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1)
    statuses.push((await get(`/taslak/yanlis-${count}`, from('203.0.113.7'))).status);
  expect(statuses).toEqual([...Array<number>(20).fill(404), ...Array<number>(5).fill(429)]);
  const refused = await get(DRAFT, from('203.0.113.7'));
  expect(refused.status).toBe(429);
  expect(kept(refused)).toEqual(HEADERS);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Çok fazla geçersiz bağlantı denendi.');
  expect((await get(DRAFT, from('203.0.113.8'))).status).toBe(200);
  // Other pages are none of this.
  expect((await get('/duyurular', from('203.0.113.7'))).status).toBe(200);
});

test('the function of the API has the same limit, which it shares with the page', async () => {
  const { site, get } = createSite(() => MISSING);
  const open = async (token: string) =>
    site(
      new Request(`http://dernek.example${OPEN}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '2001:db8:7:7::1' },
        body: JSON.stringify({ token }),
      }),
      '198.51.100.7',
    );
  for (let count = 0; count < 30; count += 1) expect((await open(TOKEN)).status).toBe(200);
  for (let count = 0; count < 10; count += 1) expect((await open(`yanlis-${count}`)).status).toBe(200);
  for (let count = 0; count < 10; count += 1)
    expect((await get(`/taslak/x${count}`, { 'x-forwarded-for': '2001:db8:7:7:abcd::1' })).status).toBe(404);
  const refused = await open(TOKEN);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' });
});
