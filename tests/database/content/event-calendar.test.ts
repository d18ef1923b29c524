import { afterEach, describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';
import { useRows } from '../support/rows';

const database = useDatabase();
const { add, change, stored, seen } = useRows(database);
const SOURCE = '"calendar_event_id_source"';
const events = () => database.as.admin.from('events');
const calendar = () => database.as.admin.from('calendar');

afterEach(async () => {
  await database.sql`delete from events`;
  await database.sql`delete from calendar`;
});

const EVENT = {
  ...{ title: 'Konser', slug: 'konser', starts_at: '2026-05-02T16:00:00Z', in_calendar: true },
  published_at: '2026-05-01T09:00:00Z',
};
const addEvent = (row: Row = {}) => add('events', { ...EVENT, ...row });
/** The calendar, read as a visitor. */
const entries = () => seen('calendar', 'title,date,event_id');
const isTicked = async (id: number) => (await stored('events', id))?.in_calendar;

describe('an event in the calendar', () => {
  it.each([
    ['2026-05-02T20:59:59Z', '2026-05-02'],
    ['2026-05-02T21:00:00Z', '2026-05-03'],
  ])('that starts at %s has its entry on %s', async (starts_at, date) => {
    const event_id = await addEvent({ title: '  Konser ', starts_at });
    expect(await entries()).toEqual([{ title: 'Konser', date, event_id }]);
  });

  it('gets an entry when it is ticked later, and loses it when it is unticked', async () => {
    const event_id = await addEvent({ in_calendar: false });
    expect(await entries()).toEqual([]);
    await change('events', event_id, { in_calendar: true });
    expect(await entries()).toEqual([{ title: 'Konser', date: '2026-05-02', event_id }]);
    await change('events', event_id, { in_calendar: false });
    expect(await entries()).toEqual([]);
  });

  it('updates its entry when its title or day changes, and not otherwise', async () => {
    const event_id = await addEvent();
    const entry = async () => (await calendar().select('id,updated_at').single()).data;
    const before = await entry();
    await change('events', event_id, { location: 'Avlu', starts_at: '2026-05-02T16:00:00Z' });
    expect(await entry()).toEqual(before);
    await change('events', event_id, { title: 'Bahar konseri', starts_at: '2026-06-01T22:00:00Z' });
    expect(await entries()).toEqual([{ title: 'Bahar konseri', date: '2026-06-02', event_id }]);
    expect((await entry())?.id).toBe(before?.id);
  });

  it('loses its entry with its date, and gets none without a date', async () => {
    const id = await addEvent();
    await change('events', id, { starts_at: null });
    expect([await isTicked(id), await entries()]).toEqual([false, []]);
    const { error } = await events().update({ in_calendar: true }).eq('id', id);
    expect(error?.message).toContain('"events_starts_at_calendar"');
    expect(await entries()).toEqual([]);
  });

  it('waits as a draft for its date, and is not published without one', async () => {
    const event_id = await addEvent({ published_at: null, starts_at: null });
    const published_at = EVENT.published_at;
    const { error } = await events().update({ published_at }).eq('id', event_id);
    expect(error?.message).toContain('"events_starts_at_calendar"');
    await change('events', event_id, { published_at, starts_at: EVENT.starts_at });
    expect(await entries()).toEqual([{ title: 'Konser', date: '2026-05-02', event_id }]);
  });
});

describe('the entry of an event', () => {
  it.each([{ title: 'Başka ad' }, { date: '2026-05-03' }])('keeps its values: %o', async (changes) => {
    const event_id = await addEvent();
    const { error } = await calendar().update(changes).eq('event_id', event_id);
    expect([error?.code, error?.message]).toEqual(['23514', expect.stringContaining(SOURCE) as string]);
    expect(await entries()).toEqual([{ title: 'Konser', date: '2026-05-02', event_id }]);
  });

  it.each([
    { title: 'Konser', date: '2026-05-02' },
    { title: 'Sahte', date: '2026-05-09' },
  ])('cannot be forged: %o', async (row) => {
    const event_id = await addEvent({ in_calendar: false });
    expect((await calendar().insert({ ...row, event_id })).error?.message).toContain(SOURCE);
    expect(await entries()).toEqual([]);
  });
});
