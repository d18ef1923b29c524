import { expect, test } from 'vitest';
import { inYear, sinceYear } from '../../../../src/lib/text/locative';

test.each([
  [1987, '1987’de', '1987’den'],
  [2009, '2009’da', '2009’dan'],
  [2025, '2025’te', '2025’ten'],
  [2026, '2026’da', '2026’dan'],
  [2031, '2031’de', '2031’den'],
  [2010, '2010’da', '2010’dan'],
  [1960, '1960’ta', '1960’tan'],
  [1970, '1970’te', '1970’ten'],
  [1980, '1980’de', '1980’den'],
  [1990, '1990’da', '1990’dan'],
  [1900, '1900’de', '1900’den'],
  [2000, '2000’de', '2000’den'],
])('%i takes the ending that one hears: %s, %s', (year, within, since) => {
  expect([inYear(year), sinceYear(year)]).toEqual([within, since]);
});
