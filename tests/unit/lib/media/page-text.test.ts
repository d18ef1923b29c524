import { describe, expect, test } from 'vitest';
import { cleanText, pageText, type TextRun } from '../../../../src/lib/media/page-text';

const SIZE = 10;
/** A run of text whose letters are half as wide as high. */
const run = (text: string, x: number, y: number, size = SIZE): TextRun => ({
  ...{ text, x, y, size },
  width: (text.length * size) / 2,
});
/** Lines below each other from a place on. */
const lines = (x: number, y: number, texts: readonly string[]) =>
  texts.map((text, index) => run(text, x, y - index * 1.2 * SIZE));

describe('a page', () => {
  test('without columns is read from the top, whatever the order of its runs', () => {
    const runs = lines(60, 700, ['Bir yazının ilk satırı buradadır,', 'ikincisi de', 'budur.']);
    expect(pageText(runs.toReversed())).toBe('Bir yazının ilk satırı buradadır, ikincisi de budur.');
  });

  test('with three columns is read column after column, between the lines across them', () => {
    const texts = (name: string) => [1, 2, 3, 4].map((line) => `${name} sütun, ${line}. satır`);
    const across = 'Bütün sütunların üzerinden geçen uzun mu uzun bir başlık satırı, bir de altbaşlığı';
    const runs = [
      run(across, 60, 760),
      ...['birinci', 'ikinci', 'üçüncü'].flatMap((name, index) => lines(60 + index * 150, 700, texts(name))),
      run(across, 60, 600),
    ];
    expect(pageText(runs)).toBe(
      [across, ...['birinci', 'ikinci', 'üçüncü'].map((name) => texts(name).join(' ')), across]
        .join('\n')
        .replace(/\n(?=\p{Ll})/gu, ' '),
    );
  });

  test('a table of short cells is no pair of columns', () => {
    const runs = ['1987', '1988', '1989', '1990'].flatMap((year, index) => [
      run(year, 60, 700 - index * 12),
      run(`${index + 1}. dönemin uzunca bir anısı`, 160, 700 - index * 12),
    ]);
    expect(pageText(runs)).toMatch(/^1987 1\. dönemin uzunca bir anısı/);
  });

  test('paragraphs and headings stand on lines of their own', () => {
    const runs = [
      run('BURSLAR', 60, 760, 20),
      ...lines(60, 730, ['Otuz sekiz öğrenci burs aldı.', 'Ellisi bekliyor.']),
      run('Bağış yapın.', 60, 690),
    ];
    expect(pageText(runs)).toBe('BURSLAR\nOtuz sekiz öğrenci burs aldı. Ellisi bekliyor.\nBağış yapın.');
  });

  test.each([
    [['mezun-', 'larımız'], 'mezunlarımız'],
    [['mezun\u00ad', 'larımız'], 'mezunlarımız'],
    [['Türk-', 'Fransız'], 'Türk-Fransız'],
    [['1990-', '1995'], '1990-1995'],
    [['Toplantı -', 'salı günü'], 'Toplantı - salı günü'],
  ])('%j at the end of a line is %j', (texts, text) => {
    expect(pageText(lines(60, 700, texts))).toBe(text);
  });

  test('without text is empty', () => {
    expect(pageText([])).toBe('');
    expect(pageText([run('   ', 60, 700)])).toBe('');
  });
});

test('a text is stored without control characters, halves of characters and ligatures', () => {
  expect(cleanText('ofi\u0000s \ud800 ﬁkir\u200b ve\n\tﬂüt')).toBe('ofi s fikir ve flüt');
});
