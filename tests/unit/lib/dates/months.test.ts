import { describe, expect, test } from 'vitest';
import {
  daysOf,
  formatMonth,
  monthAt,
  readMonth,
  shiftMonth,
  weeksOf,
} from '../../../../src/lib/dates/months';

describe('the month of an address', () => {
  test.each([
    ...[
      null,
      '',
      '2026-5',
      '2026-00',
      '2026-13',
      '1986-12',
      '2101-01',
      '0000-01',
      '2026-05-01',
      '12026-05',
      'mayıs',
    ],
  ])('%j is no month of the calendar, so the current one is shown', (value) => {
    expect(readMonth(value, '2026-11')).toBe('2026-11');
  });

  test('is used when it is valid', () => {
    expect(readMonth('2026-05', '2026-11')).toBe('2026-05');
  });
});

test('stepping past December or January changes the year, and the calendar has two ends', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('1987-01', -1)).toBeNull();
  expect(shiftMonth('2100-12', 1)).toBeNull();
  expect(monthAt(2026, 5)).toBe('2026-05');
});

test('a month has its days and its Turkish name', () => {
  expect([daysOf('2024-02').length, daysOf('2026-02').length, daysOf('2026-12').at(-1)]).toEqual([
    29,
    28,
    '2026-12-31',
  ]);
  expect(formatMonth('2026-08')).toBe('Ağustos 2026');
});

test('weeks start on Monday and leave out days of other months', () => {
  const weeks = weeksOf('2026-05');
  expect(weeks.every(({ length }) => length === 7)).toBe(true);
  expect(weeks[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03']);
  expect(weeks.at(-1)?.[6]).toBe('2026-05-31');
  expect(weeksOf('2027-02')).toHaveLength(4);
});
