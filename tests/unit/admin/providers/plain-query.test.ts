import { expect, test } from 'vitest';
import plainQuery from '../../../../admin/providers/plain-query';

test('an address is read and written as it stands', () => {
  expect(plainQuery.parse('?ara=%C3%A7ay&sayfa=2')).toEqual({ ara: 'çay', sayfa: '2' });
  expect(plainQuery.stringify({ ara: 'çay', sayfa: 2, yon: undefined })).toBe('?ara=%C3%A7ay&sayfa=2');
});

test('nothing to ask for leaves no question mark behind', () => {
  expect(plainQuery.parse('')).toEqual({});
  expect(plainQuery.stringify({ ara: null })).toBe('');
});
