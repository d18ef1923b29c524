import { afterEach, describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const SOURCE = '"calendar_event_id_source"';
const events = () => database.as.admin.from('events');
const calendar = () => database.as.admin.from('calendar');

afterEach(async () => {
  await database.sql`delete from events`;
  await database.sql`delete from calendar`;
});

async function addEvent(row: Row = {}): Promise<number> {
  const { data, error } = await events()
    .insert({ title: 'Konser', slug: 'konser', starts_at: '2026-05-02T16:00:00Z', in_calendar: true, ...row })
    .select('id')
    .single();
  expect(error).toBeNull();
  return data?.id as number;
}

/** The calendar, read as a visitor. */
async function entries() {
  const { data } = await database.as.visitor.from('calendar').select('title,date,event_id').order('title');
  return data;
}

async function isTicked(id: number): Promise<unknown> {
  const { data } = await events().select('in_calendar').eq('id', id).single();
  return data?.in_calendar;
}

describe('an event in the calendar', () => {
  it.each([
    ['2026-05-02T20:59:59Z', '2026-05-02'],
    ['2026-05-02T21:00:00Z', '2026-05-03'],
    ['2026-05-02T23:30:00Z', '2026-05-03'],
    ['2026-05-03T00:30:00+03:00', '2026-05-03'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
  ])('that starts at %s has its entry on %s', async (starts_at, date) => {
    const event_id = await addEvent({ title: '  Konser ', starts_at });
    expect(await entries()).toEqual([{ title: 'Konser', date, event_id }]);
  });

  it('gets an entry when it is ticked later, and loses it when it is unticked', async () => {
    const event_id = await addEvent({ in_calendar: false });
    expect(await entries()).toEqual([]);
    await events().update({ in_calendar: true }).eq('id', event_id);
    expect(await entries()).toEqual([{ title: 'Konser', date: '2026-05-02', event_id }]);
    await events().update({ in_calendar: false }).eq('id', event_id);
    expect(await entries()).toEqual([]);
  });

  it('updates its entry when its title or day changes, and not otherwise', async () => {
    const event_id = await addEvent();
    const entry = async () => (await calendar().select('id,updated_at').single()).data;
    const before = await entry();
    await events().update({ location: 'Avlu', starts_at: '2026-05-02T16:00:00Z' }).eq('id', event_id);
    expect(await entry()).toEqual(before);
    await events().update({ title: 'Bahar konseri', starts_at: '2026-06-01T22:00:00Z' }).eq('id', event_id);
    expect(await entries()).toEqual([{ title: 'Bahar konseri', date: '2026-06-02', event_id }]);
    expect((await entry())?.id).toBe(before?.id);
  });

  it('loses its entry with its date', async () => {
    const id = await addEvent();
    const { error } = await events().update({ starts_at: null }).eq('id', id);
    expect(error).toBeNull();
    expect(await isTicked(id)).toBe(false);
    expect(await entries()).toEqual([]);
  });

  it('gets no entry without a date', async () => {
    const id = await addEvent({ starts_at: null, in_calendar: false });
    const { error } = await events().update({ in_calendar: true }).eq('id', id);
    expect(error?.message).toContain('"events_starts_at_calendar"');
    expect(await entries()).toEqual([]);
  });

  it('is unticked when its entry is deleted', async () => {
    const id = await addEvent();
    const { error } = await calendar().delete().eq('event_id', id);
    expect(error).toBeNull();
    expect(await isTicked(id)).toBe(false);
    expect(await entries()).toEqual([]);
  });

  it('deletes its entry when it is deleted', async () => {
    const id = await addEvent();
    await calendar().insert({ title: 'Çay saati', date: '2026-05-02' });
    const { error } = await events().delete().eq('id', id);
    expect(error).toBeNull();
    expect(await entries()).toEqual([{ title: 'Çay saati', date: '2026-05-02', event_id: null }]);
  });
});

describe('many at once', () => {
  const titles = ['Balo', 'Gezi', 'Konser'];
  const addAll = () =>
    Promise.all(titles.map((title, index) => addEvent({ title, slug: `s${index}`, in_calendar: index > 0 })));

  it('events get, move and lose their entries', async () => {
    const ids = await addAll();
    await events().update({ in_calendar: true }).in('id', ids);
    expect((await entries())?.map(({ title }) => title)).toEqual(titles);
    await events().update({ starts_at: '2026-07-01T23:30:00Z' }).in('id', ids);
    expect((await entries())?.map(({ date }) => date)).toEqual(Array(3).fill('2026-07-02'));
    await events().update({ in_calendar: false }).in('id', ids);
    expect(await entries()).toEqual([]);
  });

  it('deleted entries untick their events, and deleted events delete their entries', async () => {
    const ids = await addAll();
    await calendar().delete().in('event_id', ids.slice(0, 2));
    expect(await Promise.all(ids.map(isTicked))).toEqual([false, false, true]);
    await events().delete().in('id', ids);
    expect(await entries()).toEqual([]);
  });
});

describe('the entry of an event', () => {
  it.each([{ title: 'Başka ad' }, { date: '2026-05-03' }])(
    'cannot be changed on its own: %o',
    async (change) => {
      const event_id = await addEvent();
      const { error } = await calendar().update(change).eq('event_id', event_id);
      expect(error?.message).toContain(SOURCE);
      expect(await entries()).toEqual([{ title: 'Konser', date: '2026-05-02', event_id }]);
    },
  );

  it('cannot be separated from it', async () => {
    const event_id = await addEvent();
    const part = database.sql`update calendar set event_id = null where event_id = ${event_id}`;
    await expect(part).rejects.toMatchObject({ constraint_name: 'calendar_event_id_source' });
    // The API does not even permit the column.
    expect((await calendar().update({ event_id: null }).eq('event_id', event_id)).error?.code).toBe('42501');
  });

  it('cannot be forged', async () => {
    const event_id = await addEvent({ in_calendar: false });
    for (const row of [
      { title: 'Konser', date: '2026-05-02' },
      { title: 'Sahte', date: '2026-05-09' },
    ]) {
      const { error } = await calendar().insert({ ...row, event_id });
      expect(error?.message).toContain(SOURCE);
    }
    expect(await entries()).toEqual([]);
  });
});

describe('without the right', () => {
  it.each(['visitor', 'member', 'firstStep'] as const)(
    'a %s can neither tick, untick nor forge an entry',
    async (role) => {
      const [ticked, plain] = [await addEvent(), await addEvent({ slug: 'gezi', in_calendar: false })];
      const client = database.as[role];
      await client.from('events').update({ in_calendar: false }).eq('id', ticked);
      await client.from('events').update({ in_calendar: true }).eq('id', plain);
      await client.from('calendar').delete().eq('event_id', ticked);
      const forged = { title: 'Konser', date: '2026-05-02', event_id: plain };
      expect((await client.from('calendar').insert(forged)).error?.code).toBe('42501');
      expect(await entries()).toEqual([{ title: 'Konser', date: '2026-05-02', event_id: ticked }]);
    },
  );
});
