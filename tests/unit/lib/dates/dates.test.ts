import { describe, expect, test } from 'vitest';
import {
  civilDateOf,
  civilParts,
  formatCivilDate,
  formatTimestamp,
  isoToIstanbulInput,
  istanbulInputToIso,
  parseTimestamp,
  todayInIstanbul,
} from '../../../../src/lib/dates/dates';
import { istanbulIso, istanbulRfc822 } from '../../../../src/lib/dates/istanbul-time';

describe('the civil day in Istanbul', () => {
  test('changes at Istanbul’s midnight, not at UTC’s', () => {
    expect(todayInIstanbul(new Date('2026-05-11T20:59:59Z'))).toBe('2026-05-11');
    expect(todayInIstanbul(new Date('2026-05-11T21:00:00Z'))).toBe('2026-05-12');
    expect(todayInIstanbul(new Date('2025-12-31T22:00:00Z'))).toBe('2026-01-01');
  });

  test('of a date is the date, and of a timestamp its day in Istanbul', () => {
    expect(civilDateOf('2026-05-12')).toBe('2026-05-12');
    expect(civilDateOf('2026-05-11 23:30:00+00')).toBe('2026-05-12');
    expect(civilDateOf('2026-05-12T00:30:00+05:00')).toBe('2026-05-11');
    expect(civilDateOf('2026-05-12T23:30:00')).toBe('2026-05-12');
  });

  test.each(['', '2026-02-30', '2026-5-1'])('refuses %j', (text) => {
    expect(() => civilDateOf(text)).toThrow(RangeError);
    expect(() => civilParts(text)).toThrow(RangeError);
  });
});

describe('timestamps', () => {
  test.each([
    '2026-11-20 23:09:58.049+00',
    '2026-11-21 02:09:58.049+03',
    '2026-11-21T02:09:58.049123+0300',
    '2026-11-21T02:09:58.049',
  ])('%s is one and the same moment', (timestamp) => {
    expect(parseTimestamp(timestamp).toISOString()).toBe('2026-11-20T23:09:58.049Z');
  });

  test.each(['yarın', '2026-11-20', '2026-11-20T25:00:00Z'])('%j is refused', (text) => {
    for (const read of [parseTimestamp, istanbulIso]) expect(() => read(text)).toThrow(RangeError);
  });

  test('a time typed in Istanbul is stored in UTC and shown again as typed', () => {
    expect(istanbulInputToIso('2026-05-12T14:30')).toBe('2026-05-12T11:30:00.000Z');
    expect(isoToIstanbulInput('2026-05-12T11:30:00.000Z')).toBe('2026-05-12T14:30');
    expect(isoToIstanbulInput('2026-05-11 21:00:00+00')).toBe('2026-05-12T00:00');
  });

  test('Istanbul’s summer time until 2016 is respected in both directions', () => {
    expect(istanbulInputToIso('2010-01-15T12:00')).toBe('2010-01-15T10:00:00.000Z');
    expect(istanbulInputToIso('2010-07-15T12:00')).toBe('2010-07-15T09:00:00.000Z');
    // Half an hour before the clocks went forward, at three in the morning.
    expect(istanbulInputToIso('2010-03-28T02:30')).toBe('2010-03-28T00:30:00.000Z');
    expect(isoToIstanbulInput('2010-01-15T10:00:00Z')).toBe('2010-01-15T12:00');
  });

  test.each(['2026-05-12', '2026-05-12T14:30:00Z'])('the input %s is refused', (input) => {
    expect(() => istanbulInputToIso(input)).toThrow(RangeError);
  });
});

test('written dates are Turkish, without leading zeros, the clock with a point', () => {
  expect(formatCivilDate('2026-05-02')).toBe('2 Mayıs 2026');
  expect(formatTimestamp('2026-05-12 11:30:00+00')).toBe('12 Mayıs 2026, 14.30');
  expect(formatTimestamp('2026-05-11T21:05:00Z')).toBe('12 Mayıs 2026, 00.05');
});

test.each([
  ['2026-05-12T14:30:00Z', '2026-05-12T17:30:00+03:00', 'Tue, 12 May 2026 17:30:00 +0300'],
  ['2026-12-31 21:00:05.7+00', '2027-01-01T00:00:05+03:00', 'Fri, 01 Jan 2027 00:00:05 +0300'],
  // Istanbul kept summer time until 2016.
  ['2015-01-15T12:00:00Z', '2015-01-15T14:00:00+02:00', 'Thu, 15 Jan 2015 14:00:00 +0200'],
])('%s is formatted in Istanbul time', (timestamp, iso, rfc822) => {
  expect([istanbulIso(timestamp), istanbulRfc822(timestamp)]).toEqual([iso, rfc822]);
});
