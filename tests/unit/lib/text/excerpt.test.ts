import { describe, expect, test } from 'vitest';
import { excerpt } from '../../../../src/lib/text/excerpt';

describe('excerpts', () => {
  test('a long text ends at a word within its length, in one ellipsis', () => {
    expect(excerpt('Gölgede bir öğle sonrası', 14)).toBe('Gölgede bir…');
    expect(excerpt('Gölgede bir öğle sonrası', 16)).toBe('Gölgede bir öğle…');
    expect(excerpt('Önce, sonra, yine', 12)).toBe('Önce, sonra…');
    expect(excerpt('Bak! Şuraya', 6)).toBe('Bak!…');
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
