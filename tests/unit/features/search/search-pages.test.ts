import { describe, expect, test } from 'vitest';
import { indexPages, searchPages } from '../../../../src/features/search/search-pages';
import { mark, splitMarks, withoutMarks } from '../../../../src/lib/text/search-marks';

const pages = indexPages([
  { path: '/odul', title: 'Edebiyat Ödülü', text: 'Ödül her yıl verilir; kazananı jüri seçer.' },
  {
    path: '/tuzuk#madde-5',
    title: 'Üyelik başvurusu',
    parent: 'Tüzük',
    text: 'Kurul 30 gün içinde karar verir.',
  },
  { path: '/kitap', title: 'Işık Yılmaz', text: 'Kitabın adı: Gölge. Üyelik sürer.' },
]);

const found = (term: string) => searchPages(pages, term).map(({ path }) => path);

describe('the static pages', () => {
  test.each([
    ['isik', ['/kitap']],
    ['ISIK', ['/kitap']],
    ['ödülümüzün', ['/odul']],
    ['odul', ['/odul']],
    ['kitap', ['/kitap']],
    ['kaz', ['/odul']],
    ['30 gün', ['/tuzuk#madde-5']],
    ['ödül gölge', []],
    ['ve ödül', ['/odul']],
    ['', []],
    ['🎓', []],
    [`"'&|!(`, []],
  ])('%s finds %j', (term, paths) => {
    expect(found(term)).toEqual(paths);
  });

  test('a word in a title weighs more than in a text', () => {
    expect(found('üyelik')).toEqual(['/tuzuk#madde-5', '/kitap']);
  });

  test('matches are marked in title and text', () => {
    const [hit] = searchPages(pages, 'odul');
    expect(hit?.title).toBe(`Edebiyat ${mark('Ödülü')}`);
    expect(hit?.snippet).toContain(`${mark('Ödül')} her yıl`);
  });

  test('a long text is cut around its first match, at word boundaries', () => {
    const filler = 'Uzun bir metnin içindeki sözler. '.repeat(40);
    const [hit] = searchPages(
      indexPages([{ path: '/', title: 'Metin', text: `${filler}fener ${filler}` }]),
      'fener',
    );
    expect(hit?.snippet).toMatch(/^… .* …$/);
    expect(hit?.snippet).toContain(mark('fener'));
    expect(withoutMarks(hit?.snippet ?? '').length).toBeLessThan(220);
  });

  test('a search for ten kilobytes finds nothing quickly', () => {
    expect(found('kelime '.repeat(1500))).toEqual([]);
  });
});

describe('marks', () => {
  test('split a text into matches and the rest', () => {
    expect(splitMarks(`bir ${mark('iki')} üç`)).toEqual([
      { text: 'bir ', isMatch: false },
      { text: 'iki', isMatch: true },
      { text: ' üç', isMatch: false },
    ]);
  });

  test('that are unbalanced lose no letter', () => {
    expect(splitMarks('bir \u0002iki').map(({ text }) => text)).toEqual(['bir ', 'iki']);
    expect(withoutMarks('a\u0002b\u0003c')).toBe('abc');
  });
});
