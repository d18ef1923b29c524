import { expect, test } from 'vitest';
import type { SiteAppOptions } from '../../../../src/server/site-app';
import { fakeApi } from '../../app/fake-api';
import { createStubSite, PAGE } from '../stub-site';

const ROW = { id: 3, title: 'Konser', slug: 'konser', updated_at: '2026-05-13T21:30:00Z' };

/** Rows come in pages, each after the last id of the previous page. */
const inParts = (rows: { id: number }[]) => (url: URL) => {
  const after = Number(url.searchParams.get('id')?.replace('gt.', '') ?? 0);
  return rows.filter(({ id }) => id > after).slice(0, 1);
};

function createSite(
  tables: Parameters<typeof fakeApi>[0] = {},
  options: Pick<Partial<SiteAppOptions>, 'siteUrl' | 'ownHosts' | 'cache'> = {},
) {
  const { fetch, requests } = fakeApi(tables);
  const render = () => Promise.resolve({ ...PAGE, status: 404 });
  return { ...createStubSite({ backend: { fetch }, render, ...options }), requests };
}

test.each([
  ['/rss.xml', 'application/rss+xml'],
  ['/duyurular.json', 'application/feed+json'],
  ['/takvim.ics', 'text/calendar'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s is sent as %s, and not again while it is unchanged', async (path, type) => {
  const { get } = createSite();
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await get(path, {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('every row is in the site map, however few the backend returns at once', async () => {
  const rows = [1, 2, 3].map((id) => ({ ...ROW, id, slug: `konser-${id}` }));
  const { get } = createSite({ events: inParts(rows) });
  const text = await (await get('/sitemap.xml')).text();
  for (const { slug } of rows) expect(text).toContain(`/duyurular/etkinlikler/${slug}<`);
});

test('addresses have the site’s public origin behind a proxy', async () => {
  // The proxy passes no host on.
  const options = { siteUrl: 'https://mezunlar.example', ownHosts: ['dernek.example'] };
  const text = await (await createSite({}, options).get('/robots.txt')).text();
  expect(text).toContain('Sitemap: https://mezunlar.example/sitemap.xml');
});

test('feeds get 503 while the backend is away', async () => {
  const { get, errors } = createSite({ events: Response.json({ message: 'Kapalı' }, { status: 500 }) });
  const answer = await get('/rss.xml');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(errors).toHaveLength(1);
});
