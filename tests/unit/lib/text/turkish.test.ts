import { describe, expect, test } from 'vitest';
import { inYear, sinceYear } from '../../../../src/lib/text/locative';
import { compareTurkish, foldTurkish, lowerTurkish, upperTurkish } from '../../../../src/lib/text/turkish';

describe('Turkish text', () => {
  test.each(['ISIK', 'isik', 'IŞIK', 'İşik'])('%s folds to isik', (word) => {
    expect(foldTurkish(word)).toBe('isik');
  });

  test('a decomposed letter folds like the composed one', () => {
    expect(foldTurkish('s\u0327ehir I\u0307zmir')).toBe('sehir izmir');
  });

  test.each([
    ['ﬁnal ﬂüt', 'final flut'],
    ['üye\u00adlik\u200b', 'uyelik'],
    ['\u202aIşı\u200ek\u202c', 'isik'],
    ['Ｙａｚ Ｇｅｚｉｓｉ', 'yaz gezisi'],
    ['𝐘𝐚𝐳 𝓖𝓮𝔃𝓲𝓼𝓲', 'yaz gezisi'],
    ['Đorđe Łukasz Ørsted', 'dorde lukasz orsted'],
    ['Straße ẞ', 'strasse ss'],
    ['Œuvre Æsop Þór', 'oeuvre aesop thor'],
    ['İstanbul’da', "istanbul'da"],
    ['300 m²', '300 m2'],
    ['ŉ ĳ ǆ', "'n ij dz"],
  ])('%s folds to %s', (text, folded) => expect(foldTurkish(text)).toBe(folded));

  test('upper case keeps i dotted and ı dotless', () => {
    expect(upperTurkish('istanbul ışığı')).toBe('İSTANBUL IŞIĞI');
    expect(lowerTurkish('İSTANBUL IŞIĞI')).toBe('istanbul ışığı');
  });

  test('names sort in the Turkish alphabet', () => {
    const names = 'Cem Çağrı Irmak İpek Okan Öykü Sena Şule Zeynep'.split(' ');
    expect(names.toReversed().sort(compareTurkish)).toEqual(names);
  });
});

test.each([
  [1987, '1987’de', '1987’den'],
  [2025, '2025’te', '2025’ten'],
  [2010, '2010’da', '2010’dan'],
  [1940, '1940’ta', '1940’tan'],
  [1900, '1900’de', '1900’den'],
  [2000, '2000’de', '2000’den'],
])('%i takes the ending that one hears: %s, %s', (year, within, since) => {
  expect([inYear(year), sinceYear(year)]).toEqual([within, since]);
});
