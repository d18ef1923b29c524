import { expect, test } from 'vitest';
import { dayRangeOf, readDateWords, rowFilters } from '../../../../../admin/shell/search/row-filters';
import { markWords } from '../../../../../admin/shell/search/search-box';
import { destinationsOf, findDestinations } from '../../../../../admin/shell/search/destinations';
import { isAllowed, type May } from '../../../../../admin/data/access';
import { resources } from '../../../../../admin/resources/index';
import type { ResourceDefinition } from '../../../../../admin/schema/types';

const resourceAt = (path: string): ResourceDefinition => {
  const found = resources.find((resource) => resource.path === path);
  if (!found) throw new Error(`No resource at ${path}`);
  return found;
};

test.each([
  ['ekim 2025', { month: 10, year: 2025 }],
  ['12 mayıs 2026', { day: 12, month: 5, year: 2026 }],
  ['ağu 2025', { month: 8, year: 2025 }],
  ['agustos', { month: 8 }],
  ['ara', null],
  ['', null],
])('“%s” is read as a date when it is one', (typed, date) => {
  expect(readDateWords(typed)).toEqual(date);
});

test.each([
  [{ year: 2028, month: 2 }, ['2028-02-01', '2028-03-01']],
  [{ year: 2026, month: 12, day: 31 }, ['2026-12-31', '2027-01-01']],
  [{ year: 2026, month: 2, day: 30 }, null],
  [{ month: 2 }, null],
])('the date %j means the days %j', (date, days) => {
  expect(dayRangeOf(date)).toEqual(days);
});

test('a bulletin is found only by the words for its month', () => {
  const bulletins = resourceAt('bulten');
  expect(rowFilters(bulletins, 'ekim 2025')).toEqual([
    { field: 'year', operator: 'eq', value: 2025 },
    { field: 'month', operator: 'eq', value: 10 },
  ]);
  expect(rowFilters(bulletins, '2025')).toEqual([{ field: 'year', operator: 'eq', value: 2025 }]);
  expect(rowFilters(bulletins, '12 ekim 2025')).toBeNull();
  expect(rowFilters(bulletins, 'bahar')).toBeNull();
});

test.each([
  ['Işık ve SES gecesi', 'isik ses', '[Işık] ve [SES] gecesi'],
  ['Kitap kulübü', 'ki', '[Ki]tap kulübü'],
  ['Œuvre', 'oe', '[Œ]uvre'],
  ['Bahar', 'yaz', 'Bahar'],
])('in “%s” the words of “%s” are marked whatever their case and accents: %s', (text, term, marked) => {
  const parts = markWords(text, term).map(({ isMatch, text }) => (isMatch ? `[${text}]` : text));
  expect(parts.join('')).toBe(marked);
});

test.each([
  ['duyuru', ['Duyurular', 'Yeni duyuru']],
  ['hesap', []],
  ['  ', []],
  // A singleton has nothing to add.
  ['dernek', ['Dernek bilgileri']],
])('by “%s” are found the places %j', (term, titles) => {
  const all = destinationsOf(resources, () => true);
  expect(findDestinations(term, all).map(({ title }) => title)).toEqual(titles);
});

test('a writer is led to what is hers, and to her account', () => {
  const may: May = (right, name) => isAllowed('writer', right, name);
  const hers = resources.filter(({ table }) => may('list', table));
  expect(destinationsOf(hers, may).map(({ title }) => title)).toEqual([
    'Genel Bakış',
    'Duyurular',
    'Etkinlikler',
    'Mezunlardan Haberler',
    'Üyelere Avantajlar',
    'Yeni duyuru',
    'Yeni etkinlik',
    'Yeni haber',
    'Yeni avantaj',
    'Hesabım',
  ]);
});
