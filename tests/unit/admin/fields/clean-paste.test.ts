// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanPaste as clean } from '../../../../admin/fields/richtext/clean-paste';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Autolink, findLinks, isLinkOnly } from '../../../../admin/fields/richtext/autolink';
import { linkAddress } from '../../../../admin/fields/richtext/link-address';
import { CLIPBOARDS } from '../../../fixtures/clipboards';

const PICTURES = '/storage/v1/object/public/media/events/';
const cleanPaste = (html: string) =>
  clean(html, (picture) => picture.startsWith(PICTURES)).html.replaceAll(/>\s+</g, '><');

/**
 * The clipboard of Word 365: declarations, namespaces, conditional comments, list items as styled paragraphs.
 */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} @list l0:level1 {mso-level-number-format:bullet} --></style></head>
<body lang=TR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-family:"Calibri Light";color:#2F5496'>Mezunlar Günü<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'><span lang=TR style='font-size:12.0pt'>20 Ocak</span></b><span lang=TR>’ta&nbsp;buluşuyoruz. <a href="https://dernek.example/kayit"><span style='color:blue'>Kayıt</span></a><o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Plaket töreni<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>25. yıl<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Konser<o:p></o:p></p>
<p class=MsoNormal>Program:</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Karşılama</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]><i>Açılış</i></p>
<p class=MsoNormal><img width=624 height=416 src="file:///C:/Users/AppData/clip_image001.png"></p>
<p class=MsoQuote><i>Bir ağaç dikmek,<o:p></o:p></i></p>
<p class=MsoIntenseQuote>bir söz vermektir.</p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Çağrı</span></h2>
<p dir="ltr"><span style="font-weight:700">Kalın</span><span style="font-style:italic"> ve eğik</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Bir</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>İçte</span></p></li><ol><li dir="ltr" aria-level="3"><p dir="ltr"><span>En içte</span></p></li></ol></ul>
<li dir="ltr" aria-level="1"><p dir="ltr"><a href="https://dernek.example/kayit" style="text-decoration:none"><span style="color:#1155cc">Kayıt</span></a></p></li></ul></b><br class="Apple-interchange-newline">`;

describe('pasting', () => {
  test('from Word keeps headings, nested lists, numbers, links and emphasis, and no Word markup', () => {
    const html = cleanPaste(WORD);
    expect(html).toBe(
      '<h2>Mezunlar Günü</h2>' +
        '<p><strong>20 Ocak</strong>’ta buluşuyoruz. <a href="https://dernek.example/kayit">Kayıt</a></p>' +
        '<ul><li>Plaket töreni<ul><li>25. yıl</li></ul></li><li>Konser</li></ul>' +
        '<p>Program:</p>' +
        '<ol><li>Karşılama</li><li><em>Açılış</em></li></ol>' +
        '<blockquote><p><em>Bir ağaç dikmek,</em></p><p>bir söz vermektir.</p></blockquote>',
    );
  });

  test('from Google Docs keeps what the styles mean', () => {
    expect(cleanPaste(DOCS)).toBe(
      '<h2>Çağrı</h2><p><strong>Kalın</strong><em> ve eğik</em></p>' +
        '<ul><li><p>Bir</p><ul><li><p>İçte</p><ol><li><p>En içte</p></li></ol></li></ul></li>' +
        '<li><p><a href="https://dernek.example/kayit">Kayıt</a></p></li></ul>',
    );
  });

  test.each(CLIPBOARDS)('from %s keeps lines, cells and meaning', (_, html, body) => {
    expect(cleanPaste(html)).toBe(body);
  });

  test.each([
    ['<p style="font-family:Arial">a</p>', { lostLook: true, lostPicture: false }],
    ['<p><font color=red>a</font></p>', { lostLook: true, lostPicture: false }],
    ['<p>a<img src="https://elsewhere.example/a.png"></p>', { lostLook: false, lostPicture: true }],
    ['<p><b>a</b></p>', { lostLook: false, lostPicture: false }],
  ])('says what it lost: %s', (html, lost) => {
    expect(clean(html, () => true)).toMatchObject(lost);
  });

  test('from this editor keeps the pictures in the resource’s own folder', () => {
    const ours = `<img src="${PICTURES}1-ab.webp" alt="Çınaraltı" width="1200" height="800">`;
    const others = ours.replaceAll('/events/', '/announcements/');
    expect(cleanPaste(`<p>Önce</p>${ours}${others}<p>Sonra</p>`)).toBe(`<p>Önce</p>${ours}<p>Sonra</p>`);
  });

  test('removes angle brackets from a picture’s description, because excerpts and the search strip tags', () => {
    const html = `<img src="${PICTURES}1-ab.webp" alt=" 3 > 2 <b> &quot;iki&quot; ">`;
    expect(cleanPaste(html)).toBe(`<img src="${PICTURES}1-ab.webp" alt="3  2 b &quot;iki&quot;">`);
  });

  test('from a web page drops scripts, pictures and script addresses', () => {
    const html =
      '<p>Selam<img src=x onerror=alert(1)><script>alert(1)</script> <a href="javascript:alert(1)">tık</a></p>';
    expect(cleanPaste(html)).toBe('<p>Selam tık</p>');
  });
});

describe('a typed link', () => {
  test.each([
    ['https://dernek.example/a', 'https://dernek.example/a'],
    ['bilgi@dernek.example', 'mailto:bilgi@dernek.example'],
    ['+90 (0)212 000 00 00', 'tel:+902120000000'],
    ['112', 'tel:112'],
    ['555 12 34', null],
    ['Www.dernek.example/gala', 'https://www.dernek.example/gala'],
    ['Https://dernek.example', 'https://dernek.example'],
    ['https://dernek.example/a b', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['', null],
  ])('%s → %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  test.each([
    ['bkz. https://dernek.example/gala’dan sonra', 'https://dernek.example/gala'],
    ["https://dernek.example/gala'ya gelin", 'https://dernek.example/gala'],
    ['https://dernek.example/gala, sonra', 'https://dernek.example/gala'],
    ['(www.dernek.example).', 'https://www.dernek.example'],
    ['“https://dernek.example/a?b=1&c=2”nin', 'https://dernek.example/a?b=1&c=2'],
    ['https://tr.example/Ders_(dernek).', 'https://tr.example/Ders_(dernek)'],
    ['dernek.org.tr’ye yazın', 'https://dernek.org.tr'],
    ["bilgi@dernek.example'e yazın", 'mailto:bilgi@dernek.example'],
    ['https://dernek.example…', 'https://dernek.example'],
    ["<https://dernek.example/l'annee>", 'https://dernek.example/l'],
  ])('in the words %j is %s', (words, href) => {
    expect(findLinks(words).map((link) => link.href)).toEqual([href]);
  });

  test.each([
    'Saat 14.30’da.Sonra yemek',
    'bulten.pdf',
    'ayse@dernek',
    'javascript:alert(1)',
    '0212 555 00 11',
  ])('is none of %j', (words) => expect(findLinks(words)).toEqual([]));

  test('becomes a link when the word that holds it ends', () => {
    const link = { openOnClick: false, shouldAutoLink: isLinkOnly };
    const editor = new Editor({ extensions: [StarterKit.configure({ link }), Autolink] });
    const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
    type('https://dernek.example/gala’dan');
    expect(editor.getHTML()).toBe('<p>https://dernek.example/gala’dan</p>');
    type(' ');
    expect(editor.getHTML()).toContain('>https://dernek.example/gala</a>’dan </p>');
    type('www.dernek.example, ');
    expect(editor.getHTML()).toContain('href="https://www.dernek.example">www.dernek.example</a>, </p>');
    editor.destroy();
  });
});
