import { expect, test } from 'vitest';
import {
  archivedBulletin,
  bulletinFileName,
  bulletinName,
  mergeBulletins,
  monthlyBulletin,
} from '../../../../src/features/bulletins/bulletins';

const archived = (year: number, label: string, idx: number | null = null) =>
  archivedBulletin({ year, label, idx, file_url: '/arsiv.pdf', cover_url: null, is_searchable: true });
const monthly = (year: number, month: number) =>
  monthlyBulletin({ year, month, pdf_url: '/tablo.pdf', cover_url: null, is_searchable: false });
const labels = (years: ReturnType<typeof mergeBulletins>) =>
  years.map(({ year, bulletins }) => [year, bulletins.map(({ label }) => label)]);

test('an issue is named in Turkish, its file so that files sort by date', () => {
  expect(bulletinName(monthly(2025, 10))).toBe('Ekim 2025');
  expect(bulletinName(archived(2009, ' Özel sayı '))).toBe('Özel sayı 2009');
  expect(bulletinFileName(monthly(2025, 3))).toBe('NDS-Bulten-2025-03.pdf');
  expect(bulletinFileName(archived(2009, 'Mart'))).toBe('NDS-Bulten-2009-03.pdf');
  expect(bulletinFileName(archived(2009, 'Özel sayı'))).toBe('NDS-Bulten-2009-ozel-sayi.pdf');
});

test('an issue has an address of its own, by its month or its name', () => {
  expect(monthly(2025, 3)).toMatchObject({ slug: '2025-03', isSearchable: false });
  expect(archived(2009, 'Mart')).toMatchObject({ slug: '2009-03', isSearchable: true });
  expect(archived(2009, ' Özel sayı ').slug).toBe('2009-ozel-sayi');
});

test('years and months are newest first, from both sources', () => {
  const archive = [archived(2009, 'Mart', 10), archived(2025, 'Aralık', 1)];
  const years = mergeBulletins(archive, [monthly(2025, 2), monthly(2026, 1), monthly(2009, 9)]);
  expect(labels(years)).toEqual([
    [2026, ['Ocak']],
    [2025, ['Aralık', 'Şubat']],
    [2009, ['Eylül', 'Mart']],
  ]);
});

test('the archive’s own order decides within its year, and what has no place comes last', () => {
  const archive = [archived(1998, 'Özel sayı'), archived(1998, '2. sayı', 2), archived(1998, '1. sayı', 1)];
  expect(labels(mergeBulletins(archive, []))).toEqual([[1998, ['1. sayı', '2. sayı', 'Özel sayı']]]);
});

test('the table wins over the archive for the same year and month', () => {
  const archive = [archived(2025, 'Ekim', 3), archived(2025, 'Eylül', 4)];
  const [year] = mergeBulletins(archive, [monthly(2025, 10)]);
  expect(year?.bulletins.map(({ label, href }) => [label, href])).toEqual([
    ['Ekim', '/tablo.pdf'],
    ['Eylül', '/arsiv.pdf'],
  ]);
});
