import { expect, test } from 'vitest';
import { failure, fakeApi } from '../fake-api';
import { openPage } from '../page-document';

const HIT = {
  ...{ kind: 'announcement', id: 7, title: '\u0002Aidat\u0003 ödemeleri', slug: null, link: null },
  ...{ dated_on: '2026-05-12', snippet: 'Yıllık \u0002aidat\u0003 <b>450</b>', found: 12 },
};

const search = (query: string, rows: readonly object[] | Response = []) =>
  openPage(`/arama?q=${query}`, { 'rpc/site_search': rows });

test('results are grouped with their counts, marked, and finished without script', async () => {
  const { head, main, texts, values, linkTo } = await search('aidat', [HIT]);
  expect(head).toMatch(/<title[^>]*>Arama: aidat \| NDS Mezunlar Derneği<\/title>/);
  expect(head).toMatch(/name="robots" content="noindex/);
  const [pages, announcements] = texts('h2');
  expect(pages).toMatch(/^Sayfalar \(\d+\)$/);
  expect(announcements).toBe('Duyurular (12)');
  expect(texts('a[href="/duyurular/7-aidat-odemeleri"] mark')).toEqual(['Aidat']);
  expect(main.innerHTML).toContain('&lt;b&gt;450&lt;/b&gt;');
  expect(values('time', 'datetime')).toEqual(['2026-05-12']);
  expect(linkTo('Duyurular: tüm sonuçlar')).toBe('/arama?q=aidat&tur=announcement');
  expect(texts('[role="status"]')[0]).toMatch(/^“aidat” için \d+ sonuç bulundu\.$/);
});

test('a page of a bulletin leads to that page of the PDF, which is a document of its own', async () => {
  const document = {
    ...{ ...HIT, kind: 'document', title: 'Bülten, Mart 2024', link: '/mart.pdf', page: 7, found: 1 },
    snippet: 'Defne \u0002Kuyumcu\u0003 anlattı.',
  };
  const { texts, linkTo } = await search('kuyumcu', [document]);
  expect(texts('h2')).toContain('Bültenlerin İçinde (1)');
  expect(linkTo('Bülten, Mart 2024 · sayfa 7')).toBe('/mart.pdf#page=7');
  expect(texts('mark')).toContain('Kuyumcu');
});

test('blanks look for nothing, and ask no backend', async () => {
  const api = fakeApi({ 'rpc/site_search': [HIT] });
  const { text, texts } = await openPage('/arama?q=%20%20', api);
  expect(api.requests).toEqual([]);
  expect(texts('h2')).toEqual([]);
  expect(text).toContain('arayabilirsiniz');
});

test('when the database fails, its message stands in a red line over the pages that need none', async () => {
  const { texts } = await search('aidat', failure(500, 'Kapalı'));
  expect(texts('[role="alert"]')).toEqual(['Kapalı']);
  expect(texts('h2')[0]).toMatch(/^Sayfalar/);
  expect(texts('[role="status"]')[0]).toMatch(/^“aidat” için en az \d+ sonuç bulundu\.$/);
});

test('what was typed is shown as text, never as markup', async () => {
  const { texts } = await search(encodeURIComponent('<img src=x onerror=alert(1)>'));
  expect(texts('img')).toEqual([]);
  expect(texts('[role="status"]')[0]).toContain('<img src=x');
});

test('a misspelt term asks for what it may mean, and leads there', async () => {
  const { texts, linkTo, text } = await openPage('/arama?q=mezunlr', {
    'rpc/site_search': [],
    'rpc/search_words': ['mezunlar', 'konser'],
  });
  expect(texts('[role="status"]')[0]).toBe('“mezunlr” için sonuç bulunamadı.');
  expect(text).toContain('Bunu mu demek istediniz: mezunlar');
  expect(linkTo('mezunlar')).toBe('/arama?q=mezunlar');
});

test('results are filtered by kind and year through links, so without script, and a page is of no year', async () => {
  const rows = [{ ...HIT, years: [2026, 2024] }];
  const { linkTo } = await search('aidat', rows);
  expect(linkTo('Duyurular')).toBe('/arama?q=aidat&tur=announcement');
  expect(linkTo('2024')).toBe('/arama?q=aidat&yil=2024');
  const api = fakeApi({ 'rpc/site_search': [HIT] });
  const { texts } = await openPage('/arama?q=aidat&yil=2024', api);
  expect(texts('h2')).toEqual(['Duyurular (12)']);
  expect(texts('nav[aria-label="Sonuçları filtreleyin"] [aria-current]')).toEqual(['Tümü', '2024']);
});
