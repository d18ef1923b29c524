import { describe, expect, test } from 'vitest';
import { bodyHtml } from '../../../../src/lib/html/body-html';
import { asHtml } from '../../../../src/lib/html/html';
import { plainText } from '../../../../src/lib/html/plain-text';

describe('any HTML becomes a body', () => {
  test.each([
    [
      'lines of a mail',
      '<div>Bir</div><div>İki</div><div><br></div><div>Üç</div>',
      '<p>Bir</p><p>İki</p><p>Üç</p>',
    ],
    [
      'text before the first line',
      'Sayın üyemiz,<div>Toplantı<br>19.00’da</div>',
      '<p>Sayın üyemiz,</p><p>Toplantı<br>19.00’da</p>',
    ],
    ['breaks for paragraphs', 'Bir<br><br>İki<br>Üç<br>', '<p>Bir</p><p>İki<br>Üç</p>'],
    [
      'sections and addresses',
      '<section><h1>Yer</h1><address>Kadıköy<br>İstanbul</address></section>',
      '<h2>Yer</h2><p>Kadıköy<br>İstanbul</p>',
    ],
    [
      'terms',
      '<dl><dt>Tarih<dd>5 Mayıs<dt>Yer<dd>Okul</dl>',
      '<p>Tarih</p><p>5 Mayıs</p><p>Yer</p><p>Okul</p>',
    ],
    [
      'a figure',
      '<center>Konser</center><figure>a<figcaption>b</figcaption></figure>',
      '<p>Konser</p><p>a</p><p>b</p>',
    ],
    [
      'lines in an item',
      '<ul><li><div>Bir</div><div>İki</div><li>Üç</ul>',
      '<ul><li><p>Bir</p><p>İki</p></li><li>Üç</li></ul>',
    ],
    [
      'a list beside its item',
      '<ul><li>Bir</li><ul><li>İç</li><ol><li>En iç</li></ol></ul><li>İki</li><ul></ul></ul>',
      '<ul><li>Bir<ul><li>İç<ol><li>En iç</li></ol></li></ul></li><li>İki</li></ul>',
    ],
    [
      'words behind a list in an item',
      '<ul><li>Bir</li><ul><li>İç</li></ul>son</ul>',
      '<ul><li>Bir<ul><li>İç</li></ul><p>son</p></li></ul>',
    ],
    [
      'a list in a block of a list',
      '<ol><li>Bir</li><div><ul><li>İki</li></ul></div></ol>',
      '<ol><li>Bir<ul><li>İki</li></ul></li></ol>',
    ],
    [
      'blocks in a heading that does not end',
      '<h2>Bir<section><h3>İki</h3><ul><li>Üç</li></ul></section>',
      '<h2>Bir</h2><h3>İki</h3><ul><li>Üç</li></ul>',
    ],
    ['a list in a list', '<ol><ul><li>a</li></ul></ol>', '<ol><li><ul><li>a</li></ul></li></ol>'],
    [
      'parts of a line that are shown as lines',
      'Yer<span style="display:block">Okul</span><a href="/uyelik" style="display: flex">Üye ol</a>son',
      '<p>Yer</p><p>Okul</p><p><a href="/uyelik">Üye ol</a></p><p>son</p>',
    ],
    ['text in a list', '<ul>Bir<li>İki</li></ul>', '<ul><li>Bir</li><li>İki</li></ul>'],
    ['lines in a heading', '<h2><div>Bahar</div><div>Şenliği</div></h2>', '<h2>Bahar<br>Şenliği</h2>'],
    [
      'lines in a quote',
      '<blockquote>Bir<div>İki</div></blockquote>',
      '<blockquote><p>Bir</p><p>İki</p></blockquote>',
    ],
    ['preformatted lines', '<pre>Bir\n  İki\n\nÜç</pre>', '<p>Bir<br>İki</p><p>Üç</p>'],
    [
      'lines that a style keeps',
      '<div style="white-space:pre-wrap">Bir\n\nİki</div>',
      '<p>Bir</p><p>İki</p>',
    ],
    [
      'lines that browsers keep by another name',
      '<span style="white-space-collapse: preserve; text-wrap-mode: wrap">Bir\nİki</span>',
      '<p>Bir<br>İki</p>',
    ],
    [
      'lines that only a part of them does not keep',
      '<pre>Bir\n<span style="white-space: normal">İki\nÜç</span>\nDört</pre>',
      '<p>Bir<br>İki Üç<br>Dört</p>',
    ],
    [
      'what stands in an object',
      '<object><p>Bir</p><table><tr><td>Ad</td><td>Ücret</td></tr></table></object>',
      '<p>Bir</p><table><tr><td>Ad</td><td>Ücret</td></tr></table>',
    ],
    [
      'emojis that are pictures',
      '<p>Selam <img alt="👩🏽\u200d🎓" src="https://a.example/1.png"><img alt="🇹🇷" src="data:image/gif;base64,R0">!</p>',
      '<p>Selam 👩🏽\u200d🎓🇹🇷!</p>',
    ],
    [
      'a picture of ours that an emoji describes',
      '<p>a</p><img src="/storage/v1/object/public/media/events/1-ab.webp" alt="🎓">',
      '<p>a</p><img src="/storage/v1/object/public/media/events/1-ab.webp" alt="🎓">',
    ],
    [
      'a list in a cell',
      '<table><tr><td><ul><li>Su</li><li>Ekmek</li></ul></td><td>2</td></tr></table>',
      '<table><tr><td><ul><li>Su</li><li>Ekmek</li></ul></td><td>2</td></tr></table>',
    ],
    [
      'a table',
      '<table><thead><tr><th>Ad<th>Ücret</thead><tr><th>Ayşe<td>120 TL</table>',
      '<table><thead><tr><th scope="col">Ad</th><th scope="col">Ücret</th></tr></thead><tr><th scope="row">Ayşe</th><td>120 TL</td></tr></table>',
    ],
    [
      'a table whose parts have no end',
      '<table><tbody><tr><td>Ayşe<tfoot><tr><td>120 TL</table>',
      '<table><tbody><tr><td>Ayşe</td></tr></tbody><tfoot><tr><td>120 TL</td></tr></tfoot></table>',
    ],
    [
      'a table in a table',
      '<table><tr><td>Dış<table><tr><td>Ayşe</td><td>120 TL</td></tr></table></td></tr></table>',
      '<table><tr><td>Dış<p>Ayşe · 120 TL</p></td></tr></table>',
    ],
    [
      'cells without a table',
      '<tr><td>Ayşe</td><td>120 TL</td></tr><tr><td>Ali</td></tr>',
      '<p>Ayşe · 120 TL</p><p>Ali</p>',
    ],
    [
      'text between rows',
      '<table>Not<tr><td>a</td></tr></table>',
      '<table><tr><td>Not</td></tr><tr><td>a</td></tr></table>',
    ],
    [
      'emphasis across lines',
      '<b>Bir<div>İki</div></b>',
      '<p><strong>Bir</strong></p><p><strong>İki</strong></p>',
    ],
    [
      'a link across lines',
      '<a href="/uyelik"><div>Bir</div><div>İki</div></a>',
      '<p><a href="/uyelik">Bir</a></p><p><a href="/uyelik">İki</a></p>',
    ],
    ['blanks', '<p>&nbsp;</p><p>a<span> </span>b</p><h2> </h2><ul><li></li></ul>', '<p>a b</p>'],
    [
      'what only looks like a tag',
      '<p>3 < 5, Ayşe <ayse@dernek.example></p>',
      '<p>3 &lt; 5, Ayşe &lt;ayse@dernek.example></p>',
    ],
  ])('%s', (_, html, body) => {
    expect(bodyHtml(html)).toBe(body);
    expect(bodyHtml(body)).toBe(body);
  });

  test.each([
    ['<span style="font-weight:700">a</span>', '<strong>a</strong>'],
    ['<span style="font-style: italic; color: red">a</span>', '<em>a</em>'],
    ['<span style="text-decoration:underline line-through">a</span>', '<s>a</s>'],
    ['300 m<span style="vertical-align:super;font-size:.6em">2</span>', '300 m<sup>2</sup>'],
    ['<span style="text-decoration-line: line-through">a</span>', '<s>a</s>'],
    ['H<span style="vertical-align:sub">2</span>O', 'H<sub>2</sub>O'],
    ['H<span style="vertical-align: -4.5pt">2</span>O', 'H<sub>2</sub>O'],
    ['H<span style="mso-text-raise: -3.0pt">2</span>O', 'H<sub>2</sub>O'],
    ['<b style="font-weight:normal">a</b> <i style="font-style:normal">b</i>', 'a b'],
    ['300 m<span style="vertical-align:4.5pt;font-size:8pt">2</span>', '300 m<sup>2</sup>'],
    ['300 m<span style="position:relative;top:-3.0pt;mso-text-raise:3.0pt">2</span>', '300 m<sup>2</sup>'],
    ['H<span style="mso-text-raise:-3.0pt">2</span>O', 'H<sub>2</sub>O'],
    ['<strike>a</strike> <del>b</del><ins>c</ins>', '<s>a</s> c'],
    ['<u>a</u> <font color=red>b</font> <mark>c</mark>', 'a b c'],
    ['<b><span style="font-weight:bold">a</span></b>', '<strong>a</strong>'],
    ['<b style="mso-bidi-font-weight:normal">a</b>', '<strong>a</strong>'],
  ])('emphasis keeps its meaning, not its look: %s', (html, body) => {
    expect(bodyHtml(`<p>${html}</p>`)).toBe(`<p>${body}</p>`);
  });

  test.each([
    '<!-- a note -->',
    '<!--[if gte mso 9]><xml><o:Office>x</o:Office></xml><![endif]-->',
    '<style>p{}</style><title>x</title><script>alert(1)</script>',
    '<span style="display:none">x</span>',
    '<span style="mso-hide:all">x<span>y</span></span>',
    '<span hidden>x</span>',
    '<span class="a" hidden="">x</span>',
    '<span style="font-size:0">x</span>',
    '<span style="color:#fff; opacity: 0;">x</span>',
    '<a href="https://docs.example/d/1#ftnt_ref2">[2]</a>',
    '<a href="#_ftn1"><span class="MsoFootnoteReference">[1]</span></a>',
    '<a href="#_ftnref1">[1]</a>',
    '<sup><a href="#cmnt1">[a]</a></sup>',
    '<span class="MsoCommentReference">[AY1]</span>',
    '<div style="mso-element:comment-list"><p>Bu cümle değişsin</p></div>',
    '<svg><text>x</text></svg>',
    '<svg><svg id="a"/><text>x</text></svg>',
  ])('what nobody is to read goes with its text: %s', (html) => {
    expect(bodyHtml(`<p>Önce${html}</p><p>sonra</p>`)).toBe('<p>Önce</p><p>sonra</p>');
  });

  test.each(['#_Toc152', '#_Ref9', '#_heading=h.1ab', '#heading=h.xyz', '#bookmark=id.7'])(
    'a link to a place in the document that a text was copied from is text: %s',
    (address) => {
      expect(bodyHtml(`<p><a href="${address}">Bölüm 2</a></p>`)).toBe('<p>Bölüm 2</p>');
      expect(bodyHtml('<p><a href="#program">Program</a></p>')).toContain('href="#program"');
    },
  );

  test.each([
    ['a hidden picture', '<p>Önce</p><img src="https://a.example/p.gif" style="display:none"><p>sonra</p>'],
    ['a hidden break', '<p>Önce</p><br style="mso-hide:all"><p>sonra</p>'],
    ['a hidden paragraph without an end', '<p>Önce<p style="display:none">x<p>sonra</p>'],
    ['a hidden element that never ends', '<p>Önce</p><div style="display:none"><p>sonra</p>'],
    ['a head without an end', '<head><meta charset="utf-8"><title>x</title><body><p>Önce</p><p>sonra</p>'],
    ['a hidden line', '<p>Önce</p><hr style="display:none" /><p>sonra</p>'],
    ['a field that hides', '<p>Önce</p><input type="hidden" style="display:none"><p>sonra</p>'],
    ['a hidden table', '<p>Önce</p><table style="display:none"><tr><td>x</td></tr></table><p>sonra</p>'],
  ])('what is hidden takes nothing else with it: %s', (_, html) => {
    expect(bodyHtml(html).replace('<hr>', '')).toBe('<p>Önce</p><p>sonra</p>');
  });

  test('a table after a hidden one stays a table, also with columns that have no end', () => {
    const table = '<table><tr><td>a</td><td>b</td></tr></table>';
    expect(bodyHtml(`<table style="display:none"><tr><td>x</td></tr></table>${table}`)).toBe(table);
    expect(bodyHtml(table.replace('<tr>', '<colgroup><col><tr>'))).toBe(table);
  });

  test('hostile nesting is read quickly, and no text of it is lost', () => {
    for (const part of ['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<a "', '<a \'"', '<![if x', '<!--'])
      expect(bodyHtml(`<p>a</p>${part.repeat(20_000)}`)).toMatch(/^<p>a<\/p>/);
    expect(bodyHtml(`${'<div>'.repeat(20_000)}son`)).toBe('<p>son</p>');
  });
});

