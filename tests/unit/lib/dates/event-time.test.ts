import { describe, expect, test } from 'vitest';
import {
  eventPhase,
  eventTime,
  upcomingFirst,
  formatEventDays,
  formatEventHours,
  formatEventTime,
  type EventTime,
} from '../../../../src/lib/dates/event-time';

const at = (clock: string) => `${clock}:00+03:00`;
const readTime = (starts: string, ends: string | null = null): EventTime => {
  const time = eventTime({ starts_at: starts, ends_at: ends });
  if (!time) throw new Error(`No time in ${starts}`);
  return time;
};

describe('an event’s days and hours', () => {
  test.each([
    ['2026-05-12T14:30', '2026-05-12T17:00', '12 Mayıs 2026 Salı', '14.30–17.00'],
    ['2026-05-12T14:30', null, '12 Mayıs 2026 Salı', '14.30'],
    [
      '2026-05-12T06:30',
      '2026-05-14T22:00',
      '12–14 Mayıs 2026, Salı–Perşembe',
      '12 Mayıs 06.30 – 14 Mayıs 22.00',
    ],
    ['2026-04-30T00:00', '2026-05-02T00:00', '30 Nisan Perşembe – 1 Mayıs 2026 Cuma', null],
    ['2026-12-30T00:00', '2027-01-02T23:59', '30 Aralık 2026 Çarşamba – 2 Ocak 2027 Cumartesi', null],
    ['2026-05-12T00:00', null, '12 Mayıs 2026 Salı', null],
  ])('%s to %s', (starts, ends, days, hours) => {
    const time = readTime(at(starts), ends && at(ends));
    expect(formatEventDays(time)).toBe(days);
    expect(formatEventHours(time)).toBe(hours);
  });

  test.each([
    ['2026-05-12T14:30', '2026-05-12T17:00', '12 Mayıs 2026 Salı, 14.30–17.00'],
    ['2026-05-12T06:30', '2026-05-14T22:00', '12 Mayıs Salı 06.30 – 14 Mayıs 2026 Perşembe 22.00'],
    ['2026-12-30T09:00', '2027-01-02T18:00', '30 Aralık 2026 Çarşamba 09.00 – 2 Ocak 2027 Cumartesi 18.00'],
    ['2026-05-12T00:00', '2026-05-15T00:00', '12–14 Mayıs 2026, Salı–Perşembe'],
  ])('in one line name each day once: %s to %s is %s', (starts, ends, line) => {
    expect(formatEventTime(readTime(at(starts), at(ends)))).toBe(line);
  });

  test('are Istanbul’s, however the moment is written', () => {
    const time = readTime('2026-05-11 22:30:00+00', '2026-05-11T23:45:00Z');
    expect([formatEventDays(time), formatEventHours(time)]).toEqual(['12 Mayıs 2026 Salı', '01.30–02.45']);
  });

  test('are none without a readable start; an end before the start counts as none', () => {
    expect(eventTime({ starts_at: null })).toBeNull();
    expect(eventTime({ starts_at: 'yakında' })).toBeNull();
    expect(formatEventHours(readTime(at('2026-05-12T14:30'), at('2026-05-11T09:00')))).toBe('14.30');
    expect(formatEventDays(readTime('2026-05-12'))).toBe('12 Mayıs 2026 Salı');
  });
});

describe('an event is', () => {
  const trip = { starts_at: at('2026-05-12T06:30'), ends_at: at('2026-05-14T22:00') };

  test.each([
    ['2026-05-11', 'coming'],
    ['2026-05-14', 'coming'],
    ['2026-05-15', 'past'],
  ])('on %s %s', (today, phase) => {
    expect(eventPhase(trip, today)).toBe(phase);
  });

  test('undated without a start', () => {
    expect(eventPhase({ starts_at: null, ends_at: at('2026-05-14T22:00') }, '2026-05-11')).toBe('undated');
  });
});

test('upcoming events come nearest first, past ones newest first, undated ones last', () => {
  const event = (name: string, starts_at: string | null, ends_at: string | null = null) => ({
    ...{ name, starts_at, ends_at },
  });
  const read = [
    event('30 Ocak', '2027-01-30T16:00:00Z'),
    event('28 Kasım akşamı', '2026-11-28 17:00:00+00'),
    event('bugün', '2026-11-23T07:00:00Z'),
    event('süren', '2026-11-20T07:00:00Z', '2026-11-24T07:00:00Z'),
    event('dün', '2026-11-22T07:00:00Z'),
    event('Ekim', '2026-10-10T07:00:00Z'),
    event('tarihsiz', null),
  ];
  expect(upcomingFirst(read, '2026-11-23').map(({ name }) => name)).toEqual([
    ...['süren', 'bugün', '28 Kasım akşamı', '30 Ocak'],
    ...['dün', 'Ekim', 'tarihsiz'],
  ]);
});
