import { describe, expect, test } from 'vitest';
import { decodeText, parseCsv, tableOf, writeCsv } from '../../../../../admin/screens/csv/csv-format';
import { calendar } from '../../../../../admin/resources/calendar';
import { events } from '../../../../../admin/resources/events';

const BYTE_ORDER_MARK = '\uFEFF';
const isColumn = (title: string) => ['Hücre', 'Başlık', 'a'].includes(title);

describe('CSV for Turkish Excel', () => {
  test('begins with the byte order mark, separates columns by semicolons and quotes where needed', () => {
    expect(
      writeCsv([
        ['Başlık', 'Not'],
        ['Bahar; yaz', 'o "dedi"'],
      ]),
    ).toBe(`${BYTE_ORDER_MARK}Başlık;Not\r\n"Bahar; yaz";"o ""dedi"""`);
  });

  test.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a formula in a later line', 'Program:\n=1+1', "Program:\n'=1+1"],
    ['a formula after a carriage return', 'Program\r=1+1', "Program\r'=1+1"],
    ['a plus before letters', '+A1', "'+A1"],
    ['a telephone number that a spreadsheet would subtract from', '+90-212-555', "'+90-212-555"],
    ['a tab', '\tmetin', "'\tmetin"],
    ['a formula behind blanks', '  \u00a0=1+1', "'  \u00a0=1+1"],
    ['a formula behind a letter of no width', '\u200B=1+1', "'\u200B=1+1"],
    ['a wide formula', '＝1+1', "'＝1+1"],
    ['a formula after a separator', ';=1+1', '";=1+1"'],
    ['a formula after a quote', '";=1+1', '""";=1+1"'],
    ['an apostrophe of somebody’s own', "'=1+1", "''=1+1"],
  ])('escapes the formula %s', (_, cell, written) => {
    expect(writeCsv([['Hücre'], [cell]])).toContain(written);
  });

  test.each([
    '+90 212 555 00 00',
    '+90 532 555 0000',
    '-15',
    '-15.5',
    'a=b',
    '5-10',
    'e@posta.example',
    "'tırnak'",
  ])('leaves text that calculation does not change: %s', (cell) => {
    expect(writeCsv([['Hücre'], [cell]])).toBe(`${BYTE_ORDER_MARK}Hücre\r\n${cell}`);
  });

  test.each([
    '=1+1',
    "'=1+1",
    "''=1+1",
    "'-15",
    '-15',
    '+90 212 555 00 00',
    '+90-212-555',
    'Program:\n- Açılış\n- "Konser"; sonra =yemek=\n\n=son',
    "a\r\n'=1\r\n\t=2",
    ' =1',
    '\t=1',
    '＝1',
    '";=1',
    "'",
    "o'nun",
  ])('reads back as it was written: %j', (cell) => {
    const csv = writeCsv([
      ['Hücre', 'Son'],
      [cell, 'son'],
    ]);
    expect(parseCsv(csv, isColumn).rows).toEqual([{ line: 2, cells: [cell, 'son'] }]);
  });

  test('has every declared column under its label, with values in words', () => {
    const csv = writeCsv(tableOf(calendar, [{ id: 1, title: 'Çay', date: '2026-05-12' }]));
    expect(csv).toBe(`${BYTE_ORDER_MARK}Başlık;Tarih\r\nÇay;12 Mayıs 2026`);
    const [header, row] = tableOf(events, [
      { id: 2, title: 'Konser', starts_at: '2026-05-12T15:30:00Z', featured_home: true, gallery: [] },
    ]);
    expect(header).toEqual(expect.arrayContaining(['Başlangıç', 'Bitiş']));
    expect(row).toContain('12 Mayıs 2026, 18.30');
    expect(row).toContain('Evet');
  });
});

describe('CSV from a file', () => {
  test('may be UTF-8 with or without a byte order mark, or in the code page of Turkish Windows', () => {
    const text = 'Işık;Şule';
    expect(decodeText(new TextEncoder().encode(text))).toBe(text);
    expect(decodeText(new TextEncoder().encode(BYTE_ORDER_MARK + text))).toBe(text);
    const turkish = Uint8Array.from([0x49, 0xfe, 0xfd, 0x6b, 0x3b, 0xde, 0x75, 0x6c, 0x65]);
    expect(decodeText(turkish)).toBe(text);
  });

  test.each([
    [';', 'a;b\n1;2\n3;4'],
    [',', 'a,b\n1,2\n3,4'],
  ])('may be separated by %j', (_, text) => {
    expect(parseCsv(text, isColumn)).toEqual({
      above: [],
      header: ['a', 'b'],
      rows: [
        { line: 2, cells: ['1', '2'] },
        { line: 3, cells: ['3', '4'] },
      ],
    });
  });

  test('keeps the spreadsheet’s line numbers over blank lines and line breaks in cells', () => {
    const { header, rows } = parseCsv('\n Başlık ;Not\n\n"iki\nsatır";x\n;\nson; y ', isColumn);
    expect(header).toEqual(['Başlık', 'Not']);
    expect(rows).toEqual([
      { line: 4, cells: ['iki\nsatır', 'x'] },
      { line: 6, cells: ['son', 'y'] },
    ]);
  });
});
