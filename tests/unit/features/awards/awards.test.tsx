import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { AwardDirectory } from '../../../../src/features/awards/award-directory';
import { readView, viewSearch } from '../../../../src/features/awards/award-view';
import {
  awardYears,
  filterAwards,
  makeSearchable,
  readAward,
  sortAwards,
  type Award,
} from '../../../../src/features/awards/awards';

const award = (fields: Partial<Award>): Award => ({
  ...{ firstName: 'Oya', lastName: 'Çınar', ndsSurname: 'Çınar', ndsYear: 1985 },
  ...{ title: '', profession: 'Şair', awardYear: null, ...fields },
});
const isik = award({ firstName: 'Işık', lastName: 'Üçvapur', ndsSurname: 'Ilgaz', ndsYear: 1972 });
const oya = award({ title: 'Prof. Dr.', profession: 'İç hastalıkları hekimi' });
const ece = award({ firstName: 'Ece', lastName: 'Demir', ndsYear: 1998, title: 'Av.' });
const all = [isik, oya, ece];
const search = (text: string, year: number | null = null) => filterAwards(makeSearchable(all), year, text);

describe('searching', () => {
  test.each(['ISIK', 'isik', '  İŞİK ', '\u202aIşık\u202c', 'Iş\u200eık', 'ｉｓｉｋ'])(
    '%j finds Işık',
    (text) => {
      expect(search(text)).toEqual([isik]);
    },
  );

  test.each<[string, string, Award[], number?]>([
    ['a first name', 'ece', [ece]],
    ['a surname at school', 'ilga', [isik]],
    ['a year', '198', [oya]],
    ['a profession', 'ic hasta', [oya]],
    ['a name in full', 'ece  demir', [ece]],
    ['what nobody has', 'zzz', []],
    ['all by an empty text', '', all],
    ['those of a chosen year', '', [oya], 1985],
  ])('finds %s', (_, text, found, year) => {
    expect(search(text, year)).toEqual(found);
  });
});

test('sorting puts blanks last, whichever way', () => {
  expect(sortAwards(all, 'title', false)).toEqual([ece, oya, isik]);
  expect(sortAwards(all, 'title', true)).toEqual([oya, ece, isik]);
});

test('the years are distinct and ascending', () => {
  expect(awardYears([ece, isik, oya, ece])).toEqual([1972, 1985, 1998]);
});

test('a row may lack all but the name', () => {
  const row = { first_name: 'Oya', last_name: 'Su', nds_surname: null, nds_year: null };
  const holder = readAward({ ...row, title: null, profession: null, award_year: null });
  expect(holder).toEqual(award({ lastName: 'Su', ndsSurname: '', ndsYear: null, profession: '' }));
  expect(awardYears([holder, ece])).toEqual([1998]);
  expect(sortAwards([holder, ece], 'ndsYear', true)).toEqual([ece, holder]);
  expect(filterAwards(makeSearchable([holder]), null, 'null')).toEqual([]);
});

describe('the address of the awards', () => {
  const read = (query: string) => readView(new URLSearchParams(query));

  test.each([
    ...['', '?yil=1985', '?ara=%C5%9Fair', '?sira=nds-yili', '?yil=1985&ara=oya&sira=-soyad&adet=500'],
  ])('%s is read and written back unchanged', (query) => {
    expect(viewSearch(read(query))).toBe(query);
  });

  test.each(['?yil=abc', '?ara=+', '?sira=boy', '?adet=1e9'])('%s changes nothing', (query) => {
    expect(viewSearch(read(query))).toBe('');
  });
});

test.each([
  ['?adet=500', 500, '5000 mezun', '/?adet=750'],
  ['?ara=ad+499&yil=1999', 2, '5000 mezundan 2 kişi', undefined],
])('a long list at %s shows %i people and links to the rest', (query, count, words, more) => {
  const awards = Array.from({ length: 5000 }, (_, index) =>
    award({ firstName: `Ad ${index}`, ndsYear: 1950 + (index % 50) }),
  );
  const view = readView(new URLSearchParams(query));
  const routes = [{ path: '/', element: <AwardDirectory awards={awards} view={view} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/${query}`] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html.match(/<tr class=/g)).toHaveLength(count);
  expect(html).toContain(words);
  expect(/<a [^>]*href="([^"]*)"[^>]*>Daha fazla göster/.exec(html)?.[1]).toBe(more);
});
