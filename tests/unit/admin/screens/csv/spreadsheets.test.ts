import type { DataProvider } from '@refinedev/core';
import { describe, expect, test } from 'vitest';
import { toRow } from '../../../../../admin/fields/form-codec';
import { calendar } from '../../../../../admin/resources/calendar';
import { dues } from '../../../../../admin/resources/dues';
import { decodeText } from '../../../../../admin/screens/csv/csv-format';
import { findDuplicates, readCsv, readCsvFile } from '../../../../../admin/screens/csv/read-table';

/** The titles of a calendar's table, with the numbers of their lines. */
async function titlesOf(text: string): Promise<unknown[]> {
  const { lines } = await readCsv(calendar, text);
  return lines.map(({ line, values, errors }) => [line, errors[0] ?? values.title]);
}

test.each([
  ['sep=;\nBaşlık;Tarih\nÇay;12.05.2026', [[2, 'Çay']], []],
  ['\uFEFFsep=,\r\nTarih,Başlık\r\n12.05.2026,Çay;kahve', [[2, 'Çay;kahve']], []],
  ['"sep=;"\nBaşlık;Tarih\nÇay;12.05.2026', [[2, 'Çay']], []],
  ['SEP=|;;\rBaşlık|Tarih\rÇay|12.05.2026', [[2, 'Çay']], []],
  ['sep=^\nBaşlık^Tarih\nÇay^12.05.2026', [[2, 'Çay']], []],
  ['Başlık\tTarih\nÇay, kahve; su\t12.05.2026', [[2, 'Çay, kahve; su']], []],
  ['2026 takvimi\nBaşlık;Tarih\nÇay;12.05.2026', [[3, 'Çay']], ['2026 takvimi']],
  ['Yaz, güz, kış;\n\nBaşlık;Tarih\nÇay;12.05.2026', [[4, 'Çay']], ['Yaz, güz, kış']],
  [
    'Dernek;Takvim\nTaslak, 1, 2\nTarih,Başlık\n12.05.2026,Çay',
    [[4, 'Çay']],
    ['Dernek;Takvim', 'Taslak 1 2'],
  ],
  ['sep=\t\nTakvim\nBaşlık\tTarih\nÇay\t12.05.2026', [[3, 'Çay']], ['Takvim']],
  [
    'Başlık;Tarih\nTarih;12.05.2026\nBaşlık;13.05.2026',
    [
      [2, 'Tarih'],
      [3, 'Başlık'],
    ],
    [],
  ],
] as const)(
  'a table begins with its header, whatever stands above and between: %j',
  async (text, titles, above) => {
    expect(await titlesOf(text)).toEqual(titles);
    expect((await readCsv(calendar, text)).table.above).toEqual(above);
  },
);

test.each([
  ['Başlık;Tarih;\nÇay;12.05.2026;not', ['3. sütun (başlığı yok)']],
  [';Başlık;Tarih\n1;Çay;12.05.2026', ['1. sütun (başlığı yok)']],
  [
    'Başlık;;Tarih;;\nÇay;;12.05.2026;;x\nSu;y;13.05.2026;;',
    ['2. sütun (başlığı yok)', '5. sütun (başlığı yok)'],
  ],
  ['Başlık;Renk;;Tarih\nÇay;mavi;not;12.05.2026', ['Renk', '3. sütun (başlığı yok)']],
  ['Başlık;Tarih;;;\nÇay;12.05.2026;;;\n;;;;\n', []],
  ['Başlık;Tarih; \nÇay;12.05.2026; ', []],
  ['sep=;\nTakvim;;\nBaşlık;Tarih;\nÇay;12.05.2026;', []],
  ['Başlık\tTarih\t\r\nÇay\t12.05.2026\t\r\n', []],
])('a column without a title is empty or named as not used: %j', async (text, ignored) => {
  const { lines, match } = await readCsv(calendar, text);
  expect(match.ignored).toEqual(ignored);
  expect(lines.flatMap(({ errors }) => errors)).toEqual([]);
});

