// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanColumns } from '../../../../admin/fields/form-codec';
import { fieldKind, toChanges, toForm, toRow } from '../../../../admin/fields/form-codec';
import { registry } from '../../../../admin/fields/registry';
import { announcements } from '../../../../admin/resources/announcements';
import { readPhones } from '../../../../admin/fields/phone/read-phones';
import { isWebAddress, webAddress } from '../../../../src/lib/paths/web-address';
import { PHONE_NUMBERS } from '../../../fixtures/phone-numbers';
import { WEB_ADDRESSES } from '../../../fixtures/web-addresses';
import type { FieldOf } from '../../../../admin/schema/types';
import { complaint } from './complaint';

describe('every kind', () => {
  const kinds = Object.keys(registry).sort();
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(path.resolve(file), 'utf8').matchAll(pattern)].map(([, kind]) => kind ?? '');

  test('has a field in the content type that browser tests fill in', () => {
    const file = 'tests/fixtures/added-resource/samples.ts.txt';
    expect([...new Set(namesIn(file, /kind: '(\w+)'/g))].sort(), `kinds in ${file}`).toEqual(kinds);
  });

  test('is explained in the table of kinds', () => {
    const cells = namesIn('admin/README.md', /^\| (`\w+`(?: `\w+`)*) +\|.*\|.*\|.*\|.*\|$/gm);
    const explained = cells.flatMap((cell) => cell.replaceAll('`', '').split(' '));
    expect(explained.sort(), 'kinds in admin/README.md').toEqual(kinds);
  });
});

describe('text and longtext', () => {
  const title = { name: 'title', label: 'Başlık', required: 'Başlık gerekli', maxLength: 5 };
  const text: FieldOf<'text'> = { ...title, kind: 'text' };

  test('trim, and store blank as null', () => {
    expect(fieldKind('text').toRow('  Bahar ', text)).toBe('Bahar');
    expect(fieldKind('longtext').toRow('   ', { ...title, kind: 'longtext' })).toBeNull();
  });
});

describe('slug', () => {
  const kind = fieldKind('slug');
  const named = { name: 'slug', kind: 'slug', label: 'Adres', from: 'title' } as const;
  const slug: FieldOf<'slug'> = { ...named, maxLength: 12, fallback: 'haber' };

  test('blank is left for the save to fill, and typed text becomes an address', () => {
    expect(kind.toRow('  ', slug)).toBeNull();
    expect(kind.toRow('Çağrı Günü İçin', slug)).toBe('cagri-gunu-i');
    expect([kind.toForm(null, slug), kind.toText(null, slug)]).toEqual(['', '']);
  });

  test('of a row that leads to its source instead is null in the row and the form, and has words elsewhere', () => {
    const optional = { ...slug, orLeadsTo: 'link' };
    expect([kind.toForm(null, optional), kind.toRow(null, optional)]).toEqual([null, null]);
    // A new row has a page.
    expect(kind.toForm(undefined, optional)).toBe('');
    expect(kind.toText(null, optional)).toBe('Kendi sayfası yok');
    expect(kind.fromText?.('kendi sayfası yok', optional)).toBeNull();
    expect(kind.fromText?.('kendi sayfası yok', slug)).toBe('kendi sayfası yok');
  });
});

const NOT_AN_ADDRESS =
  'Başka bir sitenin adresi https:// ile başlar (https://ornek.org); bu sitenin sayfası için /aidat gibi yazın.';
const BLANK_INSIDE = 'Adresin içinde boşluk var. Boşluğu silin ya da adresi tarayıcıdan yeniden kopyalayın.';
const NOT_DIALLED =
  'Bu numara aranamaz. Alan koduyla yazın: 0212 555 00 00; başka bir ülkeninkini + ile: +33 1 23 45 67 89.';
