import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabaseAccess } from '../../../src/lib/database/database-access';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { agendaQuery, announcementsQuery, eventsQuery } from '../../../src/pages/home/queries';
import { eventRow } from '../../fixtures/event-row';
import { announcement, CONFIG, failure, fakeApi, ORIGIN } from './fake-api';

type Api = ReturnType<typeof fakeApi>;

const databaseOf = ({ fetch }: Api) => createDatabaseAccess({ config: CONFIG, origin: ORIGIN, fetch });
const readAgenda = (api: Api) => new QueryClient().query(agendaQuery(databaseOf(api), todayInIstanbul()));
const asksFor = (column: string) => (url: URL) => url.searchParams.get('select')?.includes(column);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Already the 21st in Istanbul.
  vi.setSystemTime('2026-11-20T22:30:00Z');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the agenda', () => {
  test('asks for four entries from today in Istanbul on', async () => {
    const api = fakeApi({ calendar: [{ title: 'Çay saati', date: '2026-11-21' }] });
    expect(await readAgenda(api)).toEqual([{ title: 'Çay saati', date: '2026-11-21' }]);
    expect(Object.fromEntries(api.requests[0]?.searchParams ?? [])).toEqual({
      select: 'title,date',
      date: 'gte.2026-11-21',
      order: 'date.asc',
      limit: '4',
    });
  });

  test('falls back to year, month and day, and returns the coming entries in order', async () => {
    const api = fakeApi({
      calendar: (url) =>
        asksFor('date')(url)
          ? failure(400, 'column calendar.date does not exist', '42703')
          : [
              { title: 'Sonraki', year: 2026, month: 12, day: 1 },
              { title: 'Geçmiş', year: 2026, month: 11, day: 20 },
              { title: 'Bugün', year: 2026, month: 11, day: 21 },
            ],
    });
    expect((await readAgenda(api)).map(({ title }) => title)).toEqual(['Bugün', 'Sonraki']);
    expect(api.requests[1]?.searchParams.get('limit')).toBe('6');
  });

  test('falls back to starts_at, whose first ten characters are the day', async () => {
    const api = fakeApi({
      calendar: (url) =>
        asksFor('starts_at')(url)
          ? [{ title: 'Gece konseri', starts_at: '2026-11-21T22:30:00+00:00' }]
          : failure(400, 'no such column', 'PGRST204'),
    });
    expect(await readAgenda(api)).toEqual([{ title: 'Gece konseri', date: '2026-11-21' }]);
    expect(api.requests[2]?.searchParams.get('starts_at')).toBe('gte.2026-11-21');
  });

  test('does not fall back after any other error', async () => {
    const api = fakeApi({ calendar: failure(500, 'Veri tabanı dinleniyor') });
    await expect(readAgenda(api)).rejects.toThrow('Veri tabanı dinleniyor');
    expect(api.requests).toHaveLength(1);
  });

  test('falls back to the coming entries of yesterday’s page when the read fails', async () => {
    const client = new QueryClient();
    const read = (api: Api) => client.query(agendaQuery(databaseOf(api), todayInIstanbul()));
    await read(
      fakeApi({
        calendar: [
          { title: 'Çay saati', date: '2026-11-21' },
          { title: 'Konser', date: '2026-11-22' },
        ],
      }),
    );
    vi.setSystemTime('2026-11-21T22:30:00Z');
    const silent = fakeApi({ calendar: failure(503, 'Kapalı') });
    expect(await read(silent)).toEqual([{ title: 'Konser', date: '2026-11-22' }]);
  });

  test('fails when no schema fits', async () => {
    const api = fakeApi({ calendar: failure(400, 'no such column', '42703') });
    await expect(readAgenda(api)).rejects.toThrow('no such column');
    expect(api.requests).toHaveLength(3);
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

  test('ask only for what is published and not run out, newest first, nulls last, at most 24', async () => {
    const api = fakeApi();
    await new QueryClient().query(announcementsQuery(databaseOf(api)));
    const featured = api.requests.find(isFeatured)?.searchParams;
    expect(api.requests).toHaveLength(2);
    expect(featured?.get('or')).toBe('(featured_until.is.null,featured_until.gt."2026-11-20T22:30:00.000Z")');
    for (const { searchParams } of api.requests) {
      expect(searchParams.get('select')).toBe('id,title,excerpt,body,cover_url,published_at,created_at');
      expect(searchParams.get('published_at')).toBe('lte.2026-11-20T22:30:00.000Z');
      expect(searchParams.get('order')).toBe('published_at.desc.nullslast,created_at.desc.nullslast');
      expect(searchParams.get('limit')).toBe('24');
    }
  });

  test('read events by their start', async () => {
    const api = fakeApi();
    await new QueryClient().query(eventsQuery(databaseOf(api)));
    expect(api.requests).toHaveLength(2);
    for (const { searchParams } of api.requests) {
      expect(searchParams.get('select')).toBe(
        'slug,title,excerpt,lead,body,cover_url,starts_at,ends_at,status,created_at',
      );
      expect(searchParams.get('order')).toBe('starts_at.desc.nullslast,created_at.desc.nullslast');
      expect(searchParams.get('limit')).toBe('24');
    }
  });

  test('show the featured events first, then the nearest to come, then the past ones, newest first', async () => {
    const event = (slug: string, starts_at: string | null, ends_at: string | null = null) =>
      eventRow({ slug, title: slug, starts_at, ends_at });
    const january = event('ocak', '2027-01-30T16:00:00Z');
    const november = event('kasim', '2026-11-28T16:00:00Z');
    const camp = event('kamp', '2026-11-19T06:00:00Z', '2026-11-22T15:00:00Z');
    const october = event('ekim', '2026-10-10T16:00:00Z');
    const may = event('mayis', '2026-05-12T16:00:00Z');
    const undated = event('tarihsiz', null);
    const rows = [january, november, camp, october, may, undated];
    const api = fakeApi({ events: (url) => (isFeatured(url) ? [may] : rows) });
    const shown = await new QueryClient().query(eventsQuery(databaseOf(api)));
    expect(shown.map(({ slug }) => slug)).toEqual(['mayis', 'kamp', 'kasim', 'ocak', 'ekim', 'tarihsiz']);
  });
});
