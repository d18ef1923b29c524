import { expect, test } from 'vitest';
import { networkOf } from '../../../../../../supabase/local/api/client-address';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:DB8:0001:0002:0:0:0:7', true],
  ['198.51.100.7', '::ffff:198.51.100.7', true],
  ['198.51.100.7', '::ffff:c633:6407', true],
  ['198.51.100.7', '0:0:0:0:0:ffff:198.51.100.7', true],
  ['198.51.100.7', '198.51.100.7:54012', true],
  ['2001:db8:1:2::1', '[2001:db8:1:2::9]:54012', true],
  ['fe80::1', 'fe80::1%eth0', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['198.51.100.7', '198.51.100.8', false],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.8', false],
  ['in-process', '127.0.0.1', false],
])('%s and %s are one network: %s', (one, other, isSame) => {
  expect(networkOf(other) === networkOf(one)).toBe(isSame);
});

test('a text that is no address is used unchanged, up to a limit', () => {
  expect(networkOf('unknown')).toBe('unknown');
  expect(networkOf('x'.repeat(5000)).length).toBeLessThanOrEqual(64);
});
