import { describe, expect, test } from 'vitest';
import { failure, fakeApi, matching } from '../fake-api';
import { openPage } from '../page-document';

const ARCHIVE = '/duyurular/bulten-arsivi';
const ISSUE = `${ARCHIVE}/2024-03`;
const FILE = '/storage/v1/object/public/media/bulletins/1-mart.pdf';
const monthly = {
  ...{ id: 1, year: 2024, month: 3, pdf_url: FILE, cover_url: null },
  is_searchable: true,
};
const archived = {
  ...{ id: 2, year: 2009, label: 'Özel sayı', idx: 1, file_url: '/ozel.pdf', cover_url: null },
  is_searchable: false,
};
const HIT = { page: 7, snippet: 'Defne \u0002Kuyumcu\u0003 <b>anlattı</b>.' };

const rows = (fields: object = {}) => ({
  bulletins: matching({ ...monthly, ...fields }),
  bulletin_archive: matching(archived),
  'rpc/document_state': [{ pages: 12, with_text: 11 }],
  'rpc/document_search': [HIT],
});

describe('the page of a bulletin', () => {
  test('opens and saves the issue, leads back, and can be searched by a form without script', async () => {
    const { status, head, texts, values, linkTo, find } = await openPage(ISSUE, rows());
    expect(status).toBe(200);
    expect(texts('h1')).toEqual(['Mart 2024 bülteni']);
    expect(head).toContain(`rel="canonical" href="https://site.example${ISSUE}"`);
    expect(values(`a[href="${FILE}"]`, 'href')).not.toEqual([]);
    expect(linkTo('Bültenlere dön')).toBe(ARCHIVE);
    expect(texts('h2')).toContain('Bu bültende ara');
    const form = find(`form[action="${ISSUE}"]`);
    expect([form.getAttribute('method'), form.querySelector('input')?.name]).toEqual(['get', 'ara']);
  });

  test('shows the pages that were found with the sentence, each leading to that page of the PDF', async () => {
    const api = fakeApi(rows());
    const { texts, values, main } = await openPage(`${ISSUE}?ara=kuyumcu`, api);
    expect(texts('section [role="status"]')).toEqual(['“kuyumcu” 1 sayfada bulundu.']);
    expect(values('h3 a', 'href')).toEqual([`${FILE}#page=7`]);
    expect(texts('h3 a')).toEqual(['Sayfa 7']);
    expect(texts('mark')).toEqual(['Kuyumcu']);
    expect(main.innerHTML).toContain('&lt;b&gt;anlattı&lt;/b&gt;');
    expect(values('input[name="ara"]', 'value')).toEqual(['kuyumcu']);
    expect(api.requests.map(({ pathname }) => pathname)).toContain('/rest/v1/rpc/document_search');
  });

  test('says when nothing was found', async () => {
    const { texts } = await openPage(`${ISSUE}?ara=yok`, { ...rows(), 'rpc/document_search': [] });
    expect(texts('section [role="status"]')).toEqual(['Bu bültende “yok” bulunamadı.']);
  });

  test.each<[string, object, boolean?]>([
    ['is turned off', rows({ is_searchable: false })],
    ['finds no text', { ...rows(), 'rpc/document_state': [{ pages: 12, with_text: 0 }] }, true],
    ['was never made ready', { ...rows(), 'rpc/document_state': [] }, true],
    ['cannot be asked', { ...rows(), 'rpc/document_state': failure() }],
  ])('has no search where it %s', async (_why, tables, isSaid = false) => {
    const { status, text, texts, values } = await openPage(
      `${ISSUE}?ara=kuyumcu`,
      tables as ReturnType<typeof rows>,
    );
    expect(status).toBe(200);
    expect(values('form', 'action')).not.toContain(ISSUE);
    expect(texts('h2')).not.toContain('Bu bültende ara');
    expect(text.includes('Bu sayının içinde arama yapılamıyor.')).toBe(isSaid);
  });

  test('of the archive has its name in the address', async () => {
    const { texts, values } = await openPage(`${ARCHIVE}/2009-ozel-sayi`, rows());
    expect(texts('h1')).toEqual(['Özel sayı 2009 bülteni']);
    expect(values('a[aria-label="Özel sayı 2009 bültenini indir"]', 'href')).toEqual(['/ozel.pdf']);
  });

  test.each(['2024-04', '2024-3', 'mart', '2009-mart'])('there is none at %s', async (slug) => {
    const { status, text } = await openPage(`${ARCHIVE}/${slug}`, rows());
    expect(status).toBe(404);
    expect(text).toContain('Böyle bir bülten yok.');
  });

  test('the archive leads to those that may be searched', async () => {
    const { values } = await openPage(ARCHIVE, rows());
    expect(values('a[href^="/duyurular/bulten-arsivi/"]', 'href')).toEqual([ISSUE]);
    expect(values(`a[href="${ISSUE}"]`, 'aria-label')).toEqual(['İçinde ara: Mart 2024']);
  });
});
