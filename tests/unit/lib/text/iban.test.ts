import { describe, expect, test } from 'vitest';
import { groupIban, isIban, plainIban } from '../../../../src/lib/text/iban';

test('an IBAN is set in groups of four', () => {
  expect(groupIban('TR000000000000000000000000')).toBe('TR00 0000 0000 0000 0000 0000 00');
  expect(groupIban('TR00 0000')).toBe('TR00 0000');
});

test('an IBAN is kept without spaces, in capitals', () => {
  expect(plainIban(' tr33 0006 1005\u00a01978 6457 8413 26 ')).toBe('TR330006100519786457841326');
});

describe('an IBAN is valid', () => {
  test.each(['TR330006100519786457841326', 'TR470000000000000000000000'])('%s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test.each([
    ['TR340006100519786457841326', 'wrong check digits'],
    ['TR330006100519786457841362', 'two digits in the wrong order'],
    ['TR33000610051978645784132', 'a digit short'],
    ['TR3300061005197864578413260', 'a digit long'],
    ['DE89370400440532013000', 'of another country'],
    ['TR33 0006 1005 1978 6457 8413 26', 'with spaces'],
    ['', 'nothing'],
  ])('but not %s (%s)', (iban) => {
    expect(isIban(iban)).toBe(false);
  });
});
