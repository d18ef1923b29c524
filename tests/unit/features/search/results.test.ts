import { expect, test } from 'vitest';
import { groupResults, readKind, type SearchHit } from '../../../../src/features/search/results';

const NO_PAGES = { hits: [], found: 0 };

function hit(fields: Partial<SearchHit>): SearchHit {
  const nothing = { slug: null, link: null, dated_on: null, snippet: '' };
  return { kind: 'event', id: 7, title: '\u0002Vapur\u0003 gezisi', found: 1, ...nothing, ...fields };
}

const targetOf = (fields: Partial<SearchHit>) => groupResults(NO_PAGES, [hit(fields)])[0]?.results[0]?.to;

test.each<[Partial<SearchHit>, string]>([
  [{ kind: 'announcement' }, '/duyurular/7-vapur-gezisi'],
  [{ kind: 'event', slug: 'vapur-gezisi' }, '/duyurular/etkinlikler/vapur-gezisi'],
  [{ kind: 'news', slug: 'ressam' }, '/mezunlarimiz/mezunlardan-haberler/ressam'],
  [{ kind: 'news', link: 'https://gazete.example/' }, 'https://gazete.example/'],
  [{ kind: 'perk' }, '/uyelik/uyelere-avantajlar'],
  [{ kind: 'calendar', dated_on: '2026-05-12' }, '/duyurular/takvim?ay=2026-05#2026-05-12'],
  [{ kind: 'member' }, '/kurumsal/yonetim-kurulu'],
  [{ kind: 'recipient' }, '/mezunlarimiz/basari-onur-odulleri?ara=Vapur+gezisi'],
  [{ kind: 'book' }, '/kurumsal/nds-edebiyat-odulu'],
  [{ kind: 'bulletin', dated_on: '2026-08-01' }, '/duyurular/bulten-arsivi#2026'],
])('%j leads to %s', (fields, path) => {
  const [address = '', anchor] = (targetOf(fields) ?? '').split('#');
  const [expected = '', day] = path.split('#');
  expect(address).toBe(expected);
  expect(anchor === undefined).toBe(day === undefined);
  if (day !== undefined) expect(anchor).toContain(day);
});

test('pages come first, then the kinds in their order, each with the whole number of its results', () => {
  const pages = { hits: [{ path: '/aidat', title: 'Aidat', snippet: '' }], found: 12 };
  const rows = [hit({ kind: 'perk', found: 3 }), hit({ kind: 'announcement', found: 200 })];
  const groups = groupResults(pages, rows).map(({ kind, found, isCountOpen }) => [kind, found, isCountOpen]);
  expect(groups).toEqual([
    ['page', 12, false],
    ['announcement', 200, true],
    ['perk', 3, false],
  ]);
});

test('an unknown kind in the address is ignored', () => {
  expect(readKind('event')).toBe('event');
  expect(readKind('toString')).toBeNull();
  expect(readKind(null)).toBeNull();
});
