import { describe, expect, test } from 'vitest';
import { copiedValues } from '../../../../../admin/screens/row/copied-values';
import { readAllRows } from '../../../../../admin/screens/row/row-query';
import { publicAddress, rowTitle } from '../../../../../admin/screens/row/row-title';
import { fillWords } from '../../../../../admin/fields/form-codec';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { announcements } from '../../../../../admin/resources/announcements';
import { bulletins } from '../../../../../admin/resources/bulletins';
import { calendar } from '../../../../../admin/resources/calendar';
import { memberPerks } from '../../../../../admin/resources/member-perks';
import { fakeBackend } from '../../support/fake-backend';

const NOW = new Date('2026-05-12T10:00:00Z');

describe('a row', () => {
  test('is named by its title, by its pattern, or as untitled', () => {
    expect(rowTitle(bulletins, { id: 1, year: 2025, month: 10 })).toBe('Ekim 2025');
    expect(rowTitle(alumniNews, { id: 2, title: ' Yeni kitap ' })).toBe('Yeni kitap');
    for (const title of [null, ' ']) expect(rowTitle(alumniNews, { id: 2, title })).toBe('Başlıksız');
  });

  test('is named with its title and day in the delete question', () => {
    expect(fillWords(calendar, calendar.confirmDelete, { title: 'Kermes', date: '2026-12-05' })).toBe(
      '“Kermes” (5 Aralık 2026) takvimden silinsin mi?',
    );
    expect(fillWords(memberPerks, memberPerks.confirmDelete, { business_name: 'Örnek Fırın' })).toBe(
      '“Örnek Fırın” avantajı silinsin mi?',
    );
  });

  test.each([
    ['2026-05-12T09:00:00Z', '/duyurular/7'],
    ['2026-05-12T11:00:00Z', null],
    [null, null],
  ])('links to the site only once visitors can see it: published at %s, %s', (published_at, address) => {
    expect(publicAddress(announcements, { id: 7, published_at }, NOW)).toBe(address);
  });

  test.each([
    [{ slug: 'roman' }, '/mezunlarimiz/mezunlardan-haberler/roman'],
    [{ slug: null }, 'https://gazete.example/'],
    [{ slug: null, link: '/aidat' }, null],
    [{ slug: null, published_at: null }, null],
  ])('links to its source if it has no page: %j, %s', (part, address) => {
    const row = { id: 7, published_at: '2026-05-12T09:00:00Z', link: 'https://gazete.example/', ...part };
    expect(publicAddress(alumniNews, row, NOW)).toBe(address);
  });
});

describe('a copy', () => {
  test('is a draft with another title, and shares the files', () => {
    const shared = { cover_url: '/a.webp', featured_home: true };
    const row = { id: 4, title: ' Bahar ', published_at: '2026-05-12T10:00:00Z', ...shared };
    const copy = { title: 'Bahar (kopya)', published_at: null, ...shared };
    expect(copiedValues(announcements, row)).toMatchObject(copy);
  });
});

test('all rows of a list are read page by page, each once', async () => {
  const asked: (number | undefined)[] = [];
  const { dataProvider } = fakeBackend([]);
  const getList: typeof dataProvider.getList = ({ pagination: { currentPage = 1, pageSize = 0 } = {} }) => {
    asked.push(currentPage);
    // The last row of a page comes again as the first of the next, as after an insertion.
    const start = (currentPage - 1) * (pageSize - 1);
    const data = Array.from({ length: currentPage < 3 ? pageSize : 2 }, (_, index) => ({
      id: start + index,
    }));
    return Promise.resolve({ data, total: 0 } as never);
  };
  const question = { resource: 'x', filters: [], sorters: [], meta: { select: 'id' } };
  const rows = await readAllRows({ ...dataProvider, getList }, question);
  expect(asked).toEqual([1, 2, 3]);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
});
