import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { monthQuery } from '../../../src/features/calendar/queries';
import { eventQuery } from '../../../src/features/events/detail/queries';
import { eventsQuery } from '../../../src/features/events/list/queries';
import { createDatabaseAccess, type DatabaseAccess } from '../../../src/lib/database/database-access';
import { addDays, civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { monthOf } from '../../../src/lib/dates/months';
import { pickCover } from '../../../src/lib/media/cover';
import { parseGallery } from '../../../src/lib/media/gallery';
import { agendaQuery } from '../../../src/pages/home/queries';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
const today = todayInIstanbul();
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);

const read = <Result>(query: (database: DatabaseAccess) => Result) => {
  const { url, publishableKey } = database.backend;
  return query(createDatabaseAccess({ config: { apiUrl: url, publishableKey }, origin: url }));
};
const readAgenda = () => new QueryClient().query(read((db) => agendaQuery(db, today)));
const readMonthOf = (date: string) => new QueryClient().query(read((db) => monthQuery(db, monthOf(date))));

/** Replaces the calendar by the table of an older database. */
async function replaceCalendar(columns: string, rows: Record<string, unknown>[]): Promise<void> {
  const { sql } = database;
  await sql.unsafe(`
    alter table public.calendar rename to calendar_now;
    create table public.calendar (id bigint generated always as identity primary key, title text not null, ${columns});
    alter table public.calendar enable row level security;
    create policy calendar_read on public.calendar for select to anon using (true);
    grant select on public.calendar to anon;`);
  await sql`insert into public.calendar ${sql(rows)}`;
}

it('a calendar with the current columns is read by its date, for the agenda and for the month', async () => {
  const { sql } = database;
  const days = { Yarın: tomorrow, Bugün: today, Dün: yesterday };
  await sql`insert into calendar ${sql(Object.entries(days).map(([title, date]) => ({ title, date })))}`;
  expect((await readAgenda()).map(({ title }) => title)).toEqual(['Bugün', 'Yarın']);
  expect(await readMonthOf(tomorrow)).toContainEqual({ title: 'Yarın', date: tomorrow });
  expect(await readMonthOf(yesterday)).toContainEqual({ title: 'Dün', date: yesterday });
  await sql`delete from calendar`;
});

describe('an older calendar', () => {
  afterEach(async () => {
    await database.sql`drop table public.calendar`;
    await database.sql`alter table public.calendar_now rename to calendar`;
  });

  describe('with year, month and day', () => {
    beforeEach(() =>
      replaceCalendar('year int, month int, day int', [
        { title: 'Yarın', ...civilParts(tomorrow) },
        { title: 'Bugün', ...civilParts(today) },
        { title: 'Dün', ...civilParts(yesterday) },
        { title: 'Olmayan gün', year: 2031, month: 2, day: 30 },
      ]),
    );

    it('gives the agenda from today on, in order, without days that do not exist', async () => {
      expect(await readAgenda()).toEqual([
        { title: 'Bugün', date: today },
        { title: 'Yarın', date: tomorrow },
      ]);
    });

    it('gives the month’s entries', async () => {
      expect(await readMonthOf(today)).toContainEqual({ title: 'Bugün', date: today });
      expect(await readMonthOf('2031-02-01')).toEqual([]);
    });
  });

  it('with starts_at gives the agenda and the month’s entries by the day that the database writes', async () => {
    await replaceCalendar('starts_at timestamptz', [
      { title: 'Yarın', starts_at: `${tomorrow}T00:00:00Z` },
      { title: 'Bu gece', starts_at: `${today}T23:30:00Z` },
      { title: 'Dün gece', starts_at: `${yesterday}T23:59:00Z` },
      { title: 'Mayısın ilk dakikası', starts_at: '2031-05-01T00:00:00Z' },
      { title: 'Nisanın son dakikası', starts_at: '2031-04-30T23:59:00Z' },
    ]);
    expect((await readAgenda()).slice(0, 2)).toEqual([
      { title: 'Bu gece', date: today },
      { title: 'Yarın', date: tomorrow },
    ]);
    const [may, april] = [await readMonthOf('2031-05-01'), await readMonthOf('2031-04-01')];
    expect(may).toEqual([{ title: 'Mayısın ilk dakikası', date: '2031-05-01' }]);
    expect(april).toEqual([{ title: 'Nisanın son dakikası', date: '2031-04-30' }]);
  });
});

describe('older columns of events', () => {
  const COVER_NAMES = ['cover', 'image_url', 'image', 'photo', 'banner', 'thumbnail', 'hero'];
  const GALLERY = ['/storage/a.jpg', 'https://resim.example/b.jpg'];

  beforeAll(async () => {
    const columns = [...COVER_NAMES, 'images', 'photos'].map((name) => `add column ${name} text`);
    await database.sql.unsafe(`alter table public.events ${columns.join(', ')}`);
  });

  const find = (param: string) => new QueryClient().query(read((db) => eventQuery(db, param)));

  it.each(COVER_NAMES)('cover: %s', async (name) => {
    const { sql } = database;
    const slug = `kapak-${name.replace('_', '-')}`;
    await sql`insert into events ${sql({ title: name, slug, [name]: `/storage/${name}.jpg` })}`;
    const { rows: events } = await new QueryClient().query(read((db) => eventsQuery(db)));
    const event = events.find((row) => row.slug === slug);
    expect(event && pickCover(event)).toBe(`/storage/${name}.jpg`);
  });

  it.each([
    ['a JSON string in images', 'images', JSON.stringify(GALLERY)],
    ['a comma list in photos', 'photos', ` ${GALLERY.join(' , ')} , ${GALLERY[0] ?? ''}`],
  ])('gallery: %s', async (_, name, value) => {
    const { sql } = database;
    await sql`insert into events ${sql({ title: name, slug: `galeri-${name}`, [name]: value })}`;
    const event = await find(`galeri-${name}`);
    expect(event && parseGallery(event)).toEqual(GALLERY);
  });

  it('gallery: text in the column itself', async () => {
    const { sql } = database;
    await sql`insert into events ${sql({ title: 'Metin', slug: 'galeri-metin' })}`;
    await sql.unsafe(`
      alter table public.events drop constraint events_gallery_format, drop constraint events_gallery_length,
        alter column gallery drop default, alter column gallery type text using gallery::text`);
    for (const value of [JSON.stringify(GALLERY), GALLERY.join(', ')]) {
      await sql`update events set gallery = ${value} where slug = 'galeri-metin'`;
      const event = await find('galeri-metin');
      expect(event && parseGallery(event)).toEqual(GALLERY);
    }
  });

  it('an event is found by its slug, then by its number', async () => {
    const { sql } = database;
    const [row] =
      await sql`insert into events ${sql({ title: 'Numaralı', slug: 'numarali', gallery: '[]' })} returning id`;
    expect((await find('numarali'))?.title).toBe('Numaralı');
    expect((await find(String(row?.id)))?.slug).toBe('numarali');
    for (const unknown of ['yok', '999999', '9'.repeat(40)]) expect(await find(unknown)).toBeNull();
  });
});
