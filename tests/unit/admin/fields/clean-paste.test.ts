// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanPaste as clean } from '../../../../admin/fields/richtext/clean-paste';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Autolink, findLinks, isLinkOnly, linkAddress } from '../../../../admin/fields/richtext/autolink';
import { sanitize } from '../../../../admin/fields/richtext/sanitize';
import { CLIPBOARDS } from '../../../fixtures/clipboards';

const PICTURES = '/storage/v1/object/public/media/events/';
const cleanPaste = (html: string) =>
  clean(html, (picture) => picture.startsWith(PICTURES)).html.replaceAll(/>\s+</g, '><');

describe('pasting', () => {
  test.each(CLIPBOARDS)('from %s keeps lines, cells and meaning', (_, html, body) => {
    expect(cleanPaste(html)).toBe(body);
  });

  test.each([
    ['<p style="font-family:Arial">a</p>', { lostLook: true, lostPicture: false }],
    ['<p><font color=red>a</font></p>', { lostLook: true, lostPicture: false }],
    ['<p>a<img src="https://elsewhere.example/a.png"></p>', { lostLook: false, lostPicture: true }],
    ['<p>a<img alt="🎒" src="https://elsewhere.example/a.png"></p>', { lostLook: false, lostPicture: false }],
    ['<p style="text-align: justify">a</p>', { lostLook: true, lostPicture: false }],
    ['<span style="background:yellow">a</span>', { lostLook: true, lostPicture: false }],
    ['<p><span style="font-weight:700">a</span></p>', { lostLook: false, lostPicture: false }],
    ['<p style="font-size:9pt">a</p><img src="file:///C:/a.png">', { lostLook: true, lostPicture: true }],
    ['<p><b>a</b></p>', { lostLook: false, lostPicture: false }],
  ])('says what it lost: %s', (html, lost) => {
    expect(clean(html, () => true)).toMatchObject(lost);
  });

  test.each([
    ['a line between its items', '<p>Sonra</p>'],
    ['a heading between its items', '<h2>Sonra</h2>'],
  ])('from Word keeps %s where it stood', (_, between) => {
    const item = (words: string) => `<p style="mso-list:l0 level1 lfo1">${words}</p>`;
    expect(cleanPaste(`${item('Bir')}${between}${item('İki')}`)).toBe(
      `<ul><li>Bir</li></ul>${between}<ul><li>İki</li></ul>`,
    );
  });

  test('from this editor keeps the pictures in the resource’s own folder', () => {
    const ours = `<img src="${PICTURES}1-ab.webp" alt="Çınaraltı" width="1200" height="800">`;
    const others = ours.replaceAll('/events/', '/announcements/');
    expect(cleanPaste(`<p>Önce</p>${ours}${others}<p>Sonra</p>`)).toBe(`<p>Önce</p>${ours}<p>Sonra</p>`);
  });

  test('keeps angle brackets in a picture’s description, as entities in what is stored', () => {
    const html = `<img src="${PICTURES}1-ab.webp" alt=" 3 > 2 <b> &quot;iki&quot; ">`;
    const stored = `<img src="${PICTURES}1-ab.webp" alt="3 &gt; 2 &lt;b&gt; &quot;iki&quot;">`;
    expect([sanitize(html), sanitize(stored)]).toEqual([stored, stored]);
    expect(cleanPaste(html).replaceAll('>', '&gt;').replaceAll('<', '&lt;')).toBe(
      stored.replaceAll('>', '&gt;').replaceAll('<', '&lt;'),
    );
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
    ['mailto:bilgi@dernek.example?subject=Kay%C4%B1t', 'mailto:bilgi@dernek.example?subject=Kay%C4%B1t'],
    ['#program', '#program'],
    ['tel:0212 555 00 11', 'tel:+902125550011'],
    ['tel:0212', null],
    ['mailto:bilgi', null],
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
    ['https://dernek.example/gala—yine', 'https://dernek.example/gala—yine'],
    ['https://dernek.example/gala— yine', 'https://dernek.example/gala'],
    ["<https://dernek.example/l'annee>", 'https://dernek.example/l'],
    ['adres:https://dernek.example/gala', 'https://dernek.example/gala'],
    ['E-posta:bilgi@dernek.example', 'mailto:bilgi@dernek.example'],
    ['📍https://dernek.example/gala🎉', 'https://dernek.example/gala'],
    ['\u200bhttps://dernek.example/gala\u200b', 'https://dernek.example/gala'],
    ['_https://dernek.example/gala_', 'https://dernek.example/gala'],
    ['https://video.example/dQw4w9WgXc_', 'https://video.example/dQw4w9WgXc_'],
    ['`https://dernek.example/gala`', 'https://dernek.example/gala'],
    ['https://dernek.example/%C3%A7ay, sonra', 'https://dernek.example/%C3%A7ay'],
  ])('in the words %j is %s', (words, href) => {
    expect(findLinks(words).map((link) => link.href)).toEqual([href]);
  });

  test.each([
    'Saat 14.30’da.Sonra yemek',
    'bulten.pdf',
    'ayse@dernek',
    'javascript:alert(1)',
    '0212 555 00 11',
    '@dernek.com',
    'www.',
    '15.00-16.30',
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
