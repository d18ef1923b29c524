import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { settingsRow } from '../../../fixtures/settings-row';
import { sharePicturePath } from '../../../../src/lib/paths/share-picture-paths';
import { createPublicDatabase } from '../../../../src/lib/database/public-database';
import { drawRowPicture } from '../../../../src/server/sharing/draw-row-picture';
import { createStubSite } from '../stub-site';

const ORIGIN = 'http://dernek.example';
const ROW = {
  id: 7,
  title: 'Çınaraltı buluşması',
  cover_url: null as string | null,
  published_at: '2026-05-12T09:00:00Z',
  created_at: '2026-05-11T09:00:00Z',
  updated_at: '2026-05-12T09:00:00.123Z',
};
const PATH = sharePicturePath('announcements', ROW);

/** A site with these announcements, which records the backend’s requests. */
function createSite(rows: readonly (typeof ROW)[]) {
  const asked: URL[] = [];
  const site = { settings: settingsRow() };
  const fetch: typeof globalThis.fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith('/settings')) return Promise.resolve(Response.json([site.settings]));
    asked.push(url);
    if (url.pathname.startsWith('/rest/')) return Promise.resolve(Response.json(rows));
    return Promise.resolve(new Response(null, { status: 404 }));
  };
  const onError = (error: unknown) => {
    throw error;
  };
  return { asked, site, ask: createStubSite({ backend: { fetch }, onError }).get };
}

test('a published item has an immutable picture, which is revalidated by its ETag, and HEAD gets no body', async () => {
  const { ask } = createSite([ROW]);
  const answer = await ask(PATH);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = await answer.arrayBuffer();
  expect(String(bytes.byteLength)).toBe(answer.headers.get('content-length'));
  const again = await ask(PATH, { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const head = await ask(PATH, {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('rows that visitors cannot see have no picture, and only published rows are requested', async () => {
  const { ask, asked } = createSite([]);
  expect((await ask(PATH)).status).toBe(404);
  expect(asked[0]?.searchParams.get('published_at')).toMatch(/^lte\./);
});

test('a picture shows the association’s present name', async () => {
  const { ask, site } = createSite([ROW]);
  const read = async () => Buffer.from(await (await ask(PATH)).arrayBuffer());
  const former = await read();
  site.settings = settingsRow({ association_name: 'Liman Mezunları Derneği' });
  expect(former.equals(await read())).toBe(false);
});

test('the server fetches covers from its own storage and from nowhere else', async () => {
  for (const [cover, fetched] of [
    ['https://elsewhere.example/storage/v1/object/public/media/a.jpg', []],
    ['/admin', []],
    ['/storage/v1/object/public/media/a.jpg?x=1', [`${ORIGIN}/storage/v1/object/public/media/a.jpg`]],
  ] as const) {
    const { ask, asked } = createSite([{ ...ROW, cover_url: cover }]);
    expect((await ask(PATH)).status).toBe(200);
    expect(asked.map(({ href }) => href).filter((href) => !href.includes('/rest/'))).toEqual(fetched);
  }
});

test('a cover that leads on to another machine is not followed there', async () => {
  const reached: string[] = [];
  const serve = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const inner = await serve((request, response) => {
    reached.push(request.url ?? '');
    response.end();
  });
  const storage = await serve((_, response) => response.writeHead(302, { location: inner.origin }).end());
  try {
    const coverUrl = '/storage/v1/object/public/media/a.jpg';
    const { origin } = storage;
    const config = { apiUrl: origin, publishableKey: 'key' };
    const database = createPublicDatabase({ config, origin, fetch });
    const row = { caption: { title: 'Ad', date: null }, coverUrl, path: PATH };
    const source = { database, origin, backendOrigin: origin, fetch };
    const picture = await drawRowPicture('announcements', row, 'Dernek', source);
    expect(picture.byteLength).toBeGreaterThan(0);
    expect(reached).toEqual([]);
  } finally {
    inner.server.close();
    storage.server.close();
  }
});
