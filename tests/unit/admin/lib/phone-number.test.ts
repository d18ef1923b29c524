import { expect, test } from 'vitest';
import { formatPhone, toE164 } from '../../../../admin/lib/phone-number';

test.each([
  ['0532 123 45 67', '+905321234567'],
  ['(0532) 123-45-67', '+905321234567'],
  ['532 123 45 67', '+905321234567'],
  ['+90 532 123 45 67', '+905321234567'],
  ['+90 (0)532 123 45 67', '+905321234567'],
  ['0090 532 123 45 67', '+905321234567'],
  ['905321234567', '+905321234567'],
  ['0532.123.45.67', '+905321234567'],
  ['\u00a00532\u2009123 45\u201167 ', '+905321234567'],
  ['+49 151 23456789', '+4915123456789'],
  ['0049 151 23456789', '+4915123456789'],
  ['+1 (415) 555-0132', '+14155550132'],
])('the typed number %s is %s', (typed, e164) => {
  expect(toE164(typed)).toBe(e164);
});

test.each([
  ['', 'nothing'],
  ['0532 123 45 6', 'a digit is missing'],
  ['0532 123 45 678', 'a digit too many'],
  ['0212 123 45 67', 'a landline, which receives no messages'],
  ['+90 212 123 45 67', 'a landline, written for abroad'],
  ['49 151 23456789', 'another country without a plus'],
  ['+0532 123 45 67', 'no country begins with zero'],
  ['+12', 'too short for any country'],
  ['+1234567890123456', 'longer than any country’s'],
  ['0532 123 45 6x', 'a letter'],
  ['telefonum', 'no number'],
])('%s is refused: %s', (typed) => {
  expect(toE164(typed)).toBeUndefined();
});

test('a Turkish number is shown as people write it, another country’s as it is', () => {
  expect(formatPhone('+905321234567')).toBe('0532 123 45 67');
  expect(formatPhone('+4915123456789')).toBe('+4915123456789');
});
