import { expect, test } from 'vitest';
import { formatRelativeTime } from '../../../../admin/lib/relative-time';

/** Half past midnight in Istanbul, the previous day in UTC. */
const NOW = new Date('2026-11-23T21:30:00Z');

test.each([
  ['az önce', '2026-11-23T21:29:30Z'],
  ['az önce', '2026-11-23T21:30:05Z'],
  ['1 dakika önce', '2026-11-23T21:28:30Z'],
  ['59 dakika önce', '2026-11-23T20:30:01Z'],
  ['dün 23.29', '2026-11-23 20:29:59.123456+00'],
  ['dün 00.00', '2026-11-22T21:00:00Z'],
  ['22 Kasım 2026, 23.59', '2026-11-22T20:59:59Z'],
])('%s is the relative time of %s', (words, timestamp) => {
  expect(formatRelativeTime(timestamp, NOW)).toBe(words);
});

test('an earlier time on the same day is shown as today’s time in Istanbul', () => {
  expect(formatRelativeTime('2026-11-23T05:05:00Z', new Date('2026-11-23T09:00:00Z'))).toBe('bugün 08.05');
});