const ONLY_EXTENSIONS = 'Numaranın yanına yalnızca dahili numarası yazılabilir: 0212 555 00 00 dahili 12.';
const SEVERAL = 'Birden çok numarayı “/” ile ayırın: 0212 555 00 00 / 0532 111 22 33.';
const WRONG_IBAN = 'Rakamlardan biri yanlış. IBAN’ı bankanızın yazdığıyla karşılaştırın.';
const SHORT_IBAN = 'IBAN eksik ya da fazla: TR ile başlar, ardından 24 rakam gelir. Hesap yoksa boş bırakın.';

test.each([
  ['url', 'Https://ornek.example/a', 'ornek', NOT_AN_ADDRESS],
  ['url', 'www.ornek.example', 'javascript:alert(1)', NOT_AN_ADDRESS],
  ['url', '\u200b/uyelik\u00a0', 'https://ornek.example/a b', BLANK_INSIDE],
  ['email', 'ad@ornek.example', 'ad@ornek', 'Geçerli bir e-posta adresi yazın.'],
  ['iban', 'TR33 0006 1005 1978 6457 8413 26', 'TR33 0006 1005 1978 6457 8413 62', WRONG_IBAN],
  ['iban', 'TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413', SHORT_IBAN],
  ['email', '\u202aad@ornek\u00ad.example\u202c', 'ad @ornek.example', 'Geçerli bir e-posta adresi yazın.'],
  ['phone', '\u202a+90 (212) 555\u201100\u201100\u202c', '12 34', NOT_DIALLED],
  ['phone', '444 0 077', '555 12 34', 'Alan kodu eksik. 0212 555 00 00 gibi yazın.'],
  ['phone', '0212 555 00 11 dahili 4', '0532 111 22 33 (Ayşe)', ONLY_EXTENSIONS],
  ['phone', '112 / 0532 111 22 33', '0212 555 00 11 0532 111 22 33', SEVERAL],
] as const)('%s takes %s and explains what is wrong with %s', async (kind, right, wrong, sentence) => {
  const rules = fieldKind(kind).rules({ name: 'x', kind, label: 'X' });
  expect([await complaint(rules, right), await complaint(rules, '')]).toEqual([null, null]);
  expect(await complaint(rules, wrong)).toBe(sentence);
});

test.each(PHONE_NUMBERS)('the telephone %j dials %j', (typed, numbers) => {
  expect(readPhones(typed)?.map(({ text, dial }) => [text, dial]) ?? null).toEqual(numbers);
});

test.each(WEB_ADDRESSES)('the address %j is stored as %j', (typed, stored) => {
  const address = webAddress(typed);
  expect(isWebAddress(address) ? address : null).toBe(stored);
  expect(webAddress(address)).toBe(address);
});

test('an IBAN is stored without spaces, in capitals, and shown in groups', () => {
  const field: FieldOf<'iban'> = { name: 'iban', kind: 'iban', label: 'IBAN' };
  const stored = 'TR330006100519786457841326';
  expect(fieldKind('iban').toRow('tr33 0006 1005 1978 6457 8413 26', field)).toBe(stored);
  expect(fieldKind('iban').toForm(stored, field)).toBe('TR33 0006 1005 1978 6457 8413 26');
});

