import { expect, test } from 'vitest';
import { sendRequest, FILE, PAGE, startSites, useTwoSites } from '../../../fixtures/two-sites';

useTwoSites();

test.each(['/', '/duyurular?sayfa=2', '/robots.txt', FILE])(
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
        const expected = await sendRequest(uncached, request);
        expect(await sendRequest(cached, request)).toEqual(expected);
        expect(await sendRequest(cached, request)).toEqual(expected);
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
        const page = (await sendRequest(port, { target, headers })).headers;
        const known = { ...headers, 'if-none-match': `"x", ${page.etag}` };
        const { status, text, headers: sent } = await sendRequest(port, { target, headers: known });
        expect([status, text, sent.vary]).toEqual([304, '', 'accept-encoding']);
        // A browser updates its stored headers with these.
        expect(page).toMatchObject(sent);
      }
  },
);

test('a page is rendered once per encoding and scheme', async () => {
  const { cached, rendered } = await startSites();
  for (const encoding of ['br', 'gzip, br', 'br;q=0.1', 'gzip'])
    for (const method of ['GET', 'HEAD'])
      await sendRequest(cached, { target: '/', method, headers: { 'accept-encoding': encoding } });
  await sendRequest(cached, { target: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(rendered).toHaveLength(3);
});

test('a page is rendered anew when the content has another version', async () => {
  const { cached, rendered, version, readVersion } = await startSites();
  await sendRequest(cached, { target: '/' });
  version.invalidate();
  await sendRequest(cached, { target: '/' });
  expect(rendered).toHaveLength(1);
  readVersion.mockResolvedValue('2');
  version.invalidate();
  await sendRequest(cached, { target: '/' });
  expect(rendered).toHaveLength(2);
});

test('without a version and an earlier rendering, every request is rendered', async () => {
  const { cached, uncached, rendered, readVersion } = await startSites();
  readVersion.mockRejectedValue(new Error('Kapalı'));
  const expected = await sendRequest(uncached, { target: '/' });
  for (let visits = 0; visits < 2; visits += 1)
    expect(await sendRequest(cached, { target: '/' })).toEqual(expected);
  expect(rendered).toHaveLength(3);
});

test('another host, or another value of a parameter that the page reads, has its own entry', async () => {
  const { cached, rendered } = await startSites();
  const events = '/duyurular/etkinlikler';
  await sendRequest(cached, { target: events });
  await sendRequest(cached, { target: `${events}?sayfa=2` });
  await sendRequest(cached, { target: `${events}?utm_source=a&sayfa=2&sayfa=3` });
  await sendRequest(cached, { target: events, headers: { host: 'baska.example' } });
  expect(rendered).toEqual([
    `http://dernek.example${events}`,
    `http://dernek.example${events}?sayfa=2`,
    `http://baska.example${events}`,
  ]);
});

test('parameters that a page does not read make no new entry and never reach the page', async () => {
  const { cached, rendered } = await startSites();
  for (const query of ['', '?a=1', '?a=2', '?sayfa=2', '?&&', '?utm_source=x#y', '?%E0%A4%A'])
    await sendRequest(cached, { target: `/${query}` });
  expect(rendered).toEqual(['http://dernek.example/']);
});

test('a redirect keeps the whole query', async () => {
  const move = (path: string) => ({ ...PAGE, status: 301, redirect: `/yeni${path.replace(/^[^?]*/, '')}` });
  const { cached } = await startSites(move);
  const { headers } = await sendRequest(cached, { target: '/duyurular/7-eski?kaynak=eposta' });
  expect(headers.location).toBe('/yeni?kaynak=eposta');
});

test.each(['/admin/duyurular', '/giris', '/onizleme', '/arama?q=a'])(
  '%s is rendered for every request',
  async (target) => {
    const { cached, rendered } = await startSites();
    await sendRequest(cached, { target });
    await sendRequest(cached, { target });
    expect(rendered).toHaveLength(2);
  },
);

test.each([
  ['broken', 'no-store', { status: 500, isFaulty: false }],
  ['moved', 'no-cache', { status: 301, redirect: '/' }],
  ['rendered without its rows', 'no-store', { isFaulty: true }],
])('a page that is %s is not stored', async (_, cacheControl, difference) => {
  const { cached, uncached, rendered } = await startSites(() => ({ ...PAGE, ...difference }));
  const expected = await sendRequest(uncached, { target: '/duyurular' });
  expect(await sendRequest(cached, { target: '/duyurular' })).toEqual(expected);
  expect(await sendRequest(cached, { target: '/duyurular' })).toEqual(expected);
  expect(rendered).toHaveLength(3);
  expect(expected.headers['cache-control']).toBe(cacheControl);
});

test('a missing page is cached while the content has the same version', async () => {
  const { cached, uncached, rendered, readVersion, version } = await startSites(() => ({
    ...PAGE,
    status: 404,
  }));
  const target = '/duyurular/9-yok';
  const expected = await sendRequest(uncached, { target });
  for (let visits = 0; visits < 3; visits += 1)
    expect(await sendRequest(cached, { target })).toEqual(expected);
  expect(rendered).toHaveLength(2);
  readVersion.mockResolvedValue('2');
  version.invalidate();
  await sendRequest(cached, { target });
  expect(rendered).toHaveLength(3);
});

test('many unknown addresses cost one rendering', async () => {
  const { cached, rendered } = await startSites(() => ({ ...PAGE, status: 404 }));
  const crowd = Array.from({ length: 20 }, (_, index) =>
    sendRequest(cached, { target: `/wp-${index}.php?a=${index}` }),
  );
  for (const { status, text } of await Promise.all(crowd)) {
    expect([status, text]).toEqual([404, expect.stringContaining('Duyuru')]);
  }
  expect(rendered).toEqual(['http://dernek.example/404']);
});

test.each(['dernek.example/x?', 'a b', '', '[::1]', 'user@dernek.example'])(
  'the invalid host “%s” gets the same response as without the cache',
  async (host) => {
    const { cached, uncached } = await startSites();
    const request = { target: '/', headers: { host } };
    expect(await sendRequest(cached, request)).toEqual(await sendRequest(uncached, request));
  },
);
