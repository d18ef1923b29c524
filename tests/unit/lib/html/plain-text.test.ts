import { describe, expect, test } from 'vitest';
import { asHtml } from '../../../../src/lib/html/html';
import { plainText } from '../../../../src/lib/html/plain-text';

const plainOf = (html: string) => plainText(asHtml(html));

describe('plain text of a body', () => {
  test('block elements separate words, inline elements do not', () => {
    expect(plainOf('<p>Bir</p><p>i<strong>ki</strong><br>üç</p>')).toBe('Bir iki üç');
  });

  test('entities become their letters, once', () => {
    expect(plainOf('&Ccedil;ay&nbsp;&amp;&#32;&#x15F;eker &amp;lt; &bilinmeyen;')).toBe(
      'Çay & şeker &lt; &bilinmeyen;',
    );
  });

  test('scripts, styles and comments are not text', () => {
    expect(plainOf('a<script>alert("x")</script><style>p{}</style><!-- not -->b')).toBe('ab');
  });

  test('hostile HTML is processed quickly', () => {
    const start = performance.now();
    plainOf('<script'.repeat(50_000) + '<!--'.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
