import { describe, expect, test } from 'vitest';
import { announcements } from '../../../../../admin/resources/announcements';
import {
  isNarrowed,
  listFilters,
  pageSize,
  readListState,
  sorters,
  writeListState,
} from '../../../../../admin/crud/list/list-state';
import { openedForm } from '../../../../../admin/crud/opened-form';
import { publicAddress, rowTitle } from '../../../../../admin/crud/row-title';

const filtered = {
  ...announcements,
  fields: [...announcements.fields, { name: 'topic', kind: 'category', label: 'Konu' } as const],
  list: { ...announcements.list, filters: ['published_at', 'featured_home', 'featured_until', 'topic'] },
};
const read = (query: string) => readListState(new URLSearchParams(query), filtered);
const now = new Date('2026-05-12T10:00:00Z');

describe('the list in the address', () => {
  test('is read', () => {
    expect(read('ara=%20bahar%20&sirala=title&yon=artan&sayfa=3')).toEqual({
      search: 'bahar',
      filters: {},
      sort: { by: 'title', order: 'asc' },
      page: 3,
    });
  });

  test.each(['sayfa=-1', 'sayfa=abc', 'sayfa=1.5', 'sirala=body&yon=artan', 'sirala=title&yon=up', ''])(
    'nonsense is the first page in the declared order: %s',
    (query) => {
      expect(read(query)).toEqual({ search: '', filters: {}, sort: null, page: 1 });
    },
  );

  test('is written, what is usual left out, and read back', () => {
    const state = {
      search: 'bahar & yaz',
      filters: { published_at: 'taslak', featured_until: '2026-05-01..' },
      sort: { by: 'title', order: 'desc' },
      page: 2,
    } as const;
    expect(readListState(writeListState(state), filtered)).toEqual(state);
    expect(writeListState({ search: '  ', filters: { published_at: '' }, page: 1 }).toString()).toBe('');
  });

  test('asks for the term in any searched column, or for its words in any form', () => {
    expect(listFilters(filtered, read('ara=50%25'), now)).toEqual([
      {
        operator: 'or',
        value: ['title', 'lead', 'body', '*words'].map((field) => ({
          field,
          operator: 'contains',
          value: '50%',
        })),
      },
    ]);
    expect(listFilters(filtered, read(''), now)).toEqual([]);
  });

  test('asks for every chosen filter, and leaves out those nobody declared or that mean nothing', () => {
    const query = 'suz.published_at=taslak&suz.featured_home=belki&suz.title=Bahar&suz.featured_until=..';
    expect(read(query).filters).toEqual({ published_at: 'taslak' });
    expect(listFilters(filtered, read('suz.published_at=yayinda&suz.featured_home=evet'), now)).toEqual([
      { field: 'published_at', operator: 'lte', value: '2026-05-12T10:00:00.000Z' },
      { field: 'featured_home', operator: 'eq', value: true },
    ]);
  });

  test('leaves rows out when searched or filtered, not when sorted', () => {
    expect(['ara=a', 'suz.featured_home=hayir'].map((query) => isNarrowed(read(query)))).toEqual([
      true,
      true,
    ]);
    expect(isNarrowed(read('sirala=title&yon=artan&sayfa=2'))).toBe(false);
  });

  test('stands on one page where its order is set by hand', () => {
    expect(pageSize(announcements)).toBe(20);
    expect(pageSize({ ...announcements, list: { ...announcements.list, order: 'idx' } })).toBe(200);
  });

  test('sorts by the chosen column before the declared order', () => {
    expect(sorters(announcements, read('sirala=title&yon=artan'))).toEqual([
      { field: 'title', order: 'asc' },
      { field: 'created_at', order: 'desc' },
    ]);
    expect(sorters(announcements, read(''))).toEqual([{ field: 'created_at', order: 'desc' }]);
  });
});

describe('the form in the address', () => {
  test('creates, edits by number, and opens for nothing else', () => {
    expect(openedForm(true, undefined)).toEqual({ id: null });
    expect(openedForm(false, '12')).toEqual({ id: 12 });
    for (const id of [undefined, '', '0', '-3', '1e3', 'abc', '12345678901234567890']) {
      expect(openedForm(false, id)).toBeNull();
    }
  });
});

describe('a row in the list', () => {
  test('is named by its title, or says that it has none', () => {
    expect(rowTitle(announcements, { id: 1, title: 'Bahar' })).toBe('Bahar');
    expect(rowTitle(announcements, { id: 1, title: ' ' })).toBe('Başlıksız');
  });

  test('leads to the site only once visitors can see it', () => {
    const address = (published_at: string | null) =>
      publicAddress(announcements, { id: 7, published_at }, now);
    expect(address('2026-05-12T09:00:00Z')).toBe('/duyurular/7');
    expect(address('2026-05-12T11:00:00Z')).toBeNull();
    expect(address(null)).toBeNull();
  });
});
