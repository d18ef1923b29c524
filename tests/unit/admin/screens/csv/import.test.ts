import type { DataProvider } from '@refinedev/core';
import { describe, expect, test } from 'vitest';
import { toRow } from '../../../../../admin/fields/form-codec';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { calendar } from '../../../../../admin/resources/calendar';
import { memberPerks } from '../../../../../admin/resources/member-perks';
import {
  findDuplicates,
  matchHeader,
  readCsv,
  readCsvFile,
} from '../../../../../admin/screens/csv/read-table';
import type { ResourceDefinition } from '../../../../../admin/schema/types';

describe('the header of an imported table', () => {
  test('matches fields by label or column, however they are spelt', () => {
    const { columns, missing } = matchHeader(memberPerks, [
      'FİRMA ADI',
      'kategorı',
      'discount_code',
      'e posta',
    ]);
    expect(columns.map((field) => field?.name)).toEqual([
      'business_name',
      'category',
      'discount_code',
      'contact_email',
    ]);
    expect(missing).toEqual([]);
  });

  test('is reported where it matches nothing, repeats a field or lacks a required one', () => {
    const match = matchHeader(calendar, ['Tarih', 'Renk', 'date', '']);
    expect(match.ignored).toEqual(['Renk']);
    expect(match.repeated).toEqual(['date']);
    expect(match.missing).toEqual(['Başlık']);
    expect(match.columns.map((field) => field?.name)).toEqual(['date', undefined, undefined, undefined]);
  });
});

describe('the lines of an imported table', () => {
  test('are read by their field’s kind and checked by its rules', async () => {
    const { lines } = await readCsv(
      calendar,
      'Başlık;Tarih\nÇay;12.05.2026\nKahve;12 Mayıs 2026\n;2026-05-12\nSu;31.02.2026\nSüt;',
    );
    expect(lines.map(({ line, values, errors }) => [line, values, errors])).toEqual([
      [2, { title: 'Çay', date: '2026-05-12' }, []],
      [3, { title: 'Kahve', date: '2026-05-12' }, []],
      [4, { title: '', date: '2026-05-12' }, ['Başlık: Lütfen tüm alanları doldurun.']],
      [
        5,
        { title: 'Su', date: '31.02.2026' },
        ['Tarih: “31.02.2026” bir tarih olarak okunamadı; 12.05.2026 gibi yazın.'],
      ],
      [6, { title: 'Süt', date: '' }, ['Tarih: Lütfen tüm alanları doldurun.']],
    ]);
  });

  test('are cleaned before they are read, and say which telephone nobody could dial', async () => {
    const { lines } = await readCsv(
      memberPerks,
      'Firma adı;Telefon\n\u202aFırın\u200b;\u202a0212\u00a0555\u201100\u201111\u202c\nKuytu;555 12 34',
    );
    expect(toRow(memberPerks, lines[0]?.values ?? {})).toMatchObject({
      ...{ business_name: 'Fırın', contact_phone: '0212 555-00-11' },
    });
    expect([lines[0]?.errors, lines[1]?.errors]).toEqual([
      [],
      ['Telefon: Alan kodu eksik. 0212 555 00 00 gibi yazın.'],
    ]);
  });

  test('are in error when they are too long, malformed, or wider than the header', async () => {
    const { lines } = await readCsv(
      memberPerks,
      `Firma adı;E-posta\n${'a'.repeat(121)};yok\nFırın;firin@dernek.example;fazla`,
    );
    expect(lines[0]?.errors).toEqual([
      'Firma adı: En çok 120 karakter yazabilirsiniz.',
      'E-posta: Geçerli bir e-posta adresi yazın.',
    ]);
    expect(lines[1]?.errors).toEqual([expect.stringContaining('başlıktan fazla sütun')]);
  });
});

describe('a table that cannot be imported', () => {
  test.each([
    ['', 'Dosyada satır yok'],
    ['Başlık;Tarih', 'Dosyada satır yok'],
    [
      'Çay;12.05.2026\nSu;13.05.2026',
      'Tablonun başında tanınan bir sütun adı yok. Beklenen sütunlar: Başlık, Tarih',
    ],
    ['Tarih\n12.05.2026', 'Zorunlu sütun eksik: Başlık'],
    [`Başlık\n${'a\n'.repeat(2001)}`, 'Tek seferde en çok 2000 satır'],
  ])('is refused with the reason: %j', async (text, complaint) => {
    await expect(readCsv(calendar, text)).rejects.toThrow(complaint);
  });

  test('is a workbook or too large', async () => {
    for (const start of ['PK\u0003\u0004', '\xd0\xcf\x11\xe0'])
      await expect(readCsvFile(calendar, new Blob([Buffer.from(start, 'latin1')]))).rejects.toThrow(
        'Excel çalışma kitabı',
      );
    await expect(readCsvFile(calendar, new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))).rejects.toThrow(
      '5 MB',
    );
  });
});

describe('a line that is stored already', () => {
  /** Returns rows page by page and never more than a thousand, as a backend does. */
  function holding(rows: readonly Record<string, unknown>[]): Pick<DataProvider, 'getList'> {
    const getList = ({ pagination }: { pagination?: { currentPage?: number; pageSize?: number } }) => {
      const size = Math.min(pagination?.pageSize ?? 10, 1000);
      const from = ((pagination?.currentPage ?? 1) - 1) * size;
      return Promise.resolve({ data: rows.slice(from, from + size), total: rows.length });
    };
    return { getList: getList as DataProvider['getList'] };
  }

  async function duplicatesIn(
    resource: ResourceDefinition,
    csv: string,
    rows: readonly Record<string, unknown>[],
  ): Promise<number[]> {
    const { lines } = await readCsv(resource, csv);
    return [...(await findDuplicates(holding(rows), resource, lines)).keys()];
  }

  test('has the title and required fields of a row, however the file spells them', async () => {
    const stored = [
      { id: 1, title: 'Çay', date: '2026-05-12' },
      { id: 2, title: 'Su', date: '2026-05-13' },
    ];
    const csv = [
      'Başlık;Tarih',
      '  Çay  ;12 Mayıs 2026',
      'Çay;13.05.2026',
      `${'Çay'.normalize('NFD')};12.05.2026`,
      'Su;2026-05-13',
      'Süt;12.05.2026',
    ].join('\n');
    expect(await duplicatesIn(calendar, csv, stored)).toEqual([2, 4, 5]);
  });

  test('is found beyond the first thousand rows as well', async () => {
    const stored = Array.from({ length: 1203 }, (_, index) => ({
      id: index + 1,
      title: `Haber ${index + 1}`,
    }));
    expect(await duplicatesIn(alumniNews, 'Başlık\nHaber 1\nHaber 1203\nHaber 1204', stored)).toEqual([2, 3]);
  });
});
