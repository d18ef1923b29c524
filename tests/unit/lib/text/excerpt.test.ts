import { describe, expect, test } from 'vitest';
import { excerpt, firstWords } from '../../../../src/lib/text/excerpt';

describe('excerpts', () => {
  test('a long text ends at a word within its length, in one ellipsis', () => {
    for (const cut of [excerpt, firstWords]) {
      expect(cut('Gölgede bir öğle sonrası', 14)).toBe('Gölgede bir…');
      expect(cut('Gölgede bir öğle sonrası', 16)).toBe('Gölgede bir öğle…');
      expect(cut('Önce, sonra, yine', 12)).toBe('Önce, sonra…');
    }
    expect(firstWords('Bak! Şuraya', 6)).toBe('Bak!…');
  });

  test.each([
    ['Kayıtlar açıldı. Yerler saat 17.00’de doluyor.', 30, 'Kayıtlar açıldı. …'],
    ['Kayıtlar açıldı. Yerler doluyor. Acele edin.', 40, 'Kayıtlar açıldı. Yerler doluyor. …'],
    ['“Geliyoruz!” Dedi ve gitti.', 20, '“Geliyoruz!” …'],
    // A sentence of less than half the length would leave the card empty.
    ['Evet. Yerler saat beşte doluyor ve kapı kapanıyor.', 40, 'Evet. Yerler saat beşte doluyor ve kapı…'],
    ['Ödülü Prof. Dr. Lale K. Çınar 3. Dönem adına alıyor.', 40, 'Ödülü Prof. Dr. Lale K. Çınar 3. Dönem…'],
  ])('%s keeps its whole sentences within %i characters', (text, length, shown) => {
    expect(excerpt(text, length)).toBe(shown);
  });

  test('an excerpt of an excerpt is the same', () => {
    for (const text of ['Kayıtlar açıldı. Yerler doluyor. Acele edin.', 'Gölgede bir öğle sonrası oturduk']) {
      for (let length = 10; length < 45; length += 1) {
        const once = excerpt(text, length);
        expect(excerpt(once, length), String(length)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(length + 1);
      }
    }
  });

  test('a word that is longer by itself is cut by code points', () => {
    expect(excerpt('abcdef', 3)).toBe('abc…');
    expect(excerpt('🌳🌳🌳', 2)).toBe('🌳🌳…');
    expect(excerpt('Bekleyin... sonra', 10)).toBe('Bekleyin…');
    expect(excerpt('bir iki', 4)).toBe('bir…');
  });

  test.each([
    'Ayşe <ayse@dernek.example> ile 3 < 5',
    'a<b ve b>c',
    '<3 okulumuz',
    'Kahve & çay &amp; &lt;p&gt;',
    '<script>alert(1)</script>',
    '<p>bir</p>',
    '<!-- not -->',
    'Saat 9 < t > 10',
  ])('plain text is no HTML: %s', (text) => {
    expect(excerpt(text, 100)).toBe(text);
  });
});
