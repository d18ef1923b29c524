import { expect, test } from 'vitest';
import { compressQuickly, compressTightly } from '../../../src/server/compression';
import { ask, askWhole, FILE, PAGE, startSites, useTwoSites } from '../../fixtures/two-sites';

useTwoSites();

test.each(['/', '/duyurular?sayfa=2', FILE])('%s comes as it would without the fast lane', async (target) => {
  const { fast, slow } = await startSites();
  for (const encoding of ['br', 'gzip', 'identity;q=0.5', 'gzip, deflate, br, zstd']) {
    const headers = { 'accept-encoding': encoding };
    const { etag = '' } = (await ask(slow, { target, headers })).headers;
    for (const request of [
      { target, headers },
      { target, headers, method: 'HEAD' },
      { target, headers: { ...headers, 'x-forwarded-proto': 'https' } },
      { target, headers: { ...headers, 'if-none-match': `"x", ${etag}` } },
      { target, headers: { ...headers, 'if-none-match': '"x"' } },
      { target, headers: { ...headers, range: 'bytes=0-3' } },
    ]) {
      const expected = await ask(slow, request);
      expect(await ask(fast, request)).toEqual(expected);
      expect(await ask(fast, request)).toEqual(expected);
    }
  }
});

test('pages and hashed files are asked of the site once per encoding and scheme', async () => {
  const { fast, asked } = await startSites();
  for (const target of ['/', FILE]) {
    for (const encoding of ['br', 'gzip, br', 'br;q=0.1', 'gzip'])
      for (const method of ['GET', 'HEAD'])
        await ask(fast, { target, method, headers: { 'accept-encoding': encoding } });
    await ask(fast, { target, headers: { 'x-forwarded-proto': 'https' } });
    expect(asked.splice(0)).toHaveLength(3);
  }
});

test('a page is made anew once the content has another version, a file is not', async () => {
  const { fast, asked, content, readVersion } = await startSites();
  for (const target of ['/', FILE]) await ask(fast, { target });
  content.forget();
  for (const target of ['/', FILE]) await ask(fast, { target });
  expect(asked.splice(0)).toHaveLength(2);
  readVersion.mockResolvedValue('2');
  content.forget();
  for (const target of ['/', FILE]) await ask(fast, { target });
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/']);
});

test('where no version is to be had and nothing was rendered before, every visitor gets a page of their own', async () => {
  const { fast, slow, asked, readVersion } = await startSites();
  readVersion.mockRejectedValue(new Error('Kapalı'));
  const expected = await ask(slow, { target: '/' });
  for (let visits = 0; visits < 2; visits += 1) expect(await ask(fast, { target: '/' })).toEqual(expected);
  expect(asked).toHaveLength(3);
});

test.each(['br', 'gzip'] as const)(
  'a page is quickly in %s, and tightly once it was asked for again',
  async (encoding) => {
    const numbers = Array.from({ length: 2_000 }, (_, index) => `<p>${index * index}</p>`).join('');
    const { fast, slow } = await startSites(() => ({ ...PAGE, html: numbers }));
    const request = { target: '/', headers: { 'accept-encoding': encoding } };
    const { text } = await ask(slow, request);
    const content = new TextEncoder().encode(text);
    const quick = (await compressQuickly(content, encoding)).byteLength;
    const tight = (await compressTightly(content, encoding)).byteLength;
    expect(tight).toBeLessThan(quick);
    expect([await askWhole(fast, request), await askWhole(fast, request)]).toMatchObject([
      { text, length: quick },
      { text, length: quick },
    ]);
    await expect.poll(() => askWhole(fast, request)).toMatchObject({ text, length: tight });
  },
);

test('another host, or another value of what the page reads, is another address', async () => {
  const { fast, asked } = await startSites();
  const events = '/duyurular/etkinlikler';
  await ask(fast, { target: events });
  await ask(fast, { target: `${events}?sayfa=2` });
  await ask(fast, { target: `${events}?utm_source=a&sayfa=2&sayfa=3` });
  await ask(fast, { target: events, headers: { host: 'baska.example' } });
  expect(asked.map(({ url }) => url)).toEqual([
    `http://dernek.example${events}`,
    `http://dernek.example${events}?sayfa=2`,
    `http://baska.example${events}`,
  ]);
});

test('query parameters that a page does not read make no other page, and never reach the site', async () => {
  const { fast, asked } = await startSites();
  for (const query of ['', '?a=1', '?a=2', '?sayfa=2', '?&&', '?utm_source=x#y', '?%E0%A4%A'])
    await ask(fast, { target: `/${query}` });
  for (const query of ['', '?a=1']) await ask(fast, { target: FILE + query });
  expect(asked.map(({ url }) => url)).toEqual(['http://dernek.example/', `http://dernek.example${FILE}`]);
});

test('an address that leads on takes its whole query along', async () => {
  const move = (path: string) => ({ ...PAGE, status: 301, redirect: `/yeni${path.replace(/^[^?]*/, '')}` });
  const { fast } = await startSites(move);
  const { headers } = await ask(fast, { target: '/duyurular/7-eski?kaynak=eposta' });
  expect(headers.location).toBe('/yeni?kaynak=eposta');
});

test('nothing of a visitor reaches a page that others will get', async () => {
  const { fast, asked } = await startSites();
  await ask(fast, {
    target: '/',
    headers: { cookie: 'a=b', authorization: 'Bearer x', 'accept-language': 'fr', 'if-none-match': '"x"' },
  });
  expect(asked.map(({ headers }) => [...headers.keys()].sort())).toEqual([
    ['accept-encoding', 'x-forwarded-proto'],
  ]);
});

test.each([
  '/admin/duyurular',
  '/giris',
  '/onizleme',
  '/arama?q=a',
  '/healthz',
  '/rest/v1/events',
  '/favicon.svg',
])('%s is made for everyone anew', async (target) => {
  const { fast, asked } = await startSites();
  await ask(fast, { target });
  await ask(fast, { target });
  expect(asked).toHaveLength(2);
});

test.each([
  ['broken', 'no-store', { status: 500, isFaulty: false }],
  ['moved', 'no-cache', { status: 301, redirect: '/' }],
  ['without the rows it was to show', 'no-store', { isFaulty: true }],
])('a page that is %s is not kept', async (_, cacheControl, difference) => {
  const { fast, slow, asked } = await startSites(() => ({ ...PAGE, ...difference }));
  const expected = await ask(slow, { target: '/sayfa' });
  expect(await ask(fast, { target: '/sayfa' })).toEqual(expected);
  expect(await ask(fast, { target: '/sayfa' })).toEqual(expected);
  expect(asked).toHaveLength(3);
  expect(expected.headers['cache-control']).toBe(cacheControl);
});

test('a page that is missing is kept while the content has the same version', async () => {
  const { fast, slow, asked, readVersion, content } = await startSites(() => ({ ...PAGE, status: 404 }));
  const target = '/duyurular/9-yok';
  const expected = await ask(slow, { target });
  for (let visits = 0; visits < 3; visits += 1) expect(await ask(fast, { target })).toEqual(expected);
  expect(asked).toHaveLength(2);
  readVersion.mockResolvedValue('2');
  content.forget();
  await ask(fast, { target });
  expect(asked).toHaveLength(3);
});

test.each(['dernek.example/x?', 'a b', '', '[::1]', 'user@dernek.example'])(
  'the strange host “%s” is answered as without the fast lane',
  async (host) => {
    const { fast, slow } = await startSites();
    const request = { target: '/', headers: { host } };
    expect(await ask(fast, request)).toEqual(await ask(slow, request));
  },
);
