import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIG, failure, fakeApi, renderPath } from './fake-api';

type Tables = Parameters<typeof fakeApi>[0];

const AGENDA = '/';
const CALENDAR = '/duyurular/takvim';
const NOW = '2026-11-20T22:30:00.000Z';
/** The response of a database without the columns that the earlier reads request. */
const lacks = (...columns: string[]) => ({
  calendar: ({ searchParams }: URL) =>
    columns.some((column) => searchParams.get('select')?.split(',').includes(column))
      ? failure(400, 'no such column', '42703')
      : [],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Already the 21st in Istanbul.
  vi.setSystemTime(NOW);
});

afterEach(() => {
  vi.useRealTimers();
});

/** The requests for a page's rows of one table: the columns, and the rest of the query as it was meant before encoding. */
async function requestsFor(address: string, table: string, tables?: Tables) {
  const api = fakeApi(tables);
  await renderPath(address, api);
  return api.requests
    .filter(({ pathname }) => pathname === `/rest/v1/${table}`)
    .map(({ searchParams }) => ({
      columns: searchParams.get('select')?.split(',') ?? [],
      query: [...searchParams].flatMap(([name, value]) => (name === 'select' ? [] : `${name}=${value}`)),
    }));
}

const newest = (column: string) => `order=${column}.desc.nullslast,created_at.desc.nullslast`;
const published = `published_at=lte.${NOW}`;
const cardOfAnnouncement = 'id,title,body,cover_url,published_at,created_at';

/** Section 7 of the specification: each reading by its name there, with its columns. More columns may be asked for beside them. */
describe('the public site asks for', () => {
  test.each<[string, string, string, string, string[], Tables?]>([
    [
      'calendar (home agenda)',
      AGENDA,
      'calendar',
      'title,date',
      ['date=gte.2026-11-21', 'order=date.asc', 'limit=4'],
    ],
    [
      'calendar, fallback 1',
      AGENDA,
      'calendar',
      'year,month,day',
      [
        'or=(year.gt.2026,and(year.eq.2026,or(month.gt.11,and(month.eq.11,day.gte.21))))',
        'order=year.asc,month.asc,day.asc',
        'limit=6',
      ],
      lacks('date'),
    ],
    [
      'calendar, fallback 2',
      AGENDA,
      'calendar',
      'starts_at',
      ['starts_at=gte.2026-11-21', 'order=starts_at.asc', 'limit=4'],
      lacks('date', 'year'),
    ],
    [
      'calendar (page)',
      CALENDAR,
      'calendar',
      'title,date',
      ['date=gte.2026-11-01', 'date=lte.2026-11-30', 'order=date.asc'],
    ],
    [
      'calendar (page), by year, month and day',
      CALENDAR,
      'calendar',
      'title,year,month,day',
      ['year=eq.2026', 'month=eq.11', 'order=year.asc,month.asc,day.asc'],
      lacks('date'),
    ],
    [
      'calendar (page), by starts_at',
      CALENDAR,
      'calendar',
      'title,starts_at',
      ['starts_at=gte.2026-11-01', 'starts_at=lt.2026-12-01', 'order=starts_at.asc'],
      lacks('date', 'year'),
    ],
    [
      'events (carousel)',
      '/',
      'events',
      'slug,title,body,cover_url,starts_at,created_at',
      [newest('starts_at'), 'limit=24'],
    ],
    // In pages of sixty. Lists with pages add the id, for rows that are equal in the specification's order.
    [
      'events (list page)',
      '/duyurular/etkinlikler',
      'events',
      '*',
      [`${newest('starts_at')},id.desc`, 'limit=60'],
    ],
    ['events (detail)', '/duyurular/etkinlikler/42', 'events', '*', ['slug=eq.42', 'limit=1']],
    ['events (detail), by id', '/duyurular/etkinlikler/42', 'events', '*', ['id=eq.42', 'limit=1']],
    [
      'announcements (carousel)',
      '/',
      'announcements',
      cardOfAnnouncement,
      [published, newest('published_at'), 'limit=24'],
    ],
    [
      'announcements (list)',
      '/duyurular',
      'announcements',
      cardOfAnnouncement,
      [published, `${newest('published_at')},id.desc`, 'limit=50'],
    ],
    // All columns but the account of the author, which visitors must not see.
    [
      'announcements (detail)',
      '/duyurular/42',
      'announcements',
      `${cardOfAnnouncement},lead,excerpt,hero_bg_url,featured_home,featured_until`,
      ['id=eq.42', published, 'limit=1'],
    ],
    [
      'alumni_news (list)',
      '/mezunlarimiz/mezunlardan-haberler',
      'alumni_news',
      'title,link,description,image_url,slug,created_at',
      ['order=created_at.desc.nullslast,id.desc', 'limit=50'],
    ],
    [
      'alumni_news (detail)',
      '/mezunlarimiz/mezunlardan-haberler/42',
      'alumni_news',
      '*',
      ['slug=eq.42', 'limit=1'],
    ],
    [
      'alumni_news (detail), by id',
      '/mezunlarimiz/mezunlardan-haberler/42',
      'alumni_news',
      '*',
      ['id=eq.42', 'limit=1'],
    ],
    [
      'member_perks',
      '/uyelik/uyelere-avantajlar',
      'member_perks',
      'id,business_name,category,discount,discount_code,contact_phone,contact_email,alumnus_name,logo_url,idx,created_at',
      ['order=idx.asc.nullslast,created_at.desc.nullslast'],
    ],
  ])('%s', async (_, address, table, columns, query, tables) => {
    const asked = (await requestsFor(address, table, tables)).filter(
      (request) => request.query.join('&') === query.join('&'),
    );
    expect(asked).toEqual([{ columns: expect.arrayContaining(columns.split(',')) as string[], query }]);
  });
});

test('every read of a page goes to the configured backend, with the public key', async () => {
  const api = fakeApi();
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    keys.push(new Request(input, init).headers.get('apikey'));
    return api.fetch(input, init);
  };
  const config = { ...CONFIG, apiUrl: 'https://proje.example', publishableKey: 'herkese-acik' };
  await renderPath('/', { ...api, fetch }, { config });
  expect(api.requests.length).toBeGreaterThan(0);
  expect(new Set(api.requests.map(({ origin }) => origin))).toEqual(new Set(['https://proje.example']));
  expect(new Set(keys)).toEqual(new Set(['herkese-acik']));
});
