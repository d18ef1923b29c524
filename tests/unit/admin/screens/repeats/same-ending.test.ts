import { expect, test } from 'vitest';
import { isOrdinalEnding, sameEnding } from '../../../../../admin/screens/repeats/next-title';

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
