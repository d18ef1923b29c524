import { expect, test } from 'vitest';
import { networkOf } from '../../../../../../supabase/local/auth/limits/network';

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:DB8:0001:0002:0:0:0:7'],
  ['198.51.100.7', '::ffff:198.51.100.7'],
  ['198.51.100.7', '::ffff:c633:6407'],
  ['198.51.100.7', '0:0:0:0:0:ffff:198.51.100.7'],
  ['198.51.100.7', '198.51.100.7:54012'],
  ['2001:db8:1:2::1', '[2001:db8:1:2::9]:54012'],
  ['fe80::1', 'fe80::1%eth0'],
])('%s and %s are one network', (one, other) => {
  expect(networkOf(other)).toBe(networkOf(one));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['198.51.100.7', '198.51.100.8'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.8'],
  ['in-process', '127.0.0.1'],
])('%s and %s are two', (one, other) => {
  expect(networkOf(other)).not.toBe(networkOf(one));
});

test('a text that is no address is used unchanged, up to a limit', () => {
  expect(networkOf('unknown')).toBe('unknown');
  expect(networkOf('x'.repeat(5000)).length).toBeLessThanOrEqual(64);
});
