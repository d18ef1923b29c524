import { describe, expect, test } from 'vitest';
import { csvName, rowsToCsv } from '../../../admin/screens/csv-export';
import { decodeText, parseCsv, writeCsv } from '../../../admin/screens/csv-table';
import { calendar } from '../../../admin/resources/calendar';
import { events } from '../../../admin/resources/events';

const BYTE_ORDER_MARK = '\uFEFF';

describe('a table written for Turkish Excel', () => {
  test('begins with the byte order mark, parts columns by semicolons and quotes where it must', () => {
    expect(
      writeCsv([
        ['Başlık', 'Not'],
        ['Bahar; yaz', 'o "dedi"'],
      ]),
    ).toBe(`${BYTE_ORDER_MARK}Başlık;Not\r\n"Bahar; yaz";"o ""dedi"""`);
  });

  test.each(['=1+1', '+90 212', '-15', '@SUM(A1)', '\t=1', '\r=1'])(
    'defuses what a spreadsheet would calculate, and reads it back: %j',
    (cell) => {
      const csv = writeCsv([['Hücre'], [cell]]);
      expect(csv).toContain(`'${cell}`);
      expect(parseCsv(csv).rows).toEqual([{ line: 2, cells: [cell.trim()] }]);
    },
  );

  test('has every declared column by its label, and values in words', () => {
    const csv = rowsToCsv(calendar, [{ id: 1, title: 'Çay', date: '2026-05-12' }]);
    expect(csv).toBe(`${BYTE_ORDER_MARK}Başlık;Tarih\r\nÇay;12 Mayıs 2026`);
    const [header = '', row = ''] = rowsToCsv(events, [
      { id: 2, title: 'Konser', starts_at: '2026-05-12T15:30:00Z', featured_home: true, gallery: [] },
    ]).split('\r\n');
    expect(header).toContain('Başlangıç;Bitiş');
    expect(row).toContain('12 Mayıs 2026, 18.30');
    expect(row).toContain('Evet');
  });

  test('is called after its list and the day in Istanbul', () => {
    expect(csvName('Üyelere Avantajlar', new Date('2026-11-20T22:00:00Z'))).toBe(
      'uyelere-avantajlar-2026-11-21.csv',
    );
  });
});

describe('a table read from a file', () => {
  test('is UTF-8 with or without its mark, UTF-16, or the code page of Turkish Windows', () => {
    const text = 'Işık;Şule';
    expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: 'UTF-8' });
    expect(decodeText(new TextEncoder().encode(BYTE_ORDER_MARK + text))).toEqual({ text, encoding: 'UTF-8' });
    const turkish = Uint8Array.from([0x49, 0xfe, 0xfd, 0x6b, 0x3b, 0xde, 0x75, 0x6c, 0x65]);
    expect(decodeText(turkish)).toEqual({ text, encoding: 'Windows-1254' });
    const wide = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
    expect(decodeText(wide)).toEqual({ text, encoding: 'UTF-16' });
  });

  test.each([
    [';', 'a;b\n1;2\n3;4'],
    [',', 'a,b\n1,2\n3,4'],
    ['\t', 'a\tb\n1\t2\n3\t4'],
    ['|', 'a|b\n1|2\n3|4'],
  ])('is parted by %j', (delimiter, text) => {
    expect(parseCsv(text)).toEqual({
      delimiter,
      header: ['a', 'b'],
      rows: [
        { line: 2, cells: ['1', '2'] },
        { line: 3, cells: ['3', '4'] },
      ],
    });
  });

  test('keeps the spreadsheet’s line numbers over blank lines and lines within a cell', () => {
    const { header, rows } = parseCsv('\n Başlık ;Not\n\n"iki\nsatır";x\n;\nson; y ');
    expect(header).toEqual(['Başlık', 'Not']);
    expect(rows).toEqual([
      { line: 4, cells: ['iki\nsatır', 'x'] },
      { line: 6, cells: ['son', 'y'] },
    ]);
  });
});
