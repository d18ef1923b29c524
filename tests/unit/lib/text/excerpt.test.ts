import { describe, expect, test } from 'vitest';
import { excerpt, plainText } from '../../../../src/lib/text/excerpt';

describe('plain text of a body', () => {
  test('block elements separate words, inline elements do not', () => {
    expect(plainText('<p>Bir</p><p>i<strong>ki</strong><br>üç</p>')).toBe('Bir iki üç');
  });

  test('entities become their letters, once', () => {
    expect(plainText('&Ccedil;ay&nbsp;&amp;&#32;&#x15F;eker &amp;lt; &bilinmeyen;')).toBe(
      'Çay & şeker &lt; &bilinmeyen;',
    );
  });

  test('scripts, styles and comments are not text', () => {
    expect(plainText('a<script>alert("x")</script><style>p{}</style><!-- not -->b')).toBe('ab');
  });

  test('hostile HTML is processed quickly', () => {
    const start = performance.now();
    plainText('<script'.repeat(50_000) + '<!--'.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

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
});
