import { parseTableParams } from '@refinedev/core';
import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  listAddress,
  offeredFilters,
  readChoices,
  SAMPLES_ONLY,
  shownPeriod,
  wholeListAddress,
} from '../../../../../admin/crud/list/list-address';
import { toBackendParams, pageSize, withListChoices } from '../../../../../admin/crud/list/list-query';
import { announcements } from '../../../../../admin/resources/announcements';
import { calendar } from '../../../../../admin/resources/calendar';
import { events } from '../../../../../admin/resources/events';
import { fakeBackend } from '../../support/fake-backend';

const filtered = {
  ...announcements,
  fields: [...announcements.fields, { name: 'topic', kind: 'category', label: 'Konu' } as const],
  list: { ...announcements.list, filters: ['published_at', 'featured_home', 'featured_until', 'topic'] },
};
const NOW = new Date('2026-05-12T10:00:30Z');
const chosen = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value });
const typed = (value: string) => ({ field: 'q', operator: 'contains' as const, value });
const ask = (...filters: Parameters<typeof toBackendParams>[1]['filters'] & object) =>
  toBackendParams(filtered, { resource: 'announcements', filters }, NOW);

describe('the address of a list', () => {
  test('is its path when nothing is filtered', () => {
    expect(listAddress(announcements)).toBe('/admin/duyurular');
    expect(listAddress(announcements, { search: ' ', filters: { published_at: '' } })).toBe(
      '/admin/duyurular',
    );
  });

  test('is read by Refine as it was written, whatever was typed', () => {
    const address = listAddress(announcements, {
      search: ' bahar & yaz + #50% ',
      filters: { published_at: 'taslak' },
      sort: { by: 'title', order: 'desc' },
      page: 2,
    });
    const read = parseTableParams(address.slice(address.indexOf('?')));
    expect(read).toMatchObject({
      parsedCurrentPage: 2,
      parsedSorter: [{ field: 'title', order: 'desc' }],
      parsedFilters: [typed('bahar & yaz + #50%'), chosen('published_at', 'taslak')],
    });
    expect(readChoices(filtered, read.parsedFilters)).toEqual({
      search: 'bahar & yaz + #50%',
      filters: { published_at: 'taslak' },
    });
  });

  test('can ask for sample content alone, which no declaration names and no list offers by itself', () => {
    const address = listAddress(announcements, { filters: SAMPLES_ONLY });
    const { parsedFilters } = parseTableParams(address.slice(address.indexOf('?')));
    const { filters } = readChoices(announcements, parsedFilters);
    expect(filters).toEqual({ is_sample: 'evet' });
    expect(
      toBackendParams(announcements, { resource: 'announcements', filters: parsedFilters }, NOW).filters,
    ).toEqual([{ field: 'is_sample', operator: 'eq', value: true }]);
    const offered = (chosen: typeof filters) =>
      offeredFilters(announcements, chosen).map(({ field: { label } }) => label);
    expect(offered(filters)).toEqual([...offered({}), 'Örnek veri']);
    expect(offered({})).not.toContain('Örnek veri');
  });

  test('may hold invalid choices, which are left out', () => {
    const nonsense = [
      chosen('featured_home', 'belki'),
      chosen('title', 'Bahar'),
      chosen('featured_until', '..'),
      chosen('published_at', { a: '1' }),
      'x',
      null,
    ];
    expect(readChoices(filtered, nonsense)).toEqual({ search: '', filters: {} });
  });
});

describe('the backend query of a list', () => {
  test('looks for the term in any searched column, or its words in any form', () => {
    expect(ask(typed('50%')).filters).toEqual([
      {
        operator: 'or',
        value: ['title', 'lead', 'body', '*words'].map((field) => ({
          field,
          operator: 'contains',
          value: '50%',
        })),
      },
    ]);
    expect(ask().filters).toEqual([]);
  });

  test('applies every choice as of the present minute', () => {
    expect(ask(chosen('published_at', 'yayinda'), chosen('featured_home', 'evet')).filters).toEqual([
      { field: 'published_at', operator: 'lte', value: '2026-05-12T10:00:00.000Z' },
      { field: 'featured_home', operator: 'eq', value: true },
    ]);
  });

  test('sorts by the chosen order before the declared one', () => {
    const sorted = (field: string, order: string) =>
      toBackendParams(
        filtered,
        { resource: 'announcements', sorters: [{ field, order: order as 'asc' }] },
        NOW,
      ).sorters;
    const declared = [{ field: 'created_at', order: 'desc' }];
    expect(sorted('title', 'asc')).toEqual([{ field: 'title', order: 'asc' }, ...declared]);
    expect(sorted('body', 'asc')).toEqual(declared);
    expect(sorted('title', 'up')).toEqual(declared);
  });

  test.each([-1, 1.5, 0, 'abc'])('reads the first page where the address says page %s', (page) => {
    const pagination = { currentPage: page as number, pageSize: page as number };
    expect(toBackendParams(filtered, { resource: 'announcements', pagination }, NOW).pagination).toEqual({
      currentPage: 1,
      pageSize: 20,
    });
  });

  test('reads the whole list where its order is set by hand', () => {
    expect(pageSize(announcements)).toBe(20);
    expect(pageSize({ ...announcements, list: { ...announcements.list, order: 'idx' } })).toBe(200);
  });

  test('stays unchanged when it already uses backend filters', async () => {
    const asked: unknown[] = [];
    const { dataProvider } = fakeBackend([]);
    const provider = withListChoices(
      {
        ...dataProvider,
        getList: (params) => {
          asked.push(params);
          return dataProvider.getList(params);
        },
      },
      [filtered],
    );
    const question = { resource: 'announcements', filters: [chosen('topic', 'Gezi'), chosen('lead', 'x')] };
    await provider.getList(question);
    expect(asked).toEqual([question]);
  });
});

