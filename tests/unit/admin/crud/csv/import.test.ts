import { describe, expect, test } from 'vitest';
import { registry } from '../../../../../admin/fields/registry';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { calendar } from '../../../../../admin/resources/calendar';
import { resources } from '../../../../../admin/resources/index';
import { memberPerks } from '../../../../../admin/resources/member-perks';
import { readCsv, readCsvFile } from '../../../../../admin/crud/csv/read-file';
import { matchHeader } from '../../../../../admin/crud/csv/check-lines';
import { brokenRules } from '../../../../../admin/crud/csv/rules';
import type { FieldOf, Kind } from '../../../../../admin/schema/field-types';

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

  test('leaves out pictures, which no table can contain', () => {
    expect(matchHeader(memberPerks, ['Firma adı', 'Logo']).ignored).toEqual(['Logo']);
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
      [5, { title: 'Su', date: '' }, ['Tarih: “31.02.2026” anlaşılamadı.']],
      [6, { title: 'Süt', date: '' }, ['Tarih: Lütfen tüm alanları doldurun.']],
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

  test('start from the form’s initial values', async () => {
    const { lines } = await readCsv(alumniNews, 'Başlık\nÖdül');
    expect(lines[0]?.values).toMatchObject({ title: 'Ödül', slug: '', description: '', image_url: '' });
  });

  test('say in words that a row has no page of its own', async () => {
    const table = 'Başlık;Sayfanın web adresi\nÖdül;KENDİ SAYFASI YOK\nRoman;roman\nKonser;';
    const { lines } = await readCsv(alumniNews, table);
    expect(lines.map(({ values }) => values.slug)).toEqual([null, 'roman', '']);
  });

  test('can be checked by every rule of every kind', async () => {
    const judge = <K extends Kind>(field: FieldOf<K>) =>
      brokenRules(registry[field.kind].rules(field), '', {});
    for (const field of resources.flatMap((resource) => resource.fields)) {
      await expect(judge(field)).resolves.toBeInstanceOf(Array);
    }
  });

  test('throw for a rule that cannot be checked here', async () => {
    await expect(brokenRules([{ enum: ['a'] }], 'b', {})).rejects.toThrow('"enum"');
    expect(await brokenRules([{ type: 'number', min: 10, max: 20, message: 'Aralık' }], 9, {})).toEqual([
      'Aralık',
    ]);
    expect(await brokenRules([{ pattern: /^a/, message: 'Biçim' }], 'b', {})).toEqual(['Biçim']);
    expect(
      await brokenRules(
        [({ getFieldValue }) => ({ validator: () => Promise.reject(new Error(String(getFieldValue('x')))) })],
        '',
        { x: 'öteki' },
      ),
    ).toEqual(['öteki']);
  });
});

describe('a table that cannot be imported', () => {
  test.each([
    ['', 'Dosyada satır yok'],
    ['Başlık;Tarih', 'Dosyada satır yok'],
    [
      'Çay;12.05.2026\nSu;13.05.2026',
      'İlk satırda tanınan bir sütun adı yok. Beklenen sütunlar: Başlık, Tarih',
    ],
    ['Tarih\n12.05.2026', 'Zorunlu sütun eksik: Başlık'],
    [`Başlık\n${'a\n'.repeat(1001)}`, 'Tek seferde en çok 1000 satır'],
  ])('is refused with the reason: %j', async (text, complaint) => {
    await expect(readCsv(calendar, text)).rejects.toThrow(complaint);
  });

  test('is a workbook or too large', async () => {
    await expect(readCsvFile(calendar, new Blob(['PK\u0003\u0004']))).rejects.toThrow('Excel çalışma kitabı');
    await expect(readCsvFile(calendar, new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))).rejects.toThrow(
      '5 MB',
    );
  });
});
