import { describe, expect, test } from 'vitest';
import { publishState } from '../../../admin/lib/publish-state';
import { isMissingColumn, readCalendarRow } from '../../../src/features/calendar/calendar-rows';
import { errorMessage } from '../../../src/lib/error-message';

describe('a calendar row', () => {
  test.each([
    ['its date', { date: '2026-05-12' }],
    ['year, month and day', { year: 2026, month: 5, day: '12' }],
    ['the first ten characters of a starts_at', { starts_at: '2026-05-12T22:00:00' }],
  ])('is read by %s', (_, reading) => {
    expect(readCalendarRow({ id: 4, title: ' Tören ', ...reading })).toEqual({
      id: 4,
      title: 'Tören',
      date: '2026-05-12',
    });
  });

  test.each([{ title: 'Tören' }, { title: '', date: '2026-05-12' }, { title: 'Tören', date: '2026-02-30' }])(
    'without a title or a day is ignored: %j',
    (row) => {
      expect(readCalendarRow(row)).toBeNull();
    },
  );

  test('an older schema is tried only for a missing column', () => {
    expect([{ code: '42703' }, { code: 'PGRST204' }].every(isMissingColumn)).toBe(true);
    expect([{ code: '42501' }, new Error('x'), null, '42703'].some(isMissingColumn)).toBe(false);
  });
});

describe('an announcement', () => {
  const now = new Date('2026-05-12T12:00:00Z');

  test.each([
    ['draft', null],
    ['published', '2026-05-12T12:00:00Z'],
    ['published', '2020-01-01 00:00:00+00'],
    ['scheduled', '2026-05-12 12:00:01+00'],
  ] as const)('is %s with published_at %j', (state, publishedAt) => {
    expect(publishState(publishedAt, now)).toBe(state);
  });
});

describe('an error', () => {
  test('shows its message, or itself as a string', () => {
    expect(errorMessage(new Error('kırıldı'))).toBe('kırıldı');
    expect(errorMessage({ message: 'reddedildi', code: '42501' })).toBe('reddedildi');
    expect(errorMessage('düz')).toBe('düz');
    expect(errorMessage({ message: '' })).toBe('[object Object]');
  });
});
