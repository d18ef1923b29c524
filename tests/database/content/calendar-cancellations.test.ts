import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
const STARTS = '2026-05-12T14:30:00Z';

beforeEach(async () => {
  await database.sql`truncate public.events, public.calendar, public.calendar_cancellations`;
});

async function addEvent(fields: Record<string, unknown> = {}): Promise<number> {
  const row = { title: 'Konser', slug: 'konser', starts_at: STARTS, ...fields };
  const { data } = await database.as.admin.from('events').insert(row).select('id').single();
  return Number(data?.id);
}

async function addEntry(): Promise<number> {
  const row = { title: 'Çay saati', date: '2026-05-20' };
  const { data } = await database.as.admin.from('calendar').insert(row).select('id').single();
  return Number(data?.id);
}

async function readCancellations() {
  const columns = 'event_id,calendar_id,title,date,revision';
  const { data } = await database.as.visitor.from('calendar_cancellations').select(columns);
  return data;
}

describe('subscribed calendars receive the cancellation', () => {
  it('of an event that an administrator deletes', async () => {
    const id = await addEvent();
    await database.as.admin.from('events').delete().eq('id', id);
    expect(await readCancellations()).toEqual([
      { event_id: id, calendar_id: null, title: 'Konser', date: null, revision: 1 },
    ]);
  });

  it('of an entry that an administrator deletes', async () => {
    const id = await addEntry();
    await database.as.admin.from('calendar').delete().eq('id', id);
    expect(await readCancellations()).toEqual([
      { event_id: null, calendar_id: id, title: 'Çay saati', date: '2026-05-20', revision: 1 },
    ]);
  });

  it('of an event that loses its date', async () => {
    const id = await addEvent();
    await database.as.admin.from('events').update({ starts_at: null }).eq('id', id);
    expect(await readCancellations()).toMatchObject([{ event_id: id, title: 'Konser' }]);
  });

  it('once, of an event that is in the calendar, too', async () => {
    const id = await addEvent({ in_calendar: true });
    await database.as.admin.from('events').delete().eq('id', id);
    expect(await readCancellations()).toMatchObject([{ event_id: id }]);
    expect(await database.sql`select from public.calendar`).toHaveLength(0);
  });

  it('of nothing that was never in a calendar', async () => {
    const undated = await addEvent({ starts_at: null });
    await database.as.admin.from('events').delete().eq('id', undated);
    const kept = await addEvent({ in_calendar: true });
    await database.as.admin.from('events').update({ in_calendar: false }).eq('id', kept);
    expect(await readCancellations()).toEqual([]);
  });

  it('of an event that is taken back or put off, and of none that nobody could see', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const change = (id: number, published_at: string | null) =>
      database.as.admin.from('events').update({ published_at }).eq('id', id);
    const draft = await addEvent({ slug: 'taslak', published_at: null });
    const scheduled = await addEvent({ slug: 'ileride', published_at: later });
    await change(draft, later);
    await change(scheduled, null);
    for (const id of [draft, scheduled]) await database.as.admin.from('events').delete().eq('id', id);
    expect(await readCancellations()).toEqual([]);
    const [takenBack, putOff] = [await addEvent({ slug: 'bir' }), await addEvent({ slug: 'iki' })];
    await change(takenBack, null);
    await change(putOff, later);
    const told = await readCancellations();
    expect(told?.map(({ event_id }) => Number(event_id)).sort()).toEqual([takenBack, putOff].sort());
  });

  it('for 30 days; after 60 days the row is deleted', async () => {
    const { sql } = database;
    await sql`insert into public.calendar_cancellations (calendar_id, title, date, revision, cancelled_at) values
      (901, 'Geçen ay', '2026-01-01', 1, now() - interval '31 days'),
      (902, 'Geçen mevsim', '2026-01-01', 1, now() - interval '61 days'),
      (903, 'Geçen hafta', '2026-01-01', 1, now() - interval '29 days')`;
    expect(await readCancellations()).toMatchObject([{ title: 'Geçen hafta' }]);
    const { data: forAdministrators } = await database.as.admin
      .from('calendar_cancellations')
      .select('title');
    expect(forAdministrators).toEqual([{ title: 'Geçen hafta' }]);
    await database.as.admin
      .from('calendar')
      .delete()
      .eq('id', await addEntry());
    const kept = await sql`select title from public.calendar_cancellations order by calendar_id`;
    expect(kept.map(({ title }) => String(title))).toEqual(['Çay saati', 'Geçen ay', 'Geçen hafta']);
  });
});

it('a revision is higher than all earlier ones', async () => {
  const { sql } = database;
  const created = '2026-01-01T00:00:00Z';
  const [row] = await sql`
    insert into public.events (title, slug, starts_at, created_at) values ('Gezi', 'gezi', ${STARTS}, ${created}) returning id`;
  await sql`update public.events set title = 'Uzun gezi'`;
  const [{ revision: seen } = { revision: 0 }] = await sql<{ revision: number }[]>`
    select floor(extract(epoch from updated_at - created_at))::integer as revision from public.events`;
  await sql`delete from public.events where id = ${Number(row?.id)}`;
  const [cancelled] = (await readCancellations()) ?? [];
  expect(seen).toBeGreaterThan(0);
  expect(Number(cancelled?.revision)).toBeGreaterThan(seen);
});
