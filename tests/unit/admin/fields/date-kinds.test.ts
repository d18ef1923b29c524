import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shiftEnd } from '../../../../admin/fields/datetime/datetime-input';
import { fieldKind, fieldToText } from '../../../../admin/fields/form-codec';
import type { FieldOf } from '../../../../admin/schema/types';
import { complaint } from './complaint';

const date: FieldOf<'date'> = { name: 'date', kind: 'date', label: 'Tarih' };
const until: FieldOf<'datetime'> = { name: 'ends_at', kind: 'datetime', label: 'Bitiş' };
const publish: FieldOf<'publish'> = { name: 'published_at', kind: 'publish', label: 'Yayın' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-12T10:00:40Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['date', '5.3.2027', '2027-03-05'],
  ['date', '5 Mart 2027', '2027-03-05'],
  ['date', '2027-03-05', '2027-03-05'],
  ['date', '31.02.2027', '31.02.2027'],
  ['datetime', '12.05.2026 14.30', '2026-05-12T14:30'],
  ['datetime', '12 Mayıs 2026, 9:05', '2026-05-12T09:05'],
  ['datetime', '12.05.2026 25.00', '12.05.2026 25.00'],
  ['publish', 'belki', 'belki'],
  ['month', 'Ağustos', 8],
  ['month', '', null],
  ['month', '13', undefined],
] as const)('a %s in an imported table is read from “%s” as %s', (kind, cell, value) => {
  expect(fieldKind(kind).fromText?.(cell, { name: 'a', kind, label: 'A' })).toBe(value);
});

test.each([
  ['date', '31.02.2027', '“31.02.2027” bir tarih olarak okunamadı; 12.05.2026 gibi yazın.'],
  ['date', '2027-03-05', null],
  ['date', '', null],
  ['datetime', 'akşam', '“akşam” tarih ve saat olarak okunamadı; 12.05.2026, 14.30 gibi yazın.'],
  ['datetime', '2027-03-05T14:30', null],
  [
    'publish',
    '46154',
    '“46154” bir tarih değil, Excel’in gün sayısına benziyor; hücreyi “Tarih” olarak biçimlendirin ya da 12.05.2026 gibi yazın.',
  ],
  ['publish', '5', '“5” tarih ve saat olarak okunamadı; 12.05.2026, 14.30 gibi yazın.'],
] as const)(
  'a %s typed as “%s” is reported where it cannot be read and stays typed',
  async (kind, typed, sentence) => {
    const field = { name: 'when', kind, label: 'Gün' } as const;
    expect(await complaint(fieldKind(kind).rules(field), typed)).toBe(sentence);
    if (sentence !== null) expect(fieldKind(kind).toRow(typed, field)).toBeNull();
  },
);

test('no time zone changes the day of a date', () => {
  expect(fieldKind('date').toForm('2027-01-01', date)).toBe('2027-01-01');
  expect(fieldKind('date').toRow('2027-01-01', date)).toBe('2027-01-01');
  expect(fieldToText(date, '2027-01-01')).toBe('1 Ocak 2027');
});

test.each([
  [8, 'Ağustos'],
  [null, ''],
])('the month %s is %j in words', (month, words) => {
  expect(fieldToText({ name: 'month', kind: 'month', label: 'Ay' }, month)).toBe(words);
});

describe('a moment', () => {
  const kind = fieldKind('datetime');

  test('is shown in Istanbul’s time and stored as itself, in both backends’ notation', () => {
    for (const stored of ['2026-05-12T11:30:00+00:00', '2026-05-12 11:30:00+00'])
      expect(kind.toForm(stored, until)).toBe('2026-05-12T14:30');
    expect(kind.toRow('2026-05-12T14:30', until)).toBe('2026-05-12T11:30:00.000Z');
    expect([kind.toForm(null, until), kind.toRow('', until)]).toEqual(['', null]);
  });

  test.each([
    ['2026-05-12T14:29', 'Bitiş, başlangıçtan önce olamaz.'],
    ['2026-05-12T14:30', null],
    ['', null],
  ])('that ends what began at half past two is refused before it: %s', async (end, sentence) => {
    const rules = kind.rules({ ...until, notBefore: 'starts_at' });
    expect(await complaint(rules, end, { starts_at: '2026-05-12T14:30' })).toBe(sentence);
  });

  test.each([
    ['another hour', '2026-05-12T15:00', '2026-05-12T18:30'],
    ['another day, over the end of a month', '2026-05-31T22:00', '2026-06-01T01:30'],
    ['nothing', '', null],
    ['a year that is not typed to its end', '0202-05-12T14:00', null],
  ])('that ends keeps the duration when the start moves to %s', (_, start, end) => {
    expect(shiftEnd({ start: '2026-05-12T14:00', end: '2026-05-12T17:30' }, start)).toBe(end);
  });
});

describe('a publication', () => {
  const kind = fieldKind('publish');

  test('starts as a draft, and is published at the minute of saving', async () => {
    expect(kind.toRow(kind.toForm(undefined, publish), publish)).toBeNull();
    expect(await complaint(kind.rules(publish), 'now')).toBeNull();
    vi.setSystemTime('2026-05-12T10:45:20Z');
    expect(kind.toRow('now', publish)).toBe('2026-05-12T10:45:00.000Z');
  });

  test.each([
    ['Taslak', null],
    ['taslak', null],
    ['Yayında', '2026-05-12T10:00:00.000Z'],
    ['12.05.2026 14.30', '2026-05-12T11:30:00.000Z'],
  ])('in an imported table is read from “%s” as %s', (cell, row) => {
    expect(kind.toRow(kind.fromText?.(cell, publish) ?? '?', publish)).toBe(row);
  });

  test.each([
    ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.000Z'],
    ['2031-05-01T10:00:00Z', '2031-05-01T10:00:00.000Z'],
    [null, null],
  ])('is imported as it was exported: %s', (stored, row) => {
    expect(kind.toRow(kind.fromText?.(kind.toText(stored, publish), publish) ?? '?', publish)).toBe(row);
  });
});
