import { describe, expect, test } from 'vitest';
import { copiedId, copiedValues, withCopiedId } from '../../../../../admin/crud/row/copied-values';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { announcements } from '../../../../../admin/resources/announcements';
import { bulletins } from '../../../../../admin/resources/bulletins';
import { calendar } from '../../../../../admin/resources/calendar';
import { readAllRows } from '../../../../../admin/crud/row/read-all-rows';
import { bulkActions, planBulk } from '../../../../../admin/crud/bulk/bulk-plan';
import { fakeBackend } from '../../support/fake-backend';

describe('a copy', () => {
  test('is a draft with another title and no address, and shares the files', () => {
    const row = {
      id: 4,
      title: ' Bahar ',
      published_at: '2026-05-12T10:00:00Z',
      cover_url: '/a.webp',
      featured_home: true,
    };
    expect(copiedValues(announcements, row)).toMatchObject({
      title: 'Bahar (kopya)',
      published_at: null,
      cover_url: '/a.webp',
      featured_home: true,
    });
    expect(copiedValues(alumniNews, { id: 4, title: 'Ödül', slug: 'odul' })).toMatchObject({
      title: 'Ödül (kopya)',
      slug: undefined,
    });
    // A row without a page is copied as one.
    expect(copiedValues(alumniNews, { id: 4, title: 'Ödül', slug: null })).toMatchObject({ slug: null });
  });

  test('fits its title into the column without splitting a letter', () => {
    const { title } = copiedValues(announcements, { id: 1, title: `${'a'.repeat(191)}🌷🌷🌷` });
    expect(title).toBe(`${'a'.repeat(191)}🌷 (kopya)`);
  });

  test('leaves a title that is missing or no text as it is', () => {
    expect(copiedValues(bulletins, { id: 1, year: 2025, month: 10 })).toMatchObject({
      year: 2025,
      month: 10,
    });
    expect(copiedValues(alumniNews, { id: 1, title: null })).toMatchObject({ title: null });
  });

  test('is requested in the address, beside the list’s state', () => {
    const query = withCopiedId(new URLSearchParams('ara=a'), 7);
    expect(query.toString()).toBe('ara=a&kopya=7');
    expect(copiedId(query)).toBe(7);
    expect(withCopiedId(query, null).toString()).toBe('ara=a');
    for (const nonsense of ['', 'kopya=', 'kopya=0', 'kopya=abc', 'kopya=-1']) {
      expect(copiedId(new URLSearchParams(nonsense))).toBeNull();
    }
  });
});

describe('an action on many rows', () => {
  const now = new Date('2026-05-12T10:00:00Z');
  const rows = [
    { id: 1, published_at: null },
    { id: 2, published_at: '2026-06-01T00:00:00Z' },
    { id: 3, published_at: '2026-05-01T00:00:00Z' },
  ];
  const ids = (action: 'publish' | 'unpublish' | 'delete') =>
    planBulk(announcements, action, rows, now).rows.map(({ id }) => id);

  test('publishes what is not published yet and keeps the dates of the rest', () => {
    expect(ids('publish')).toEqual([1, 2]);
    expect(planBulk(announcements, 'publish', rows, now).unchanged).toBe(1);
    expect(ids('unpublish')).toEqual([2, 3]);
    expect(ids('delete')).toEqual([1, 2, 3]);
  });

  test('includes publishing only where rows can be published', () => {
    expect(bulkActions(announcements)).toEqual(['publish', 'unpublish', 'delete']);
    expect(bulkActions(calendar)).toEqual(['delete']);
  });
});

test('all rows of a list are read page by page, each once', async () => {
  const asked: (number | undefined)[] = [];
  const { dataProvider } = fakeBackend([]);
  const rows = await readAllRows(
    {
      ...dataProvider,
      getList: ({ pagination: { currentPage = 1, pageSize = 0 } = {} }) => {
        asked.push(currentPage);
        const count = currentPage < 3 ? pageSize : 2;
        // The last row of a page comes again as the first of the next, as after an insertion.
        const start = (currentPage - 1) * (pageSize - 1);
        const data = Array.from({ length: count }, (_, index) => ({ id: start + index }));
        return Promise.resolve({ data, total: 0 } as never);
      },
    },
    { resource: 'x', filters: [], sorters: [], meta: { select: 'id' } },
  );
  expect(asked).toEqual([1, 2, 3]);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
});
