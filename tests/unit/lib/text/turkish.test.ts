import { describe, expect, test } from 'vitest';
import { inYear, sinceYear } from '../../../../src/lib/text/locative';
import {
  compareTurkish,
  foldTurkish,
  lowerFirst,
  lowerTurkish,
  upperTurkish,
} from '../../../../src/lib/text/turkish';

describe('Turkish text', () => {
  test.each(['Işık', 'ISIK', 'isik', 'IŞIK', 'ışık', 'İşik'])('%s folds to isik', (word) => {
    expect(foldTurkish(word)).toBe('isik');
  });

  test('folding maps every Turkish, circumflexed and French letter', () => {
    expect(foldTurkish('ÇĞIİÖŞÜ çğıiöşü âîû ÉÈÊËÀÏÔŒ æ')).toBe('cgiiosu cgiiosu aiu eeeeaiooe ae');
  });

  test('a decomposed letter folds like the composed one', () => {
    expect(foldTurkish('s\u0327ehir I\u0307zmir')).toBe('sehir izmir');
  });

  test('upper case keeps i dotted and ı dotless', () => {
    expect(upperTurkish('istanbul ışığı')).toBe('İSTANBUL IŞIĞI');
    expect(lowerTurkish('İSTANBUL IŞIĞI')).toBe('istanbul ışığı');
  });

  test('names sort in the Turkish alphabet', () => {
    const names = 'Cem Çağrı Irmak İpek Okan Öykü Sena Şule Zeynep'.split(' ');
    expect(names.toReversed().sort(compareTurkish)).toEqual(names);
  });
});

test('a label inside a sentence lowers its first letter, unless it is an abbreviation', () => {
  const lowered = ['Takvim kaydı', 'İndirim', 'Işık', 'NDS haberi'].map(lowerFirst);
  expect(lowered).toEqual(['takvim kaydı', 'indirim', 'ışık', 'NDS haberi']);
});

test.each([
  [1987, '1987’de', '1987’den'],
  [2009, '2009’da', '2009’dan'],
  [2025, '2025’te', '2025’ten'],
  [2026, '2026’da', '2026’dan'],
  [2031, '2031’de', '2031’den'],
  [2010, '2010’da', '2010’dan'],
  [1940, '1940’ta', '1940’tan'],
  [1960, '1960’ta', '1960’tan'],
  [1970, '1970’te', '1970’ten'],
  [1980, '1980’de', '1980’den'],
  [1990, '1990’da', '1990’dan'],
  [1900, '1900’de', '1900’den'],
  [2000, '2000’de', '2000’den'],
])('%i takes the ending that one hears: %s, %s', (year, within, since) => {
  expect([inYear(year), sinceYear(year)]).toEqual([within, since]);
});