test.each([
  ['Başlık;Tarih\n"Gala" gecesi;12.05.2026\nÇay;13.05.2026', ['"Gala" gecesi', 'Çay']],
  ['Başlık;Tarih\n"Gala;12.05.2026\n"Çay";13.05.2026', ['"Gala', 'Çay']],
  ['Başlık;Tarih\nAyşe "Kız" Kaya;12.05.2026', ['Ayşe "Kız" Kaya']],
  ['Başlık;Tarih\n"Ayşe ""Kız"" Kaya";12.05.2026', ['Ayşe "Kız" Kaya']],
  ['Başlık;Tarih\n"""Gala""";12.05.2026', ['"Gala"']],
  ['Başlık;Tarih\n"Gala; balo" ;12.05.2026', ['Gala; balo']],
  ['Başlık\tTarih\r\n"19" ekran\t12.05.2026\r\n15" ekran\t13.05.2026', ['"19" ekran', '15" ekran']],
  ['Başlık,Tarih\n"Gala, ""balo"" ve\nçay",12.05.2026\nSu,13.05.2026', ['Gala, "balo" ve\nçay', 'Su']],
  ['Başlık,Tarih\n"Gala" ve "Balo",12.05.2026\n“Çay”,13.05.2026', ['"Gala" ve "Balo"', '“Çay”']],
  ['"Başlık"|"Tarih"\n"a|b"|"12.05.2026"', ['a|b']],
])('quotation marks within a cell stay in that cell: %j', async (text, titles) => {
  expect((await readCsv(calendar, text)).lines.map(({ values }) => values.title)).toEqual(titles);
});

describe('the encoding of a file', () => {
  const TURKISH = 'ÇçÖöÜüĞğİıŞş’é“”';
  const MAC = [
    0x82, 0x8d, 0x85, 0x9a, 0x86, 0x9f, 0xda, 0xdb, 0xdc, 0xdd, 0xde, 0xdf, 0xd5, 0x8e, 0xd2, 0xd3,
  ];
  const DOS = [
    0x80, 0x87, 0x99, 0x94, 0x9a, 0x81, 0xa6, 0xa7, 0x98, 0x8d, 0x9e, 0x9f, 0x27, 0x82, 0x22, 0x22,
  ];
  const WINDOWS = [
    0xc7, 0xe7, 0xd6, 0xf6, 0xdc, 0xfc, 0xd0, 0xf0, 0xdd, 0xfd, 0xde, 0xfe, 0x92, 0xe9, 0x93, 0x94,
  ];
  const encoded = (text: string, page: readonly number[]) =>
    Uint8Array.from(text, (letter) => page[TURKISH.indexOf(letter)] ?? letter.charCodeAt(0));
  const little = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
  const big = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

  test.each([
    'Başlık;Tarih\nÇay;12.05.2026',
    'İzmir’de ÜÇ GÜN;ı',
    'Şişli\tİ\tÖğün',
    'ŞÜKRÜ',
    'Zürih',
    'café;Öğle',
    'a',
    'İğde\r\nIşıl\r\n',
    '“Gül”ün günü; § 3',
  ])('is told by its bytes, in UTF-16 of both ends, UTF-8 and Windows-1254: %j', (text) => {
    for (const mark of ['', '\uFEFF']) {
      expect(decodeText(little(mark + text))).toBe(text);
      expect(decodeText(big(mark + text))).toBe(text);
      expect(decodeText(new TextEncoder().encode(mark + text))).toBe(text);
    }
    expect(decodeText(encoded(text, WINDOWS))).toBe(text);
  });

  test.each([
    'Başlık;Tarih\nÇay;12.05.2026',
    'Balık',
    'Kız kardeş',
    'ÖĞRETMEN',
    'Ömer',
    'Güneş, Ünlü',
    'Üç café',
    'İzmir’de çay',
  ])('that is Mac Turkish or of MS-DOS is refused with the way to save as UTF-8: %s', async (text) => {
    const reading = readCsvFile(calendar, new Blob([encoded(text, MAC)]));
    await expect(readCsvFile(calendar, new Blob([encoded(text.replace('’', ' '), DOS)]))).rejects.toThrow(
      'MS-DOS',
    );
    await expect(reading).rejects.toThrow(
      'Bu dosya eski bir kodlamayla (Mac Türkçe ya da MS-DOS) kaydedilmiş; Türkçe harfleri okunamıyor. Excel’de Dosya › Farklı Kaydet’ten “CSV UTF-8”, Numbers’da Dosya › Dışa Aktar › CSV’den “Unicode (UTF-8)” seçeneğiyle kaydedip yeniden deneyin.',
    );
  });
});

