import { describe, expect, test } from 'vitest';
import { endingAfter, isOrdinalEnding, sameEnding } from '../../../../src/lib/text/number-endings';

describe('an ending after a number follows its last spoken word', () => {
  test.each([
    [1, 'inci', 'de', 'in'],
    [2, 'nci', 'de', 'nin'],
    [3, 'üncü', 'te', 'ün'],
    [4, 'üncü', 'te', 'ün'],
    [5, 'inci', 'te', 'in'],
    [6, 'ncı', 'da', 'nın'],
    [7, 'nci', 'de', 'nin'],
    [8, 'inci', 'de', 'in'],
    [9, 'uncu', 'da', 'un'],
    [10, 'uncu', 'da', 'un'],
    [20, 'nci', 'de', 'nin'],
    [30, 'uncu', 'da', 'un'],
    [40, 'ıncı', 'ta', 'ın'],
    [50, 'nci', 'de', 'nin'],
    [60, 'ıncı', 'ta', 'ın'],
    [70, 'inci', 'te', 'in'],
    [80, 'inci', 'de', 'in'],
    [90, 'ıncı', 'da', 'ın'],
    [100, 'üncü', 'de', 'ün'],
    [2000, 'inci', 'de', 'in'],
    [2026, 'ncı', 'da', 'nın'],
    [0, 'ıncı', 'da', 'ın'],
  ])('%i: ’%s, ’%s, ’%s', (number, ordinal, at, of) => {
    expect([endingAfter(number, '(I)ncI'), endingAfter(number, 'DA'), endingAfter(number, '(n)In')]).toEqual([
      ordinal,
      at,
      of,
    ]);
  });
});

test.each([
  [39, 'uncu', 40, 'ıncı'],
  [39, 'UNCU', 40, 'INCI'],
  [39, 'uncusu', 40, 'ıncısı'],
  [2026, 'da', 2027, 'de'],
  [2026, 'dan', 2027, 'den'],
  [2026, 'nın', 2027, 'nin'],
  [2026, 'ya', 2027, 'ye'],
  [2026, 'yı', 2027, 'yi'],
  [2027, 'deki', 2028, 'deki'],
  [2029, 'daki', 2030, 'daki'],
  [2028, 'e', 2029, 'a'],
  [2026, 'xyz', 2027, 'xyz'],
])('%i’%s becomes %i’%s', (number, ending, next, expected) => {
  expect(sameEnding(number, ending, next)).toBe(expected);
});

test('an ordinal is told from other endings', () => {
  expect([isOrdinalEnding(39, 'uncu'), isOrdinalEnding(39, 'da'), isOrdinalEnding(2, 'uncu')]).toEqual([
    true,
    false,
    false,
  ]);
});
