import { expect, test } from 'vitest';
import { bulletinArchive } from '../../../../supabase/seed/content/bulletin-archive';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const ARCHIVE = '/duyurular/bulten-arsivi';
const FILE = '/storage/v1/object/public/media/bulletins/1-bulten.pdf';
const FAILURE = failure(500, 'Veri tabanı dinleniyor');
const archived = (fields: Record<string, unknown> = {}) => ({
  ...{ year: 2009, label: 'Mart', idx: 10, file_url: FILE },
  ...fields,
});

test('the archive holds each year from 2009 on, and the table’s issues before them', async () => {
  const api = fakeApi({
    bulletins: [
      { year: 2026, month: 11, pdf_url: FILE },
      { year: 2025, month: 10, pdf_url: FILE },
    ],
    bulletin_archive: bulletinArchive,
  });
  const { html } = await renderPath(ARCHIVE, api);
  const years = [...html.matchAll(/<h2 id="yil-(\d+)"/g)].map(([, year]) => Number(year));
  expect(years).toEqual(Array.from({ length: 18 }, (_, index) => 2026 - index));
  expect(html).toContain(`href="${FILE}?download=NDS-Bulten-2026-11.pdf"`);
  expect(html).toContain(`href="${FILE}?download=NDS-Bulten-2025-10.pdf"`);
  const orders = api.requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('order')]);
  expect(orders).toContainEqual(['/rest/v1/bulletins', 'year.desc,month.desc']);
  expect(orders).toContainEqual(['/rest/v1/bulletin_archive', 'year.desc,idx.asc,created_at.asc']);
});

test('an issue on another host opens in a new tab, because its download cannot be named', async () => {
  const api = fakeApi({ bulletins: [{ year: 2026, month: 11, pdf_url: 'https://arsiv.example/11.pdf' }] });
  const { html } = await renderPath(ARCHIVE, api);
  expect(html).toMatch(/href="https:\/\/arsiv\.example\/11\.pdf" target="_blank" rel="noopener noreferrer"/);
  expect(html).not.toContain('aria-label="Kasım 2026 bültenini indir"');
});

test.each([
  [
    [archived(), archived({ year: 1999, label: 'Özel sayı', idx: null })],
    '1999’dan bugüne dernekten haberler.',
  ],
  [[archived()], '2009’dan bugüne dernekten haberler.'],
  [[archived({ year: 2031 })], '2031’den bugüne dernekten haberler.'],
  [[], 'Dernekten haberler.'],
])('the line under the title follows the oldest issue', async (bulletin_archive, line) => {
  const { main } = await openPage(ARCHIVE, fakeApi({ bulletin_archive }));
  expect(textOf(main)).toContain(line);
});

test('without any issue the page says so, and has no list of years', async () => {
  const { main } = await openPage(ARCHIVE);
  expect(textOf(main)).toContain('Henüz bülten yok.');
  expect(main.querySelector('nav[aria-label="Yıllara göre bültenler"]')).toBeNull();
});

test.each([
  [{ bulletins: FAILURE, bulletin_archive: [archived()] }, 'Mart 2009'],
  [{ bulletins: [{ year: 2026, month: 11, pdf_url: FILE }], bulletin_archive: FAILURE }, 'Kasım 2026'],
])('a failed read is reported above what the other read brings', async (tables, shown) => {
  const { html } = await renderPath(ARCHIVE, fakeApi(tables));
  expect(html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
  expect(html).toContain(shown);
  expect(html).not.toContain('Henüz bülten yok.');
});
