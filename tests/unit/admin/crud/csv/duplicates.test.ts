import type { DataProvider } from '@refinedev/core';
import { expect, test } from 'vitest';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { calendar } from '../../../../../admin/resources/calendar';
import { resources } from '../../../../../admin/resources/index';
import { memberPerks } from '../../../../../admin/resources/member-perks';
import { findDuplicates, keyFields } from '../../../../../admin/crud/csv/duplicates';
import { readCsv } from '../../../../../admin/crud/csv/read-file';
import type { ResourceDefinition } from '../../../../../admin/schema/types';

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
  return [...(await findDuplicates(holding(rows), resource, lines))];
}

test('every importable resource has fields that identify duplicates', () => {
  const keys = resources
    .filter(({ importable }) => importable)
    .map((resource) => [resource.path, keyFields(resource).map(({ label }) => label)]);
  expect(Object.fromEntries(keys)).toEqual({
    takvim: ['Başlık', 'Tarih'],
    'mezunlardan-haberler': ['Başlık'],
    'uyelere-avantajlar': ['Firma adı'],
    'odul-alanlar': ['Ad', 'Soyad'],
  });
});

test('a line is a duplicate when a row with its title and required fields is stored, however the file spells them', async () => {
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

test('a line with errors is no duplicate', async () => {
  const stored = [{ id: 1, business_name: 'Fırın' }];
  const csv = 'Firma adı;E-posta\nFırın;bozuk\nFırın;firin@dernek.example';
  expect(await duplicatesIn(memberPerks, csv, stored)).toEqual([3]);
});

test('rows beyond the first thousand are compared as well', async () => {
  const stored = Array.from({ length: 1203 }, (_, index) => ({ id: index + 1, title: `Haber ${index + 1}` }));
  expect(await duplicatesIn(alumniNews, 'Başlık\nHaber 1\nHaber 1203\nHaber 1204', stored)).toEqual([2, 3]);
});
