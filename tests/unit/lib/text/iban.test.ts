import { expect, test } from 'vitest';
import { groupIban, isIban } from '../../../../src/lib/text/iban';

test('an IBAN is set in groups of four', () => {
  expect(groupIban('TR000000000000000000000000')).toBe('TR00 0000 0000 0000 0000 0000 00');
  expect(groupIban('TR00 0000')).toBe('TR00 0000');
});

test.each([
  ['TR330006100519786457841326', true],
  ['TR470000000000000000000000', true],
  // Wrong check digits, digits in the wrong order, too few and too many.
  ['TR340006100519786457841326', false],
  ['TR330006100519786457841362', false],
  ['TR3300061005197864578413260', false],
  ['TR33 0006 1005 1978 6457 8413 26', false],
  ['', false],
])('“%s” is a Turkish IBAN: %s', (iban, expected) => {
  expect(isIban(iban)).toBe(expected);
});
