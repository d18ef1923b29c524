import { expect, test } from 'vitest';
import { bulletinFileName, bulletinName, mergeBulletins } from '../../../../src/features/bulletins/bulletins';

const entry = (year: number, month: number) => ({ year, month, href: '/arsiv.pdf', sizeBytes: 9 });
const row = (year: number, month: number) => ({ year, month, pdf_url: '/tablo.pdf' });

test('an issue is named in Turkish, its file so that files sort by date', () => {
  expect(bulletinName({ year: 2025, month: 10 })).toBe('Ekim 2025');
  expect(bulletinName({ year: 2009, month: 8 })).toBe('Ağustos 2009');
  expect(bulletinFileName({ year: 2025, month: 3 })).toBe('NDS-Bulten-2025-03.pdf');
});

test('years and months are newest first, from both sources', () => {
  const years = mergeBulletins([entry(2009, 3), entry(2025, 12)], [row(2025, 2), row(2026, 1), row(2009, 9)]);
  expect(years.map(({ year, bulletins }) => [year, bulletins.map(({ month }) => month)])).toEqual([
    [2026, [1]],
    [2025, [12, 2]],
    [2009, [9, 3]],
  ]);
});

test('the table wins over the archive for the same year and month', () => {
  const [year] = mergeBulletins([entry(2025, 10), entry(2025, 9)], [row(2025, 10)]);
  expect(year?.bulletins).toEqual([{ year: 2025, month: 10, href: '/tablo.pdf' }, entry(2025, 9)]);
});

test('without rows the archive is shown alone', () => {
  expect(mergeBulletins([entry(2009, 3)], [])).toEqual([{ year: 2009, bulletins: [entry(2009, 3)] }]);
});
