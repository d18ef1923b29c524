import { describe, expect, test } from 'vitest';
import { groupResults, type SearchHit } from '../../../../src/features/search/results';
import { indexPages, searchPages } from '../../../../src/features/search/search-pages';
import { searchPath, searchTerm } from '../../../../src/features/search/search-term';
import { readView } from '../../../../src/features/search/search-view';
import { matchScore, termWords } from '../../../../src/lib/text/search-words';
import { mark, withoutMarks } from '../../../../src/lib/text/search-marks';

describe('the term', () => {
  test.each([
    ['  bahar   konseri \n', 'bahar konseri'],
    [' \t\n\u00a0', ''],
    ['a\u0000b\u0007c', 'a b c'],
    ['ışık\ud800', 'ışık'],
    // It is cut after a hundred characters, never inside one.
    ['🎓'.repeat(10_000), '🎓'.repeat(100)],
  ])('of %j is %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });

  test('is trimmed and escaped in the address of the results; blanks have none', () => {
    expect(searchPath('  ışık & gölge ')).toBe('/arama?q=%C4%B1%C5%9F%C4%B1k+%26+g%C3%B6lge');
    expect(searchPath(' \t\n')).toBeNull();
  });
});

test.each([
  ['Bu konser mi ve nerede', ['konser', 'nerede']],
  ['konser ve', ['konser', 've']],
])('the words of “%s” that are searched are %j: the last one may still be typed', (term, words) => {
  expect(termWords(term)).toEqual(words);
});

test.each([
  ['kitap', 3],
  ['kitaplik', 2],
  ['kitabimiz', 2],
  ['defter', 0],
])('the searched word “kitap” fits “%s” by %d', (word, score) => {
  expect(matchScore(word, 'kitap')).toBe(score);
});

const shared = (query: string, added: readonly string[], kind: string, year: number | null) =>
  added.map((end) => [query + end, kind, year] as const);

test.each<readonly [query: string, kind: string | null, year: number | null]>([
  ...shared('tur=event&yil=2026', [')', '’ya', "'ya", '.', '”', '…', ',', '…)'], 'event', 2026),
  ...shared('tur=event', ['', ')', '’e', '.'], 'event', null),
  ['tur=olmayan&yil=26', null, null],
])('the shared address ?q=gezi&%s shows the kind %s and the year %s', (query, kind, year) => {
  expect(readView(new URLSearchParams(`q=gezi&${query}`))).toEqual({ term: 'gezi', kind, year });
});

describe('the results', () => {
  const hit = (fields: Partial<SearchHit>): SearchHit => ({
    ...{ kind: 'event', id: 7, title: '\u0002Vapur\u0003 gezisi', found: 1 },
    ...{ slug: null, link: null, dated_on: null, snippet: '', ...fields },
  });

  test.each<[Partial<SearchHit>, string]>([
    [{ kind: 'announcement' }, '/duyurular/7-vapur-gezisi'],
    [{ kind: 'event', slug: 'vapur-gezisi' }, '/duyurular/etkinlikler/vapur-gezisi'],
    [{ kind: 'news', slug: 'ressam' }, '/mezunlarimiz/mezunlardan-haberler/ressam'],
    [{ kind: 'news', link: 'https://gazete.example/' }, 'https://gazete.example/'],
    [{ kind: 'calendar', dated_on: '2026-05-12' }, '/duyurular/takvim?ay=2026-05#2026-05-12'],
    [{ kind: 'recipient' }, '/mezunlarimiz/basari-onur-odulleri?ara=Vapur+gezisi'],
    [{ kind: 'bulletin', title: '\u0002Ağustos\u0003 2026 bülteni' }, '/duyurular/bulten-arsivi/2026-08'],
    [{ kind: 'archive', title: 'Özel Sayı 2009 bülteni' }, '/duyurular/bulten-arsivi/2009-ozel-sayi'],
    [{ kind: 'document', link: '/mart.pdf', page: 7 }, '/mart.pdf#7'],
  ])('%j leads to %s', (fields, path) => {
    const [group] = groupResults('vapur', { hits: [], found: 0 }, [hit(fields)]);
    // The letters before the day or year of an anchor are the page's affair.
    expect(group?.results[0]?.to.replace(/#\D+/, '#')).toBe(path);
  });

  test('a page of a document is called by its number, and opens the file', () => {
    const row = hit({ kind: 'document', title: 'Bülten, Mart 2024', link: '/mart.pdf', page: 7 });
    const [group] = groupResults('vapur', { hits: [], found: 0 }, [row]);
    expect(group?.results).toMatchObject([
      { to: '/mart.pdf#page=7', title: 'Bülten, Mart 2024 · sayfa 7', isFile: true, date: null },
    ]);
  });

  test('of equal titles pages come first, then the kinds in their order, each with the whole number of its results', () => {
    const pages = { hits: [{ path: '/aidat', title: 'Aidat', snippet: '' }], found: 12 };
    const rows = [hit({ kind: 'perk', found: 3 }), hit({ kind: 'announcement', found: 200 })];
    const groups = groupResults('konu', pages, rows).map(({ kind, found, isCountOpen }) => [
      kind,
      found,
      isCountOpen,
    ]);
    expect(groups).toEqual([
      ['page', 12, false],
      ['announcement', 200, true],
      ['perk', 3, false],
    ]);
  });
});

test('a kind whose title is what was typed comes before pages that only mention it', () => {
  const pages = { hits: [{ path: '/', title: 'Başkanın Mesajı', snippet: '' }], found: 1 };
  const row: SearchHit = {
    ...{
      kind: 'event',
      id: 7,
      title: '\u0002Mezunlar\u0003 \u0002Günü\u0003',
      found: 1,
      slug: 'mezunlar-gunu',
    },
    ...{ link: null, dated_on: '2027-01-20', snippet: '' },
  };
  const kinds = groupResults('mezunlar günü', pages, [row]).map(({ kind }) => kind);
  expect(kinds).toEqual(['event', 'page']);
});

test('an entry of the calendar on the day of an event of its name is the event; an issue of the archive is that of its month', () => {
  const none = { hits: [], found: 0 };
  const row = { slug: null, link: null, snippet: '', found: 1 };
  const day = { title: 'Kermes', dated_on: '2026-05-12' };
  const issue = { title: 'Mart 2026 bülteni', dated_on: '2026-03-01' };
  const groups = groupResults('kermes', none, [
    { ...row, ...day, kind: 'event', id: 1 },
    { ...row, ...day, kind: 'calendar', id: 2 },
    { ...row, ...issue, kind: 'bulletin', id: 3 },
    { ...row, ...issue, kind: 'archive', id: 3 },
  ]);
  expect(groups.map(({ kind, found }) => [kind, found])).toEqual([
    ['event', 1],
    ['bulletin', 1],
  ]);
});

describe('the static pages', () => {
  const pages = indexPages([
    { path: '/odul', title: 'Edebiyat Ödülü', text: 'Ödül her yıl verilir; kazananı jüri seçer.' },
    {
      ...{ path: '/tuzuk#madde-5', title: 'Üyelik başvurusu', parent: 'Tüzük' },
      text: 'Kurul 30 gün içinde karar verir.',
    },
    { path: '/kitap', title: 'Işık Yılmaz', text: 'Kitabın adı: Gölge. Üyelik sürer.' },
  ]);

  test.each([
    ['isik', ['/kitap']],
    ['ödülümüzün', ['/odul']],
    ['30 gün', ['/tuzuk#madde-5']],
    ['ödül gölge', []],
    ['ve ödül', ['/odul']],
    [`"'&|!(`, []],
    // A word in a title weighs more than in a text.
    ['üyelik', ['/tuzuk#madde-5', '/kitap']],
  ])('%s finds %j', (term, paths) => {
    expect(searchPages(pages, [term]).map(({ path }) => path)).toEqual(paths);
  });

  test('a long text is cut around its first match, at word boundaries', () => {
    const filler = 'Uzun bir metnin içindeki sözler. '.repeat(40);
    const long = indexPages([{ path: '/', title: 'Metin', text: `${filler}fener ${filler}` }]);
    const snippet = searchPages(long, ['fener'])[0]?.snippet ?? '';
    expect(snippet).toMatch(/^… .* …$/);
    expect(snippet).toContain(mark('fener'));
    expect(withoutMarks(snippet).length).toBeLessThan(220);
  });
});
