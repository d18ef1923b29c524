import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../src/lib/paths/paths';
import { canonicalParams, hasFreeText } from '../../../src/lib/paths/page-params';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { fakeApi, renderPath } from './fake-api';
import { announcement } from './rows';

const ROWS = '/duyurular/7-cinaralti-bulusmasi';
const ISSUE = '/duyurular/bulten-arsivi/2024-03';
const CACHED_PAGES = [...STATIC_ROUTES.filter((path) => path !== paths.search), ROWS, ISSUE];

const issue = { year: 2024, month: 3, pdf_url: '/mart.pdf', cover_url: null, is_searchable: true };
const api = () =>
  fakeApi({
    announcements: [announcement()],
    bulletins: [issue],
    'rpc/document_state': [{ pages: 1, with_text: 1 }],
  });

afterEach(() => vi.restoreAllMocks());

/** A value of each parameter. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ sayfa: '2', ay: '2026-05', yil: '2024', ara: 'a', sehir: 'izmir', sira: '-ad', adet: '500' },
  ...{ kategori: 'yeme-icme', bildirim: 'yetkisiz' },
};

const canonicalQuery = (path: string, query: string) => {
  const params = canonicalParams(path, query).toString();
  return params && `?${params}`;
};

/** Marks the page's own query, as opposed to the database client's. */
const MARK = 'isaret';

test.each(CACHED_PAGES)('%s reads only the query parameters in the cache key', async (path) => {
  const read = new Set<string>();
  const get = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'get')?.value as (
    name: string,
  ) => string | null;
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    if (this.has(MARK)) read.add(name);
    return get.call(this, name);
  });
  await renderPath(`${path}?${MARK}=1`, api());
  vi.restoreAllMocks();
  expect(read).toContain('bildirim');
  const query = new URLSearchParams([...read].map((name) => [name, VALUES[name] ?? '']));
  expect([...new URLSearchParams(canonicalQuery(path, `?${query.toString()}`)).keys()].sort()).toEqual(
    [...read].sort(),
  );
});

test('all unknown addresses are one document', async () => {
  const { status, ...page } = await renderPath('/olmayan-sayfa', api());
  expect(status).toBe(404);
  for (const path of ['/wp-login.php', '/duyuru', '/kurumsal/yok/hic', '/x?bildirim=yetkisiz'])
    expect(await renderPath(path, api())).toEqual({ status, ...page });
});

test.each([
  ['/duyurular/etkinlikler', '?sayfa=2', '?sayfa=2'],
  ['/duyurular/etkinlikler', '?x=1&sayfa=2&sayfa=3', '?sayfa=2'],
  ['/duyurular', '?sayfa=2&ay=2026-05', '?sayfa=2'],
  [
    '/mezunlarimiz/basari-onur-odulleri',
    '?adet=500&ara=a+b&yil=1985&sira=-ad',
    '?yil=1985&ara=a+b&sira=-ad&adet=500',
  ],
  ['/duyurular/bulten-arsivi/2024-03', '?ara=burs&sayfa=2', '?ara=burs'],
  ['/duyurular/bulten-arsivi', '?ara=burs', ''],
  ['/', '?bildirim=yetkisiz&sayfa=2', '?bildirim=yetkisiz'],
  ['/', '?bildirim=baska', ''],
  ...[')', '’ya', "'ya", '.', '”', '…', ',', '…)'].map((added) => [
    ...['/duyurular/takvim', `?ay=2026-05${added}`, '?ay=2026-05'],
  ]),
  ...['1', '-1', '2.5', '12345'].map((page) => ['/duyurular', `?sayfa=${page}`, '']),
  ...['2026-13', '1986-12', '2101-01'].map((month) => [...['/duyurular/takvim', `?ay=${month}`, '']]),
  ...['yil=85', 'sira=kilo', 'adet=251', 'adet=1000000'].map((query) => [
    ...['/mezunlarimiz/basari-onur-odulleri', `?${query}`, ''],
  ]),
])('of %s%s the page reads %s', (path = '', query = '', read = '') => {
  expect(canonicalQuery(path, query)).toBe(read);
});

test('a page depends on what a visitor typed only with a text to search for', () => {
  const isTyped = (query: string) =>
    hasFreeText(canonicalParams('/mezunlarimiz/basari-onur-odulleri', query));
  expect(['?ara=limon', '?yil=2024&ara=limon', '?ara=', '?yil=2024', ''].map(isTyped)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
