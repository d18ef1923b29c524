import { parseTableParams } from '@refinedev/core';
import { describe, expect, test } from 'vitest';
import { listAddress, readChoices } from '../../../../../admin/screens/list/list-address';
import { listQuery, toBackendParams, withListChoices } from '../../../../../admin/screens/list/list-query';
import { createDataProvider } from '../../../../../admin/data/data-provider';
import { announcements } from '../../../../../admin/resources/announcements';
import { calendar } from '../../../../../admin/resources/calendar';
import { events } from '../../../../../admin/resources/events';
import { resources } from '../../../../../admin/resources/index';
import type { ResourceDefinition } from '../../../../../admin/schema/types';
import { FakeBackend } from '../../data/fake-backend';

const filtered = {
  ...announcements,
  fields: [...announcements.fields, { name: 'topic', kind: 'category', label: 'Konu' } as const],
  list: { ...announcements.list, filters: ['published_at', 'featured_home', 'featured_until', 'topic'] },
};
type Question = Parameters<typeof toBackendParams>[1];
const NOW = new Date('2026-05-12T10:00:30Z');
const NOTHING = { search: '', filters: {} };
const chosen = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value });
const typed = (value: string) => ({ field: 'q', operator: 'contains' as const, value });
const ask = (question: Omit<Question, 'resource'>, resource: ResourceDefinition = filtered, now = NOW) =>
  toBackendParams(resource, { resource: resource.table, ...question }, now);
const parse = (address: string) => parseTableParams(address.slice(address.indexOf('?')));

describe('the address of a list', () => {
  test('is read by Refine as it was written, whatever was typed', () => {
    const read = parse(
      listAddress(announcements, {
        search: ' bahar & yaz + #50% ',
        filters: { published_at: 'taslak' },
      }),
    );
    expect(read).toMatchObject({
      parsedFilters: [typed('bahar & yaz + #50%'), chosen('published_at', 'taslak')],
    });
    expect(readChoices(filtered, read.parsedFilters)).toEqual({
      search: 'bahar & yaz + #50%',
      filters: { published_at: 'taslak' },
    });
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
    expect(readChoices(filtered, nonsense)).toEqual(NOTHING);
  });
});

/** Section 7 of the specification. Rows that are equal so far follow by their numbers, so that pages do not overlap. */
describe('the list of', () => {
  test.each([
    ['announcements', 'created_at.desc.nullslast,id.desc'],
    ['events', 'starts_at.desc.nullslast,id.desc'],
    ['bulletins', 'year.desc.nullslast,month.desc.nullslast,id.desc'],
    ['calendar', 'date.asc.nullslast,id.desc'],
    ['alumni_news', 'created_at.desc.nullslast,id.desc'],
    // In the order that is set by hand, which is the site's, and then as the specification has it.
    ['member_perks', 'idx.asc.nullslast,created_at.desc.nullslast,id.desc'],
  ])('%s is asked for in its order', async (table, order) => {
    const backend = await FakeBackend.signedIn();
    const provider = withListChoices(createDataProvider(backend.client), resources);
    const resource = resources.find((declared) => declared.table === table);
    if (!resource) throw new Error(`No resource is called ${table}`);
    await listQuery(provider, resource, '').queryFn();
    expect(await backend.lastRequest()).toMatchObject({
      method: 'GET',
      path: `/rest/v1/${table}`,
      query: { order, offset: '0' },
    });
  });
});

describe('the backend query of a list', () => {
  test('looks for the term in any searched column, or its words in any form', () => {
    const value = ['title', 'lead', 'body', '*words'].map((field) => ({ ...typed('50%'), field }));
    expect(ask({ filters: [typed('50%')] }).filters).toEqual([{ operator: 'or', value }]);
    expect(ask({}).filters).toEqual([]);
  });

  test('applies every choice as of the present minute', () => {
    const filters = [chosen('published_at', 'yayinda'), chosen('featured_home', 'evet')];
    expect(ask({ filters }).filters).toEqual([
      { field: 'published_at', operator: 'lte', value: '2026-05-12T10:00:00.000Z' },
      chosen('featured_home', true),
    ]);
  });

  test.each([
    ['title', 'asc', [{ field: 'title', order: 'asc' }]],
    ['body', 'asc', []],
    ['title', 'up', []],
  ])('sorts by %s %s and then by the declared order', (field, order, first) => {
    const { sorters } = ask({ sorters: [{ field, order: order as 'asc' }] });
    expect(sorters).toEqual([...first, { field: 'created_at', order: 'desc' }]);
  });

  test.each([-1, 1.5, 0, 'abc'])('reads the first page where the address says page %s', (page) => {
    const pagination = { currentPage: page as number, pageSize: page as number };
    expect(ask({ pagination }).pagination).toEqual({ currentPage: 1, pageSize: 20 });
  });
});

describe('a list that opens with what is to come', () => {
  /** In Istanbul it is the 13th already. */
  const LATE = new Date('2026-05-12T21:30:00Z');
  const from = (field: string, value: string) => ({ field, operator: 'gte', value });
  const to = (value: string) => ({ field: 'date', operator: 'lte', value });
  const YEAR = chosen('date', '2020-01-01..2020-12-31');

  test.each([
    ['the days from today on, the next one first', [], [from('date', '2026-05-13')], 'asc'],
    ['the past with the latest day first', [chosen('donem', 'gecmis')], [to('2026-05-12')], 'desc'],
    ['everything as declared', [chosen('donem', 'tumu')], [], 'asc'],
    ['everything while it is filtered', [YEAR], [from('date', '2020-01-01'), to('2020-12-31')], 'asc'],
  ])('shows %s', (_, filters, asked, order) => {
    const query = ask({ filters }, calendar, LATE);
    expect([query.filters, query.sorters]).toEqual([asked, [{ field: 'date', order }]]);
  });

  test('goes by Istanbul’s days where the column has a time', () => {
    const dated = { ...events, list: { ...events.list, upcoming: 'starts_at' } };
    expect(ask({}, dated, LATE)).toMatchObject({
      filters: [from('starts_at', '2026-05-12T21:00:00.000Z')],
      sorters: [{ field: 'starts_at', order: 'asc' }],
    });
  });
});
