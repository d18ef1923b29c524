import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabaseAccess } from '../../../src/lib/database/database-access';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { agendaQuery } from '../../../src/features/calendar/queries';
import { announcementsQuery, eventsQuery } from '../../../src/pages/home/queries';
import { CLOSED, CONFIG, failure, fakeApi, ORIGIN, renderPath, type FakeApi, type Tables } from './fake-api';
import { announcement } from './rows';

const NOW = '2026-11-20T22:30:00.000Z';
const columnsOf = ({ searchParams }: URL) => searchParams.get('select')?.split(',') ?? [];
/** The response of a database without the columns that the earlier reads request. */
const lacks = (...columns: string[]): Tables => ({
  calendar: (url) =>
    columns.some((column) => columnsOf(url).includes(column)) ? failure(400, 'no such column', '42703') : [],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Already the 21st in Istanbul.
  vi.setSystemTime(NOW);
});

afterEach(() => {
  vi.useRealTimers();
});

const PAST_FIRST = 'created_at.desc.nullslast';
const PUBLISHED = `published_at=lte.${NOW}`;
const NEWS = '/mezunlarimiz/mezunlardan-haberler';

/**
 * Section 7 of the specification: each reading by its name there, the page, the columns, and the rest of the query as it was meant
 * before encoding. Lists with pages add the id, for rows that are equal in the specification's order.
 */
