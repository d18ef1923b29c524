import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharePicturePath } from '../../../../src/lib/paths/share-picture-paths';
import type { Renderer } from '../../../../src/server/render/render-page';
import { buildStatic } from '../../../../src/server/static-site/build-static';
import { readQrCode } from '../../../fixtures/qr-codes';
import { fakeApi } from '../../app/fake-api';
import { BACKEND, TEMPLATE } from '../stub-site';

const ORIGIN = 'https://mezunlar.example';
const MEDIA = '/storage/v1/object/public/media/announcements/a.webp';
const RENDITION = '/storage/v1/render/image/public/media/announcements/a.webp';
const at = (day: number) => ({
  created_at: '2026-05-01T09:00:00Z',
  updated_at: `2026-05-${String(day).padStart(2, '0')}T09:00:00Z`,
});

let place: string;
let rendered: string[];

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'static-'));
  await mkdir(path.join(place, 'client/assets'), { recursive: true });
  await writeFile(path.join(place, 'client/assets/app-abc.js'), 'x');
  await writeFile(path.join(place, 'client/assets/app-abc.js.br'), 'x');
  await writeFile(path.join(place, 'client/index.html'), 'template');
});
afterEach(() => rm(place, { recursive: true }));

interface Content {
  announcements?: object[];
  events?: object[];
  news?: object[];
  formerSlugs?: object[];
  media?: Response;
  brokenQuery?: boolean;
}

/** Builds that content with a renderer whose documents contain their path. */
async function build({ announcements = [], events = [], news = [], ...content }: Content) {
  rendered = [];
  const rows = (all: object[]) => (url: URL) => {
    const id = url.searchParams.get('id') ?? '';
    const numberOf = (row: object) => ('id' in row ? Number(row.id) : 0);
    if (id.startsWith('gt.')) return all.filter((row) => numberOf(row) > Number(id.slice(3)));
    return id.startsWith('eq.') ? all.filter((row) => numberOf(row) === Number(id.slice(3))) : all;
  };
  const api = fakeApi({
    announcements: rows(announcements),
    events: rows(events),
    alumni_news: rows(news),
    slug_history: (url) => (content.formerSlugs ?? []).slice(Number(url.searchParams.get('offset') ?? 0)),
    [MEDIA]: content.media ?? new Response('missing', { status: 404 }),
    [RENDITION]: (url) => new Response(url.search, { headers: { etag: '"r"' } }),
  });
  const render: Renderer['render'] = ({ path: asked, isExported }) => {
    rendered.push(asked);
    const queries = content.brokenQuery ? [{ queryKey: ['a'], error: { message: 'Kapalı' } }] : [];
    return Promise.resolve({
      status: asked === '/404' ? 404 : 200,
      ...(asked === '/kurumsal' && { status: 301, redirect: '/kurumsal/hakkimizda' }),
      html: `${asked} ${isExported ? 'kept' : ''} <img src="${MEDIA}" srcset="${RENDITION}?width=320&amp;resize=contain 320w">`,
      ...{ head: `<style>.${asked.split('/')[1] ?? ''}{}</style>`, assets: '' },
      state: JSON.stringify({ config: { apiUrl: '', publishableKey: 'key' }, queries, router: null }),
    });
  };
  return buildStatic({
    backend: { ...BACKEND, api: (request) => api.fetch(request), fetch: api.fetch },
    renderer: { template: () => Promise.resolve(TEMPLATE), render },
    clientDir: path.join(place, 'client'),
    outDir: path.join(place, 'out'),
    siteUrl: ORIGIN,
    stamp: 'stamp',
    onProgress: () => undefined,
    // Drawing has its own tests and would only take time here.
    drawings: {
      ofSite: () => Promise.resolve(new Uint8Array([1])),
      ofRow: (_, { caption }) => Promise.resolve(new TextEncoder().encode(caption.title)),
    },
  });
}

const read = (name: string) => readFile(path.join(place, 'out', name), 'utf8');
const exists = (name: string) =>
  stat(path.join(place, 'out', name)).then(
    () => true,
    () => false,
  );

const ANNOUNCEMENT = { id: 7, title: 'Konser günü', published_at: '2026-05-01T09:00:00Z', ...at(2) };
const EVENT = {
  ...{ id: 3, title: 'Konser', slug: 'konser', starts_at: '2026-06-01T14:30:00Z', ends_at: null },
  ...{ lead: null, excerpt: null, body: null, location: null, ...at(3) },
};
const NEWS = { id: 5, title: 'Roman', slug: 'roman', link: 'https://g.example', description: null, ...at(4) };

test('section roots, former slugs and plain numbers redirect, in this order', async () => {
  const formerSlugs = [{ resource: 'events', slug: 'eski-konser', row_id: 3 }];
  await build({ announcements: [ANNOUNCEMENT], events: [EVENT], news: [NEWS], formerSlugs });
  const moves = (await read('_redirects')).trim().split('\n').slice(1, -1);
  expect(moves).toEqual([
    '/kurumsal /kurumsal/hakkimizda 301',
    '/duyurular/etkinlikler/eski-konser /duyurular/etkinlikler/konser 301',
    '/duyurular/etkinlikler/eski-konser.ics /duyurular/etkinlikler/konser.ics 301',
    '/duyurular/7 /duyurular/7-konser-gunu 301',
    '/duyurular/etkinlikler/3 /duyurular/etkinlikler/konser 301',
    '/mezunlarimiz/mezunlardan-haberler/5 /mezunlarimiz/mezunlardan-haberler/roman 301',
  ]);
});

test('after one edit the other items are not rendered again, and deleted rows have no file', async () => {
  const other = { ...ANNOUNCEMENT, id: 8, title: 'Gezi' };
  await build({ announcements: [ANNOUNCEMENT, other], events: [EVENT] });
  const picture = sharePicturePath('announcements', ANNOUNCEMENT).slice(1);
  const counts = await build({
    announcements: [{ ...ANNOUNCEMENT, title: 'Konser gecesi', ...at(9) }, other],
  });
  expect(rendered.filter((asked) => /\/duyurular\/\d/.test(asked))).toEqual(['/duyurular/7-konser-gecesi']);
  expect(counts.removed).toBe(8);
  expect(await exists('duyurular/7-konser-gunu/index.html')).toBe(false);
  expect(await exists('duyurular/etkinlikler/konser')).toBe(false);
  expect(await exists('duyurular/8-gezi/index.html')).toBe(true);
  expect(await exists(picture)).toBe(false);
});

test.each(['/aidat', '/kurumsal/dernek-tuzugu', '/duyurular/etkinlikler/konser'])(
  'the code of %s is a file and leads to the site’s address',
  async (path) => {
    await build({ events: [EVENT] });
    expect(await readQrCode(Buffer.from(await read(`karekod${path}.svg`)), 300)).toBe(`${ORIGIN}${path}`);
  },
);

test('a page whose reads failed is never exported', async () => {
  await expect(build({ brokenQuery: true })).rejects.toThrow(/hazırlanamadı: .*Kapalı/);
});