const BLOCKS =
  'address article blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h6 header li main nav ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  );

test.each(BLOCKS)(
  'within and around %s no other block joins lines, loses one, or changes when it is read again',
  (outer) => {
    for (const inner of BLOCKS)
      for (const html of [
        `bir<${outer}>iki<${inner}>üç</${inner}>dört</${outer}>beş`,
        `bir<${outer}><b>iki<${inner}>üç</b><${outer}>dört<${inner}>beş`,
        `bir<${outer}><div><${inner}>iki<br>üç</${outer}><${inner}>dört</${inner}><div>beş`,
      ]) {
        const body = bodyHtml(html);
        expect(plainText(asHtml(body)).replaceAll('·', ' ').split(/\s+/), html).toEqual([
          'bir',
          'iki',
          'üç',
          'dört',
          'beş',
        ]);
        expect(bodyHtml(body), html).toBe(body);
      }
  },
);

describe('plain text becomes a body', () => {
  test.each([
    ['  Bir \n\tİki ', '<p>Bir<br>İki</p>'],
    ['Bir\r\nİki\n\n\nÜç', '<p>Bir<br>İki</p><p>Üç</p>'],
    ['- Bir\n- İki', '<ul><li>Bir</li><li>İki</li></ul>'],
    [
      'Getirin:\n• Su\n•\tŞapka\nBekleriz',
      '<p>Getirin:</p><ul><li>Su</li><li>Şapka</li></ul><p>Bekleriz</p>',
    ],
    [
      '\uf0b7 Su\n\uf0a7 Hırka\n● Şapka\n➢ Fener',
      '<ul><li>Su</li><li>Hırka</li><li>Şapka</li><li>Fener</li></ul>',
    ],
    [
      'Sayın <ad soyad>,\n<Üye no> ve <oda-no>',
      '<p>Sayın &lt;ad soyad&gt;,<br>&lt;Üye no&gt; ve &lt;oda-no&gt;</p>',
    ],
    ['1. Açılış\n2. Seçim\n3) Dilekler', '<ol><li>Açılış</li><li>Seçim</li><li>Dilekler</li></ol>'],
    ['4. Madde\n5. Madde', '<ol start="4"><li>Madde</li><li>Madde</li></ol>'],
    ['37. dönem\n40. dönem', '<p>37. dönem<br>40. dönem</p>'],
    ['39. yılımız kutlu olsun', '<p>39. yılımız kutlu olsun</p>'],
    ['-5 derece', '<p>-5 derece</p>'],
    [
      'Ad\tÜcret\nAyşe\t120 TL\nAli',
      '<table><tbody><tr><td>Ad</td><td>Ücret</td></tr><tr><td>Ayşe</td><td>120 TL</td></tr></tbody></table><p>Ali</p>',
    ],
    ['Ayşe\t120 TL', '<p>Ayşe · 120 TL</p>'],
    [
      'Ayşe <ayse@dernek.example> ile 3 < 5 & 7',
      '<p>Ayşe &lt;ayse@dernek.example&gt; ile 3 &lt; 5 &amp; 7</p>',
    ],
    ['  ', ''],
  ])('%j', (text, body) => {
    expect(bodyHtml(text)).toBe(body);
  });
});