test('a list is narrowed when it is searched or filtered', () => {
  const isLess = (...filters: unknown[]) => isNarrowed(readChoices(filtered, filters));
  expect(isLess(typed('a'))).toBe(true);
  expect(isLess(chosen('featured_home', 'hayir'))).toBe(true);
  expect(isLess(chosen('featured_home', 'belki'))).toBe(false);
});

describe('a list that opens with what is to come', () => {
  /** In Istanbul it is the 13th already. */
  const LATE = new Date('2026-05-12T21:30:00Z');
  const dated = { ...events, list: { ...events.list, upcoming: 'starts_at' } };
  const open = (...filters: ReturnType<typeof chosen | typeof typed>[]) => {
    const { filters: asked, sorters } = toBackendParams(calendar, { resource: 'calendar', filters }, LATE);
    return { filters: asked, sorters };
  };
  const from = (field: string, value: string) => ({ field, operator: 'gte', value });

  test('shows the days from today on, the next one first', () => {
    expect(open()).toEqual({
      filters: [from('date', '2026-05-13')],
      sorters: [{ field: 'date', order: 'asc' }],
    });
  });

  test('shows the past with the latest day first, and everything as declared', () => {
    expect(open(chosen('donem', 'gecmis'))).toEqual({
      filters: [{ field: 'date', operator: 'lte', value: '2026-05-12' }],
      sorters: [{ field: 'date', order: 'desc' }],
    });
    expect(open(chosen('donem', 'tumu'))).toEqual({
      filters: [],
      sorters: [{ field: 'date', order: 'asc' }],
    });
  });

  test('covers everything while it is searched or filtered, unless a part is chosen', () => {
    expect(open(typed('bahar')).filters).toHaveLength(1);
    expect(open(chosen('date', '2020-01-01..2020-12-31')).filters).toEqual([
      from('date', '2020-01-01'),
      { field: 'date', operator: 'lte', value: '2020-12-31' },
    ]);
    expect(open(typed('bahar'), chosen('donem', 'yaklasan')).filters).toContainEqual(
      from('date', '2026-05-13'),
    );
  });

  test('keeps an order that was chosen', () => {
    const sorters = [{ field: 'title', order: 'desc' as const }];
    const asked = toBackendParams(calendar, { resource: 'calendar', sorters }, LATE);
    expect(asked.sorters).toEqual([...sorters, { field: 'date', order: 'asc' }]);
  });

  test('goes by Istanbul’s days where the column has a time', () => {
    expect(toBackendParams(dated, { resource: 'events' }, LATE)).toMatchObject({
      filters: [from('starts_at', '2026-05-12T21:00:00.000Z')],
      sorters: [{ field: 'starts_at', order: 'asc' }],
    });
  });

  test('has an address for each part and for all rows, which means nothing in other lists', () => {
    const address = listAddress(calendar, { period: 'gecmis' });
    const { parsedFilters } = parseTableParams(address.slice(address.indexOf('?')));
    expect(readChoices(calendar, parsedFilters)).toEqual({ search: '', filters: {}, period: 'gecmis' });
    expect(readChoices(announcements, parsedFilters)).toEqual({ search: '', filters: {} });
    expect(readChoices(calendar, [chosen('donem', 'yarın')])).toEqual({ search: '', filters: {} });
    expect(wholeListAddress(calendar)).toBe(listAddress(calendar, { period: 'tumu' }));
    expect(wholeListAddress(announcements)).toBe('/admin/duyurular');
    expect(shownPeriod(announcements, { search: '', filters: {} })).toBe('tumu');
  });
});
