import { describe, expect, test } from 'vitest';
import { endingAfter } from '../../../../src/lib/text/number-endings';

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
