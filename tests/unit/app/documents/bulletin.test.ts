import { expect, test } from 'vitest';
import { failure, fakeApi, renderPath } from '../fake-api';

const ARCHIVE = '/duyurular/bulten-arsivi';

test('the archive holds each year from 2009 on, and the table’s issues before them', async () => {
  const file = '/storage/v1/object/public/media/bulletins/1-bulten.pdf';
  const api = fakeApi({
    bulletins: [
      { year: 2026, month: 11, pdf_url: file },
      { year: 2025, month: 10, pdf_url: file },
    ],
  });
  const { html } = await renderPath(ARCHIVE, api);
  const years = [...html.matchAll(/<h2 id="yil-(\d+)"/g)].map(([, year]) => Number(year));
  expect(years).toEqual(Array.from({ length: 18 }, (_, index) => 2026 - index));
  expect(html).toContain(`href="${file}?download=NDS-Bulten-2026-11.pdf"`);
  expect(html).toContain(`href="${file}?download=NDS-Bulten-2025-10.pdf"`);
  expect(html).toContain('2,1 KB');
  expect(api.requests[0]?.searchParams.get('order')).toBe('year.desc,month.desc');
});

test('an issue on another host opens in a new tab, because its download cannot be named', async () => {
  const api = fakeApi({ bulletins: [{ year: 2026, month: 11, pdf_url: 'https://arsiv.example/11.pdf' }] });
  const { html } = await renderPath(ARCHIVE, api);
  expect(html).toMatch(/href="https:\/\/arsiv\.example\/11\.pdf" target="_blank" rel="noopener noreferrer"/);
  expect(html).not.toContain('aria-label="Kasım 2026 bültenini indir"');
});

test('a failed read is reported above the archive, which is still shown', async () => {
  const { html } = await renderPath(ARCHIVE, fakeApi({ bulletins: failure(500, 'Veri tabanı dinleniyor') }));
  expect(html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
  expect(html).toContain('Aralık 2025');
});
