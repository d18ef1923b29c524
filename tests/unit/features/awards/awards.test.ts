import { describe, expect, test } from 'vitest';
import {
  awardYears,
  filterAwards,
  makeSearchable,
  readAward,
  shownColumns,
  sortAwards,
  type Award,
} from '../../../../src/features/awards/awards';

const award = (fields: Partial<Award>): Award => ({
  firstName: 'Oya',
  lastName: 'Çınar',
  ndsSurname: 'Çınar',
  ndsYear: 1985,
  title: '',
  profession: 'Şair',
  awardYear: null,
  ...fields,
});
const isik = award({ firstName: 'Işık', lastName: 'Üçvapur', ndsSurname: 'Ilgaz', ndsYear: 1972 });
const oya = award({ title: 'Prof. Dr.', profession: 'İç hastalıkları hekimi' });
const ece = award({ firstName: 'Ece', lastName: 'Demir', ndsYear: 1998, title: 'Av.' });
const all = [isik, oya, ece];
const search = (text: string, year: number | null = null) => filterAwards(makeSearchable(all), year, text);

describe('searching', () => {
  test.each(['Işık', 'ISIK', 'isik', 'ışık', 'İŞİK', '  işık '])('%j finds Işık', (text) => {
    expect(search(text)).toEqual([isik]);
  });

  test.each([
    ['a first name', 'ece', [ece]],
    ['a last name', 'ucvapur', [isik]],
    ['a surname at school', 'ilga', [isik]],
    ['a year', '198', [oya]],
    ['a title', 'prof. dr', [oya]],
    ['a profession', 'ic hasta', [oya]],
    ['a name in full', 'ece  demir', [ece]],
    ['what nobody has', 'zzz', []],
    ['signs that mean something elsewhere', '.*', []],
  ])('finds %s', (_, text, found) => {
    expect(search(text)).toEqual(found);
  });

  test('an empty or blank text finds all', () => {
    expect(search('')).toEqual(all);
    expect(search('   ')).toEqual(all);
  });

  test('a year narrows the results', () => {
    expect(search('', 1985)).toEqual([oya]);
    expect(search('ece', 1985)).toEqual([]);
  });
});

describe('sorting', () => {
  test('follows the Turkish alphabet', () => {
    const names = ['Şule', 'Ilgın', 'Zerrin', 'İnci', 'Çiğdem', 'Cansu', 'Oya', 'Ülkü', 'Suzan'];
    const sorted = sortAwards(
      names.map((firstName) => award({ firstName })),
      'firstName',
      false,
    );
    expect(sorted.map(({ firstName }) => firstName)).toEqual([
      'Cansu',
      'Çiğdem',
      'Ilgın',
      'İnci',
      'Oya',
      'Suzan',
      'Şule',
      'Ülkü',
      'Zerrin',
    ]);
  });

  test('orders years as numbers, both ways, and leaves the list alone', () => {
    expect(sortAwards(all, 'ndsYear', true)).toEqual([ece, oya, isik]);
    expect(sortAwards([ece, isik, oya], 'ndsYear', false)).toEqual([isik, oya, ece]);
    expect(all).toEqual([isik, oya, ece]);
  });

  test('puts blanks last, whichever way', () => {
    expect(sortAwards(all, 'title', false)).toEqual([ece, oya, isik]);
    expect(sortAwards(all, 'title', true)).toEqual([oya, ece, isik]);
  });
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

test('the year of the award is a column as soon as one is known', () => {
  const known = award({ awardYear: 2003 });
  expect(shownColumns(all)).not.toContain('awardYear');
  expect(shownColumns([...all, known]).at(-1)).toBe('awardYear');
  expect(sortAwards([oya, known], 'awardYear', false)).toEqual([known, oya]);
});
