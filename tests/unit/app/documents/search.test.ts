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

test('an article of the bylaws is found by its words, at its anchor', async () => {
  expect((await search('onursal')).values('ol a', 'href')).toContain('/kurumsal/dernek-tuzugu#madde-4');
});

test('a graduate with an award is found by name, and the table is opened at that name', async () => {
  const person = { ...HIT, kind: 'recipient', title: '\u0002Işık\u0003 Karayel', dated_on: null, found: 1 };
  const { texts, values } = await search('isik&tur=recipient', [person]);
  expect(texts('h2')).toEqual(['Ödül Alan Mezunlar (1)']);
  const links = 'a[href^="/mezunlarimiz/basari-onur-odulleri?ara="]';
  expect(values(links, 'href')[0]).toContain('ara=I%C5%9F%C4%B1k+Karayel');
  expect(texts(`${links} mark`)[0]).toBe('Işık');
});

test('the term is a form that the server answers, and keeps what was typed', async () => {
  const { values } = await search('%20%20aidat%20');
  expect(values('form[role="search"]', 'action')).toEqual(['/arama']);
  expect(values('form[role="search"] input[name="q"]', 'value')).toEqual(['aidat']);
});

test('blanks look for nothing, and ask no backend', async () => {
  const api = fakeApi({ 'rpc/site_search': [HIT] });
  const { text, texts } = await openPage('/arama?q=%20%20', api);
  expect(api.requests).toEqual([]);
  expect(texts('h2')).toEqual([]);
  expect(text).toContain('arayabilirsiniz');
});

test('without results the page says so and shows alternatives', async () => {
  const { texts } = await search('qqxqq');
  expect(texts('[role="status"]')).toEqual(['“qqxqq” için sonuç bulunamadı.']);
  expect(texts('section a')).not.toEqual([]);
});

test('when the database fails, its message stands in a red line over the pages that need none', async () => {
  const { texts } = await search('aidat', failure(500, 'Kapalı'));
  expect(texts('[role="alert"]')).toEqual(['Kapalı']);
  expect(texts('h2')[0]).toMatch(/^Sayfalar/);
});

test('what was typed is shown as text, never as markup', async () => {
  const { texts } = await search(encodeURIComponent('<img src=x onerror=alert(1)>'));
  expect(texts('img')).toEqual([]);
  expect(texts('[role="status"]')[0]).toContain('<img src=x');
});