describe('the public site asks for', () => {
  test.each<[name: string, page: string, columns: string, query: string, tables?: Tables]>([
    ['calendar (home agenda)', '/', 'title,date', 'date=gte.2026-11-21&order=date.asc&limit=4'],
    [
      'calendar, fallback 1',
      ...(['/', 'title,year,month,day'] as const),
      'or=(year.gt.2026,and(year.eq.2026,or(month.gt.11,and(month.eq.11,day.gte.21))))&order=year.asc,month.asc,day.asc&limit=6',
      lacks('date'),
    ],
    [
      'calendar, fallback 2',
      ...(['/', 'title,starts_at'] as const),
      'starts_at=gte.2026-11-21&order=starts_at.asc&limit=4',
      lacks('date', 'year'),
    ],
    [
      'calendar (page)',
      ...(['/duyurular/takvim', 'title,date'] as const),
      'date=gte.2026-11-01&date=lte.2026-11-30&order=date.asc',
    ],
    [
      'calendar (page), by year, month and day',
      ...(['/duyurular/takvim', 'title,year,month,day'] as const),
      'year=eq.2026&month=eq.11&order=year.asc,month.asc,day.asc',
      lacks('date'),
    ],
    [
      'calendar (page), by starts_at',
      ...(['/duyurular/takvim', 'title,starts_at'] as const),
      'starts_at=gte.2026-11-01&starts_at=lt.2026-12-01&order=starts_at.asc',
      lacks('date', 'year'),
    ],
    [
      'events (carousel)',
      '/',
      'slug,title,excerpt,lead,body,cover_url,gallery,starts_at,ends_at,status,created_at',
      `order=starts_at.desc.nullslast,${PAST_FIRST}&limit=24`,
    ],
    [
      'events (list page)',
      ...(['/duyurular/etkinlikler', '*'] as const),
      `order=starts_at.desc.nullslast,${PAST_FIRST},id.desc&limit=60`,
    ],
    ['events (detail)', '/duyurular/etkinlikler/42', '*', 'slug=eq.42&limit=1'],
    ['events (detail), by id', '/duyurular/etkinlikler/42', '*', 'id=eq.42&limit=1'],
    [
      'announcements (carousel)',
      ...(['/', 'id,title,excerpt,body,cover_url,published_at,created_at'] as const),
      `${PUBLISHED}&order=published_at.desc.nullslast,${PAST_FIRST}&limit=24`,
    ],
    [
      'announcements (list)',
      '/duyurular',
      'id,title,excerpt,body,cover_url,published_at,created_at',
      `${PUBLISHED}&order=published_at.desc.nullslast,${PAST_FIRST},id.desc&limit=50`,
    ],
    // All columns but the account of the author, which visitors must not see.
    [
      'announcements (detail)',
      '/duyurular/42',
      'id,title,lead,excerpt,body,cover_url,cover_alt,hero_bg_url,published_at,featured_home,featured_until,created_at,updated_at',
      `id=eq.42&${PUBLISHED}&limit=1`,
    ],
    [
      'alumni_news (list)',
      NEWS,
      'id,title,link,description,image_url,slug,published_at,created_at',
      `order=${PAST_FIRST},id.desc&limit=50`,
    ],
    ['alumni_news (detail)', `${NEWS}/42`, '*', 'slug=eq.42&limit=1'],
    ['alumni_news (detail), by id', `${NEWS}/42`, '*', 'id=eq.42&limit=1'],
    [
      'member_perks',
      '/uyelik/uyelere-avantajlar',
      'id,business_name,category,discount,discount_code,contact_phone,contact_phone_numbers,contact_email,city,district,address,website,alumnus_name,logo_url,idx,created_at',
      `order=idx.asc.nullslast,${PAST_FIRST}`,
    ],
  ])('%s', async (name, page, columns, query, tables) => {
    const api = fakeApi(tables);
    await renderPath(page, api);
    const [table = ''] = name.split(/[ ,]/);
    const asked = api.requests
      .filter(({ pathname }) => pathname === `/rest/v1/${table}`)
      .map((url) => {
        const rest = [...url.searchParams].filter(([parameter]) => parameter !== 'select');
        return { columns: columnsOf(url).sort(), query: rest.map((pair) => pair.join('=')).join('&') };
      });
    const expected = { columns: columns.split(',').sort(), query };
    expect(asked.filter((request) => request.query === query)).toEqual([expected]);
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
  expect(new Set(api.requests.map(({ origin }) => origin))).toEqual(new Set(['https://proje.example']));
  expect(new Set(keys)).toEqual(new Set(['herkese-acik']));
});

const databaseOf = ({ fetch }: FakeApi) => createDatabaseAccess({ config: CONFIG, origin: ORIGIN, fetch });

describe('the agenda', () => {
  const readAgenda = (api: FakeApi, client = new QueryClient()) =>
    client.query(agendaQuery(databaseOf(api), todayInIstanbul()));

  test('reads the coming entries in order by year, month and day, where there is no date', async () => {
    const api = fakeApi({
      calendar: (url) =>
        columnsOf(url).includes('date')
          ? failure(400, 'column calendar.date does not exist', '42703')
          : [
              { title: 'Sonraki', year: 2026, month: 12, day: 1 },
              { title: 'Geçmiş', year: 2026, month: 11, day: 20 },
              { title: 'Bugün', year: 2026, month: 11, day: 21 },
            ],
    });
    expect(await readAgenda(api)).toEqual([
      { title: 'Bugün', date: '2026-11-21' },
      { title: 'Sonraki', date: '2026-12-01' },
    ]);
  });

  test.each([
    ['after any other error at once', failure(), CLOSED, 1],
    ['when no schema fits', failure(400, 'no such column', '42703'), 'no such column', 3],
  ])('fails %s', async (_, calendar, message, count) => {
    const api = fakeApi({ calendar });
    await expect(readAgenda(api)).rejects.toThrow(message);
    expect(api.requests).toHaveLength(count);
  });

  test('falls back to the coming entries of yesterday’s page when the read fails', async () => {
    const client = new QueryClient();
    const [tea, concert] = [
      { title: 'Çay saati', date: '2026-11-21' },
      { title: 'Konser', date: '2026-11-22' },
    ];
    expect(await readAgenda(fakeApi({ calendar: [tea, concert] }), client)).toEqual([tea, concert]);
    vi.setSystemTime('2026-11-21T22:30:00Z');
    expect(await readAgenda(fakeApi({ calendar: failure(503) }), client)).toEqual([concert]);
  });
});

describe('the carousels', () => {
  const isFeatured = (url: URL) => url.searchParams.has('featured_home');

  test('begin with what is featured and show nothing twice', async () => {
    const [one, two, three] = [1, 2, 3].map((id) => announcement({ id }));
    const api = fakeApi({ announcements: (url) => (isFeatured(url) ? [three] : [one, two, three]) });
    const shown = await new QueryClient().query(announcementsQuery(databaseOf(api)));
    expect(shown.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  test('ask for what is featured as for the rest, as long as it has not run out', async () => {
    const api = fakeApi();
    await new QueryClient().query(announcementsQuery(databaseOf(api)));
    await new QueryClient().query(eventsQuery(databaseOf(api)));
    expect(api.requests).toHaveLength(4);
    const featured = api.requests
      .filter(isFeatured)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
    const rest = api.requests.filter((url) => !isFeatured(url));
    const only = {
      featured_home: 'eq.true',
      or: `(featured_until.is.null,featured_until.gt."${NOW}")`,
    };
    expect(rest.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['24', '24']);
    expect(featured).toEqual(
      rest.map(({ searchParams }) => ({ ...Object.fromEntries(searchParams), ...only })),
    );
  });
});
