import { expect, test } from 'vitest';
import { istanbulIso, istanbulRfc822 } from '../../../../src/lib/dates/istanbul-time';

test.each([
  ['2026-05-12T14:30:00Z', '2026-05-12T17:30:00+03:00', 'Tue, 12 May 2026 17:30:00 +0300'],
  ['2026-12-31 21:00:05.7+00', '2027-01-01T00:00:05+03:00', 'Fri, 01 Jan 2027 00:00:05 +0300'],
  // Istanbul kept summer time until 2016.
  ['2015-01-15T12:00:00Z', '2015-01-15T14:00:00+02:00', 'Thu, 15 Jan 2015 14:00:00 +0200'],
])('%s is formatted in Istanbul time', (timestamp, iso, rfc822) => {
  expect([istanbulIso(timestamp), istanbulRfc822(timestamp)]).toEqual([iso, rfc822]);
});

test('anything but a timestamp is refused', () => {
  expect(() => istanbulIso('yarın')).toThrow(RangeError);
});
