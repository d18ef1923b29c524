import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';
import { useRows } from '../support/rows';

const database = useDatabase();
const { add, change, remove, seen } = useRows(database);

beforeEach(async () => {
  await database.sql`truncate public.events, public.calendar, public.calendar_cancellations`;
});

const EVENT = {
  ...{ title: 'Konser', slug: 'konser', starts_at: '2026-05-12T14:30:00Z' },
  published_at: '2020-01-01T10:00:00Z',
};
const addEvent = (fields: Row = {}) => add('events', { ...EVENT, ...fields });
const addEntry = () => add('calendar', { title: 'Çay saati', date: '2026-05-20' });
const cancellations = () => seen('calendar_cancellations', 'event_id,calendar_id,title,date,revision');

describe('subscribed calendars receive the cancellation', () => {
  it('of an event that an administrator deletes', async () => {
    const id = await addEvent();
    await remove('events', id);
    expect(await cancellations()).toEqual([
      { event_id: id, calendar_id: null, title: 'Konser', date: null, revision: 1 },
    ]);
  });

  it('of nothing that was never in a calendar', async () => {
    await remove('events', await addEvent({ starts_at: null }));
    await change('events', await addEvent({ in_calendar: true }), { in_calendar: false });
    expect(await cancellations()).toEqual([]);
  });

  it('of an event that is taken back or put off, and of none that nobody could see', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const draft = await addEvent({ slug: 'taslak', published_at: null });
    const scheduled = await addEvent({ slug: 'ileride', published_at: later });
    await change('events', draft, { published_at: later });
    await change('events', scheduled, { published_at: null });
    for (const id of [draft, scheduled]) await remove('events', id);
    expect(await cancellations()).toEqual([]);
    const [takenBack, putOff] = [await addEvent({ slug: 'bir' }), await addEvent({ slug: 'iki' })];
    await change('events', takenBack, { published_at: null });
    await change('events', putOff, { published_at: later });
    expect((await cancellations()).map(({ event_id }) => event_id)).toEqual([takenBack, putOff]);
  });

  it('for 30 days; after 60 days the row is deleted', async () => {
    const { sql } = database;
    await sql`insert into public.calendar_cancellations (calendar_id, title, date, revision, cancelled_at) values
      (901, 'Geçen ay', '2026-01-01', 1, now() - interval '31 days'),
      (902, 'Geçen mevsim', '2026-01-01', 1, now() - interval '61 days'),
      (903, 'Geçen hafta', '2026-01-01', 1, now() - interval '29 days')`;
    for (const role of ['visitor', 'admin'] as const)
      expect(await seen('calendar_cancellations', 'title', role)).toEqual([{ title: 'Geçen hafta' }]);
    await remove('calendar', await addEntry());
    const kept = await sql`select title from public.calendar_cancellations order by calendar_id`;
    expect(kept.map(({ title }) => title as string)).toEqual(['Çay saati', 'Geçen ay', 'Geçen hafta']);
  });
});

it('a revision is higher than all earlier ones', async () => {
  const { sql } = database;
  const id = await addEvent();
  await sql`update public.events set created_at = '2026-01-01T00:00:00Z'`;
  const [{ revision: shown } = { revision: 0 }] = await sql<{ revision: number }[]>`
    select floor(extract(epoch from updated_at - created_at))::integer as revision from public.events`;
  await remove('events', id);
  expect(shown).toBeGreaterThan(0);
  expect(Number((await cancellations())[0]?.revision)).toBeGreaterThan(shown);
});
