import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { UnavailableError } from '../../../../src/lib/database/read-rows';
import { REVALIDATED, NOT_STORED } from '../../../../src/server/cache/cached-response';
import { responseCache, type ResponseCacheOptions } from '../../../../src/server/cache/response-cache';

/** lru-cache never expires an entry that starts at the time 0. */
const START_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The size of a page, including the cache’s allowance for headers. */
const PAGE_BYTES = 5_000;
const PAGE = { status: 200, cacheControl: REVALIDATED };

/** An origin with changing content behind the cache; `asked` holds the requests that reached it. */
function createSite({ maxBytes = 1_000_000, siteUrl, ...parts }: Partial<ResponseCacheOptions> = {}) {
  const site = { content: 'eski', version: '1', isAway: false, ...PAGE };
  const asked: Request[] = [];
  const clock = { time: START_MS, now: () => clock.time };
  const origin = (request: Request) => {
    asked.push(request);
    const headers = { 'cache-control': site.cacheControl };
    return new Response(site.content.padEnd(PAGE_BYTES - 4 * 1024), { status: site.status, headers });
  };
  const version = {
    current: () =>
      site.isAway ? Promise.reject(new UnavailableError('Kapalı')) : Promise.resolve(site.version),
  };
  const app = new Hono()
    .get('*', responseCache({ origin, version, maxBytes, clock, siteUrl, ...parts }))
    .get('*', (context) => context.text('from behind the cache'));
  const ask = async (path = '/', encoding = '', host = 'dernek.example', more = {}) => {
    const headers = { 'accept-encoding': encoding, ...more };
    const answer = await app.request(`http://${host}${path}`, { headers });
    return { text: (await answer.text()).trim(), status: answer.status, age: answer.headers.get('age') };
  };
  const write = (content: string, change: Partial<typeof site> = {}) =>
    Object.assign(site, { content, version: `${site.version}1`, ...change });
  app.onError((error, context) => context.text(error.message, 500));
  return { site, asked, clock, version, ask, write };
}

test('concurrent requests for a page share one rendering, and later ones need none', async () => {
  const { asked, ask } = createSite();
  await Promise.all(Array.from({ length: 100 }, () => ask()));
  await ask();
  expect(asked).toHaveLength(1);
});

test('each host, each address and each encoding has its own entry, and unknown encodings have none', async () => {
  const { asked, ask } = createSite();
  for (const path of ['/a', '/duyurular?sayfa=2', '/duyurular?utm_source=a&sayfa=2&sayfa=3'])
    for (const encoding of ['br', 'gzip, br', 'gzip', 'zstd', '', 'br;q=0, gzip;q=0.5'])
      await ask(path, encoding);
  await ask('/a', '', 'baska.example');
  expect(asked.map(({ url, headers }) => `${url} ${headers.get('accept-encoding')}`)).toEqual([
    ...['br', 'gzip', 'identity'].map((encoding) => `http://dernek.example/a ${encoding}`),
    ...['br', 'gzip', 'identity'].map((encoding) => `http://dernek.example/duyurular?sayfa=2 ${encoding}`),
    'http://baska.example/a identity',
  ]);
});

test('a rendering that began before a write is not sent to later requests', async () => {
  const ends: (() => void)[] = [];
  const origin = () => {
    const { content } = site;
    const response = new Response(content, { headers: { 'cache-control': REVALIDATED } });
    return new Promise<Response>((resolve) => {
      ends.push(() => resolve(response));
      // A third rendering would mean that the first one had replaced the second.
      if (ends.length > 2) resolve(response);
    });
  };
  const { site, ask, write } = createSite({ origin });
  const before = ask();
  await expect.poll(() => ends).toHaveLength(1);
  write('yeni');
  const after = ask();
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]?.();
  expect((await after).text).toBe('yeni');
  ends[0]?.();
  expect((await before).text).toBe('eski');
  expect((await ask()).text).toBe('yeni');
  expect(ends).toHaveLength(2);
});

test('nothing of a visitor’s request reaches a cached page', async () => {
  const { asked, ask } = createSite();
  const sent = { cookie: 'a=b', authorization: 'Bearer x', 'accept-language': 'fr', range: 'bytes=0-1' };
  await ask('/', '', 'dernek.example', sent);
  expect(asked.map(({ headers }) => [...headers.keys()].sort())).toEqual([
    ['accept-encoding', 'x-forwarded-proto'],
  ]);
});

test('missing addresses never evict a page', async () => {
  const { asked, ask, write } = createSite({ maxBytes: 16 * PAGE_BYTES });
  await ask('/a');
  write('yok', { status: 404, version: '1' });
  for (let count = 0; count < 100; count += 1) await ask(`/yok-${count}`);
  expect(asked).toHaveLength(101);
  await ask('/a');
  await ask('/yok-99');
  expect(asked).toHaveLength(101);
  await ask('/yok-0');
  expect(asked).toHaveLength(102);
});

test('all pages behind a list’s last are one entry, which ends with its version', async () => {
  const { asked, ask, site, write } = createSite();
  await ask('/duyurular?sayfa=2');
  write('yok', { status: 404, version: '1' });
  for (let page = 9999; page >= 9990; page -= 1) await ask(`/duyurular?sayfa=${page}`);
  // Each lower number was not known to be behind the last.
  expect(asked).toHaveLength(11);
  for (const page of [9990, 9995, 9999])
    expect(await ask(`/duyurular?sayfa=${page}`)).toMatchObject({ status: 404 });
  expect(asked).toHaveLength(11);
  expect(await ask('/duyurular?sayfa=2')).toMatchObject({ text: 'eski', status: 200 });
  Object.assign(site, PAGE);
  write('yeni');
  expect(await ask('/duyurular?sayfa=9995')).toMatchObject({ text: 'yeni', status: 200 });
});

test('what a visitor typed is not cached', async () => {
  const { asked, ask } = createSite();
  const { text } = await ask('/mezunlarimiz/basari-onur-odulleri?ara=limon');
  expect([text, asked.length]).toEqual(['from behind the cache', 0]);
});

test('while the database is away visitors get the last rendering, with its age, for at most a day', async () => {
  const { site, asked, clock, ask } = createSite();
  expect((await ask()).age).toBeNull();
  site.isAway = true;
  for (const [time, age] of [
    [60_000, '60'],
    [DAY_MS - 1, '86399'],
  ] as const) {
    clock.time = START_MS + time;
    expect(await ask()).toEqual({ text: 'eski', status: 200, age });
  }
  expect((await ask('/takvim')).text).toBe('from behind the cache');
  clock.time = START_MS + DAY_MS + 1;
  expect((await ask()).text).toBe('from behind the cache');
  expect(asked).toHaveLength(1);
});

test('a failed rendering does not replace a good one', async () => {
  const { clock, ask, write, site } = createSite();
  await ask();
  clock.time = START_MS + 5_000;
  for (const failure of [{ status: 503 }, { cacheControl: NOT_STORED }]) {
    Object.assign(site, PAGE);
    write('hata', failure);
    expect(await ask()).toEqual({ text: 'eski', status: 200, age: '5' });
    expect((await ask('/takvim')).text).toBe('hata');
  }
});
