import { describe, expect, test } from 'vitest';
import { nextYear, repetitions, sameDayNextYear } from '../../../../../admin/screens/repeats/copies';

describe('one year on it is the same weekday of the same week of the month', () => {
  test.each([
    ['2026-06-13', '2027-06-12', 'the second Saturday of June'],
    ['2027-06-12', '2028-06-10', 'the second Saturday of June'],
    ['2026-01-20', '2027-01-19', 'the third Tuesday'],
    ['2028-02-29', '2029-02-27', 'a 29 February, a fifth Tuesday: the last'],
    ['2024-02-29', '2025-02-27', 'a 29 February, a fifth Thursday: the last'],
    ['2026-05-30', '2027-05-29', 'a fifth Saturday, of which there is another'],
    ['2026-08-29', '2027-08-28', 'a fifth Saturday becomes the last, the fourth'],
    ['2026-12-31', '2027-12-30', 'a Thursday in week 53'],
    ['2027-01-01', '2028-01-07', 'the first Friday, in week 53 of the year before'],
    ['2026-12-28', '2027-12-27', 'the fourth Monday at the year’s end'],
  ])('%s → %s: %s', (date, expected) => {
    expect(nextYear(date)).toBe(expected);
  });

  test('after the last year of the calendar there is none', () => {
    expect(nextYear('2100-06-12')).toBeNull();
  });
});

test.each([
  ['2026-10-29', '2027-10-29'],
  ['2026-12-31', '2027-12-31'],
  ['2028-02-29', null],
])('the same day of the year after %s is %s', (date, expected) => {
  expect(sameDayNextYear(date)).toBe(expected);
});

describe('repetitions', () => {
  test('each week are seven days apart, over the year’s end and the change of the clock', () => {
    expect(repetitions('2026-12-22', 'week', 3)).toEqual(['2026-12-29', '2027-01-05', '2027-01-12']);
    expect(repetitions('2016-03-20', 'week', 2)).toEqual(['2016-03-27', '2016-04-03']);
  });

  test('each month are on the same weekday of the same week, a fifth on the last', () => {
    expect(repetitions('2026-12-08', 'weekday', 3)).toEqual(['2027-01-12', '2027-02-09', '2027-03-09']);
    expect(repetitions('2026-08-29', 'weekday', 3)).toEqual(['2026-09-26', '2026-10-31', '2026-11-28']);
  });

  test('each month are on the same day, a 31st on the last of a shorter month', () => {
    expect(repetitions('2027-12-31', 'day', 4)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  test('end with the calendar’s years', () => {
    expect(repetitions('2100-12-20', 'week', 3)).toEqual(['2100-12-27']);
    expect(repetitions('2100-11-02', 'day', 24)).toEqual(['2100-12-02']);
  });
});
