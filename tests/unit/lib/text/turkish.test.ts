import { describe, expect, test } from 'vitest';
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
    const names = ['Zeynep', 'Şule', 'Çağrı', 'Irmak', 'İpek', 'Cem', 'Sena', 'Öykü', 'Okan'];
    expect(names.sort(compareTurkish)).toEqual([
      'Cem',
      'Çağrı',
      'Irmak',
      'İpek',
      'Okan',
      'Öykü',
      'Sena',
      'Şule',
      'Zeynep',
    ]);
  });
});

test('a label inside a sentence lowers its first letter, unless it is an abbreviation', () => {
  expect(['Takvim kaydı', 'İndirim', 'Işık', 'NDS haberi'].map(lowerFirst)).toEqual([
    'takvim kaydı',
    'indirim',
    'ışık',
    'NDS haberi',
  ]);
});
