import { expect, test } from 'vitest';
import { parseClientIp } from '../../../../../../supabase/local/api/client-address';
import { securityLine } from '../../../../../../supabase/local/auth/security-log/security-log';

test('a value contains no spaces or newlines and has a maximal length', () => {
  const line = securityLine('x', { path: '/a\r\nb c=d\u2028e\u001b[2J', long: 'y'.repeat(500) });
  expect(line.split(/[\r\n\u2028]/)).toHaveLength(1);
  expect(line.split(' ')).toHaveLength(5);
  expect(line).not.toContain('\u001b');
  expect(line.length).toBeLessThan(250);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.5 event=x', null],
  ['in-process', null],
  [undefined, null],
])('%s is the address %s', (peer, address) => {
  expect(parseClientIp(peer)).toBe(address);
});
