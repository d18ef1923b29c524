import { expect, test } from 'vitest';
import { dayRangeOf, readDateWords } from '../../../../admin/search/date-words';
import { markWords } from '../../../../admin/search/mark-words';
import { destinations, findDestinations } from '../../../../admin/search/destinations';
import { rowFilters } from '../../../../admin/search/row-filters';
import { resources } from '../../../../admin/resources/index';
import type { ResourceDefinition } from '../../../../admin/schema/types';

const resourceAt = (path: string): ResourceDefinition => {
  const found = resources.find((resource) => resource.path === path);
  if (!found) throw new Error(`No resource at ${path}`);
  return found;
};

test.each([
  ['ekim 2025', { month: 10, year: 2025 }],
  ['EKİM 2025', { month: 10, year: 2025 }],
  ['12 mayıs 2026', { day: 12, month: 5, year: 2026 }],
  ['12.05.2026', { day: 12, month: 5, year: 2026 }],
  ['ağu 2025', { month: 8, year: 2025 }],
  ['agustos', { month: 8 }],
  ['2025', { year: 2025 }],
  ['ara', null],
  ['ek 2025', null],
  ['bahar 2025', null],
  ['12', null],
  ['', null],
])('“%s” is read as a date when it is one', (typed, date) => {
  expect(readDateWords(typed)).toEqual(date);
});

test('a month means its days, a day itself, and an invalid day nothing', () => {
  expect(dayRangeOf({ year: 2028, month: 2 })).toEqual(['2028-02-01', '2028-03-01']);
  expect(dayRangeOf({ year: 2026, month: 12, day: 31 })).toEqual(['2026-12-31', '2027-01-01']);
  expect(dayRangeOf({ year: 2026, month: 2, day: 30 })).toBeNull();
  expect(dayRangeOf({ year: 2026, month: 13 })).toBeNull();
  expect(dayRangeOf({ month: 2 })).toBeNull();
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

test('every typed word must be in a searched column, or all of them in inflected form', () => {
  const contains = (value: string) => ({
    operator: 'or',
    value: ['title', 'location', 'body'].map((field) => ({ field, operator: 'contains', value })),
  });
  expect(rowFilters(resourceAt('etkinlikler'), ' bahar  şenliği ')).toEqual([
    {
      operator: 'or',
      value: [
        { operator: 'and', value: [contains('bahar'), contains('şenliği')] },
        { field: '*words', operator: 'contains', value: 'bahar  şenliği' },
      ],
    },
  ]);
});

test('a dated row is found by its day in Istanbul or by the same words in its title', () => {
  const [either] = rowFilters(resourceAt('etkinlikler'), 'mayıs 2026') ?? [];
  expect(either).toMatchObject({
    operator: 'or',
    value: [
      { operator: 'and' },
      { field: '*words' },
      {
        operator: 'and',
        value: [
          { field: 'starts_at', operator: 'gte', value: '2026-04-30T21:00:00.000Z' },
          { field: 'starts_at', operator: 'lt', value: '2026-05-31T21:00:00.000Z' },
        ],
      },
    ],
  });
  const [entry] = rowFilters(resourceAt('takvim'), '12.05.2026') ?? [];
  expect(JSON.stringify(entry)).toContain('"2026-05-12"');
});

test('matching words are marked whatever their case and accents', () => {
  const marked = (text: string, term: string) =>
    markWords(text, term)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');
  expect(marked('Işık ve SES gecesi', 'isik ses')).toBe('[Işık] ve [SES] gecesi');
  expect(marked('Kitap kulübü', 'ki')).toBe('[Ki]tap kulübü');
  expect(marked('Œuvre', 'oe')).toBe('[Œ]uvre');
  expect(marked('Bahar', 'yaz')).toBe('Bahar');
  expect(marked('Bahar', '')).toBe('Bahar');
});

test('lists, actions, the team, the trash and the account are found by the beginnings of their words', () => {
  const titles = (term: string) => findDestinations(term).map(({ title }) => title);
  expect(titles('yeni etk')).toEqual(['Yeni etkinlik']);
  expect(titles('duyuru')).toEqual(['Duyurular', 'Yeni duyuru']);
  expect(titles('hesap')).toEqual([]);
  expect(titles('ekip')).toEqual(['Ekip']);
  expect(titles('hesab')).toEqual(['Hesabım']);
  expect(titles('çöp')).toEqual(['Çöp kutusu']);
  expect(titles('  ')).toEqual([]);
  expect(titles('dernek')).toEqual(['Dernek bilgileri']);
  const lists = resources.filter(({ isSingleton }) => !isSingleton);
  expect(destinations).toHaveLength(resources.length + lists.length + 4);
});
