import { expect, test } from 'vitest';
import { shiftEnd } from '../../../../admin/fields/datetime/shift-end';

const span = { start: '2026-05-12T14:00', end: '2026-05-12T17:30' };

test.each([
  ['another hour', '2026-05-12T15:00', '2026-05-12T18:30'],
  ['another day, over the end of a month', '2026-05-31T22:00', '2026-06-01T01:30'],
  ['an earlier year, over a leap day', '2024-02-28T23:00', '2024-02-29T02:30'],
  ['the same place', '2026-05-12T14:00', '2026-05-12T17:30'],
])('the end keeps the duration when the start moves to %s', (_, start, end) => {
  expect(shiftEnd(span, start)).toBe(end);
});

test.each(['', '0002-05-12T14:00', '0202-05-12T14:00', 'dün'])(
  'an incomplete start, %j, moves nothing',
  (start) => {
    expect(shiftEnd(span, start)).toBeNull();
  },
);
