import { describe, expect, test } from 'vitest';
import { asHtml } from '../../../../src/lib/html/html';
import { plainText, proseText } from '../../../../src/lib/html/plain-text';

const plainOf = (html: string) => plainText(asHtml(html));

describe('plain text of a body', () => {
  test('block elements separate words, inline elements do not', () => {
    expect(plainOf('<p title="a">Bir</p><p>i<strong>ki</strong><br>üç<hr>dört</p>')).toBe('Bir iki üç dört');
  });

  test('a text view has each paragraph and list item on a line', () => {
    expect(plainText(asHtml('<p>Bir</p><ul><li>iki</li><li><b>üç</b></li></ul>'), '\n')).toBe('Bir\niki\nüç');
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

describe('prose of a body', () => {
  const proseOf = (html: string) => proseText(asHtml(html));

  test('is its paragraphs; headings, lists, tables and captions never run into them', () => {
    const list = '<ul><li>Öğrenci belgesi<ol><li>aslı</li></ol></li><li>fotoğraf</li></ul>';
    const table =
      '<table><caption>Saatler</caption><tr><td>Pazartesi<table><tr><td>9</td></tr></table></td></tr></table>';
    expect(
      proseOf(
        `<h2>Kayıt</h2><p>Yerler saat <b>17.00</b>’de doluyor.</p>${list}<h3>Belgeler</h3><p>Erken gelin.</p>` +
          `${table}<figure><figcaption>Avlu</figcaption></figure><blockquote><p>Bekleriz.</p></blockquote>`,
      ),
    ).toBe('Yerler saat 17.00’de doluyor. Erken gelin. Bekleriz.');
    expect(proseOf('Yalın metin<br>iki satır')).toBe('Yalın metin iki satır');
    expect(proseOf(list)).toBe('');
  });

  test.each([
    ['<p>Değerli mezunlarımız,</p><p>Kayıtlar açıldı.</p>', 'Kayıtlar açıldı.'],
    ['<p>Sevgili Üyeler</p><h2>Gündem</h2><p>Toplanıyoruz.</p>', 'Toplanıyoruz.'],
    ['<p>Merhaba!<br>Kayıtlar açıldı.</p>', 'Kayıtlar açıldı.'],
    ['<p>Sayın Yönetim Kurulu Üyeleri:</p>', ''],
    ['<p>Değerli hocamız Lale Çınar’ı yitirdik.</p>', 'Değerli hocamız Lale Çınar’ı yitirdik.'],
    ['<p>Sevgililer Günü konseri</p>', 'Sevgililer Günü konseri'],
  ])('begins after the salutation: %s', (html, prose) => {
    expect(proseOf(html)).toBe(prose);
  });
});