describe('richtext', () => {
  const kind = fieldKind('richtext');
  const richtext: FieldOf<'richtext'> = { name: 'body', kind: 'richtext', label: 'Metin', maxLength: 40 };
  const demanded = { ...richtext, required: 'Metin gerekli' };

  test('may stay empty, and be as long as one likes, where its declaration says nothing', () => {
    expect(kind.rules({ name: 'body', kind: 'richtext', label: 'Metin' })).toEqual([]);
  });

  const written = <Columns>(columns: Columns) => cleanColumns(announcements.fields, columns);
  const stored = async (body: string) =>
    (await written(toRow(announcements, { ...toForm(announcements, undefined), body }))).body;

  test('keeps what the policy allows and drops the rest however it is written, and only there', async () => {
    const title = '<b>Bahar</b>';
    const body =
      '<h2 style="color:red">Başlık</h2><script>alert(1)</script><p onclick="x()"><a href="javascript:x">a</a></p>';
    expect(await written({ title, body })).toEqual({ title, body: '<h2>Başlık</h2><p>a</p>' });
    expect(await written({ body: null })).toEqual({ body: null });
  });

  test('keeps only pictures from our own storage, without an empty line behind them', async () => {
    const ours =
      '<img src="/storage/v1/object/public/media/events/1-ab.webp" alt="Ağaç" width="12" height="8">';
    const others = [
      '<img src="https://elsewhere.example/a.webp">',
      '<img src="data:image/png;base64,AAAA">',
      '<img src="javascript:alert(1)">',
      '<img srcset="https://elsewhere.example/a.webp 2x">',
      '<img src="x" onerror="alert(1)">',
    ];
    const armed = ours.replace(
      '>',
      ' onload="alert(1)" srcset="https://elsewhere.example 2x" style="color:red">',
    );
    expect(await stored(`${armed}<p>a${others.join('')}</p><p></p>`)).toBe(`${ours}<p>a</p>`);
    expect(await stored(`${ours}<p></p>`)).toBe(ours);
  });

  test.each([
    ['Bir\r\niki\n\n5 < 6 & 7', '<p>Bir<br>iki</p><p>5 &lt; 6 &amp; 7</p>'],
    ['<p>Zaten HTML</p>', '<p>Zaten HTML</p>'],
    [null, ''],
  ])('turns older plain text into paragraphs and escapes its markup: %j', (older, html) => {
    expect(kind.toForm(older, richtext)).toBe(html);
  });

  test.each([
    ['<p> </p>', 'Metin gerekli'],
    ['<p>a</p>', null],
    ['<img alt="" src="/1-ab.webp">', null],
    [`<p>${'a'.repeat(41)}</p>`, 'En çok 40 karakter yazabilirsiniz.'],
  ])('requires text or a picture, not only tags, and limits the length: %s', async (html, sentence) => {
    expect(await complaint(kind.rules(demanded), html)).toBe(sentence);
  });
});

// A decorative picture has an empty description; blanks neither describe a picture nor mark it as decorative.
test.each([
  [null, null, ''],
  ['', '', 'Yalnızca süs; açıklama gerekmez'],
  ['   ', null, ''],
  [' Ağaç ', 'Ağaç', 'Ağaç'],
])('the description %j of a picture is stored as %j and told as “%s”', (typed, row, words) => {
  const field: FieldOf<'alt'> = { name: 'cover_alt', kind: 'alt', label: 'Açıklama', of: 'cover_url' };
  const kind = fieldKind('alt');
  expect(kind.toRow(typed, field)).toBe(row);
  expect(kind.toForm(row, field)).toBe(row);
  expect(kind.toText(row, field)).toBe(words);
});

describe('a whole form', () => {
  test('of a new row writes every declared column', () => {
    const row = toRow(announcements, { ...toForm(announcements, undefined), title: ' Yaz ' });
    expect(row).toEqual({
      ...{ title: 'Yaz', lead: null, body: null, excerpt: null, published_at: null },
      ...{ featured_home: false, featured_until: null },
      ...{ cover_url: null, cover_alt: null, hero_bg_url: null },
    });
  });

  test('writes no unchanged field, so a date keeps its seconds and plain text stays plain', () => {
    const published_at = '2026-05-12 11:30:27.049+00';
    const stored = { id: 7, title: 'Bahar', body: 'Düz metin', published_at, featured_home: true };
    const initial = toForm(announcements, stored);
    expect(toChanges(announcements, initial, initial)).toEqual({});
    expect(toChanges(announcements, { ...initial, title: 'Güz' }, initial)).toEqual({ title: 'Güz' });
  });
});