test.each([
  ['120,5', 120.5],
  ['1.250,50', 1250.5],
  ['1.250', 1250],
  ['120.5', 120.5],
  ['₺1.250,50', 1250.5],
  ['1.250,50 TL', 1250.5],
  ['1 250,00 ₺', 1250],
  ['2500', 2500],
  ['1,250.50', 'Yıllık aidat: “1,250.50” anlaşılamadı.'],
  ['12,5,0', 'Yıllık aidat: “12,5,0” anlaşılamadı.'],
  ['0,05', 0.05],
  ['0.250', 0.25],
  ['1.250,5', 1250.5],
  ['1,250', 'Yıllık aidat: Virgülden sonra en çok 2 basamak yazabilirsiniz.'],
  ['1,000', 'Yıllık aidat: Virgülden sonra en çok 2 basamak yazabilirsiniz.'],
])('an amount has a decimal comma: “%s” is %s', async (cell, amount) => {
  const { lines } = await readCsv(dues, `Yıl\tYıllık aidat\tGiriş ödentisi\n2026\t${cell}\t0`);
  const [line] = lines;
  expect(line?.errors[0] ?? toRow(dues, line?.values ?? {}).annual_fee).toBe(amount);
});

describe('a date is read as a spreadsheet shows it', () => {
  test.each([
    '12.05.2026',
    '12/05/2026',
    '12-05-2026',
    '2026-05-12',
    '12.May.2026',
    '12-May-2026',
    '12 Mayıs 2026',
    '12 Mayıs 2026 Salı',
    '12.05.2026 00:00',
    '12.05.2026 00:00:00',
    '12 MAYIS 2026',
    '12\u201105\u20112026',
    '１２.０５.２０２６',
  ])('%s', async (cell) => {
    const { lines } = await readCsv(calendar, `Başlık;Tarih\nÇay;${cell}`);
    expect(lines[0]).toMatchObject({ errors: [], values: { date: '2026-05-12' } });
  });

  const SHORT =
    'tarihinde yıl iki haneli; 12.05.2026 gibi dört haneli yazın ya da hücreyi öyle biçimlendirin.';
  const SERIAL =
    'bir tarih değil, Excel’in gün sayısına benziyor; hücreyi “Tarih” olarak biçimlendirin ya da 12.05.2026 gibi yazın.';
  const UNREADABLE = 'bir tarih olarak okunamadı; 12.05.2026 gibi yazın.';

  test.each([
    ['12-May-26', SHORT],
    ['12.05.26', SHORT],
    ['1/5/26', SHORT],
    ['46154', SERIAL],
    ['46154,604166', SERIAL],
    ['05/13/2026', UNREADABLE],
    ['12-Jun-2026', UNREADABLE],
    ['31.02.2026', UNREADABLE],
    ['12.05.2026 14:30', UNREADABLE],
    ['12.05.26 14:30', SHORT],
    ['12.05.0026', UNREADABLE],
    ['0026-05-12', UNREADABLE],
    ['########', UNREADABLE],
  ])('and %s is refused with the reason', async (cell, reason) => {
    const { lines } = await readCsv(calendar, `Başlık;Tarih\nÇay;${cell}`);
    expect(lines[0]?.errors).toEqual([`Tarih: “${cell}” ${reason}`]);
  });
});

test.each([
  [['Çay;12.05.2026', 'Çay;12.05.2026'], [[3, 2]]],
  [
    ['Çay;12.05.2026', 'Çay;12 Mayıs 2026', ' Çay ;2026-05-12'],
    [
      [3, 2],
      [4, 2],
    ],
  ],
  [['Çay;12.05.2026', 'Su;12.05.2026', 'Çay;12.05.2026'], [[4, 2]]],
  [['Çay;12.05.2026', 'Çay;13.05.2026'], []],
  [['Çay;12.05.2026', 'çay;12.05.2026'], []],
  [['Çay;', 'Çay;', 'Çay;12.05.2026'], []],
  [
    ['Var;12.05.2026', 'Var;12.05.2026'],
    [
      [2, null],
      [3, null],
    ],
  ],
  [
    ['Çay;12.05.2026', 'C\u0327ay;12.05.2026', '', 'Su;1.1.2026', 'Su;01.01.2026'],
    [
      [3, 2],
      [6, 5],
    ],
  ],
])('of duplicate lines in one table the second is named with the first: %j', async (rows, twins) => {
  const stored = [{ id: 1, title: 'Var', date: '2026-05-12' }];
  const getList = () => Promise.resolve({ data: stored, total: 1 });
  const provider: Pick<DataProvider, 'getList'> = { getList: getList as DataProvider['getList'] };
  const { lines } = await readCsv(calendar, ['Başlık;Tarih', ...rows].join('\n'));
  expect([...(await findDuplicates(provider, calendar, lines))]).toEqual(twins);
});

test('two thousand lines are read in one go', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `Çay ${index + 1}\t12.05.2026`);
  const { lines } = await readCsv(calendar, ['Başlık\tTarih', ...rows].join('\r\n'));
  expect(lines).toHaveLength(2000);
  expect(lines.at(-1)).toMatchObject({ line: 2001, errors: [], values: { title: 'Çay 2000' } });
});
