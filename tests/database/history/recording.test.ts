import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { type Entry, TABLES, useHistory } from '../support/history';
import { TABLE_RULES } from '../support/role-matrix';

const database = useDatabase();
const { call, add, change, remove, stored, ofRow, recent, trash, undo } = useHistory(database);
const TEA = { title: 'Çay', date: '2026-01-20' };
const NEWS = { description: 'Başlıksız', slug: 'bir' };

it.each(TABLES)(
  'the history of %s has the whole row after an insert and before a deletion, and what changed between',
  async (table) => {
    const { existing, change: changed } = TABLE_RULES[table];
    const id = await add(table, existing);
    const first = await stored(table, id);
    await change(table, id, changed);
    const second = await stored(table, id);
    await remove(table, id);
    const [deletion, update, insert] = await ofRow(table, id);
    expect(insert).toMatchObject({ operation: 'insert', before: null, after: first });
    expect(update).toMatchObject({ operation: 'update', after: changed });
    expect(Object.keys(update?.before ?? {})).toEqual(Object.keys(changed));
    expect(deletion).toMatchObject({ operation: 'delete', before: second, after: null });
    expect(new Set([insert?.transaction, update?.transaction, deletion?.transaction]).size).toBe(3);
  },
);

describe('an entry', () => {
  it('names who did it: by full name, or else by the e-mail before its @', async () => {
    const { sql } = database;
    const { client, userId } = await database.signUp('ayse');
    await sql`update profiles set is_admin = true where user_id = ${userId}`;
    await sql`truncate private.history`;
    await add('calendar', TEA);
    await client.from('calendar').insert({ title: 'Kahve', date: '2026-01-21' });
    await sql`insert into calendar (title, date) values ('Sunucu', '2026-01-22')`;
    expect((await recent()).map(({ title, person }) => [title, person])).toEqual([
      ['Sunucu', null],
      ['Kahve', 'ayse'],
      ['Çay', 'Site Yöneticisi'],
    ]);
    await sql`update profiles set full_name = 'Ayşe Demir' where user_id = ${userId}`;
    const named = await call<Entry[]>('recent_changes', { max_results: 2 });
    expect(named.map(({ person }) => person)).toEqual([null, 'Ayşe Demir']);
  });
});

describe('no entry is written', () => {
  it('for an update that changes nothing but updated_at', async () => {
    const id = await add('calendar', TEA);
    await change('calendar', id, { title: 'Çay' });
    expect(await ofRow('calendar', id)).toHaveLength(1);
  });

  it('for what triggers write: the calendar entry of an event and its tick', async () => {
    const event = { title: 'Konser', slug: 'konser', starts_at: '2026-06-01T09:00:00Z', in_calendar: true };
    const id = await add('events', event);
    await change('events', id, { title: 'Konserimiz' });
    await database.as.admin.from('calendar').delete().eq('event_id', id);
    await remove('events', id);
    expect((await recent()).map(({ resource, operation }) => `${operation} ${resource}`)).toEqual([
      ...['delete events', 'delete calendar', 'update events', 'insert events'],
    ]);
  });
});

describe('the trash', () => {
  it('has what was deleted in 30 days, with the days left, and is searched by title without marks', async () => {
    const age = (span: string) => database.sql`
      update private.history set changed_at = now() - ${span}::interval where table_name = 'calendar'`;
    await remove('calendar', await add('calendar', { ...TEA, title: 'Çay saati' }));
    await remove('member_perks', await add('member_perks', { business_name: 'Işık Kitabevi' }));
    await remove('alumni_news', await add('alumni_news', NEWS));
    await age('29 days 1 hour');
    expect((await trash()).map(({ title, days_left, person }) => [title, days_left, person])).toEqual([
      [null, 30, 'Site Yöneticisi'],
      ['Işık Kitabevi', 30, 'Site Yöneticisi'],
      ['Çay saati', 1, 'Site Yöneticisi'],
    ]);
    expect((await trash({ q: 'ISIK' })).map(({ title }) => title)).toEqual(['Işık Kitabevi']);
    expect(await trash({ q: '100%' })).toEqual([]);
    expect((await trash({ max_results: 1 })).map(({ resource }) => resource)).toEqual(['alumni_news']);
    await age('30 days 1 minute');
    expect(await trash({ q: 'çay' })).toEqual([]);
  });

  it('has a row once however often it was deleted, and not while it is back', async () => {
    const id = await add('calendar', TEA);
    await remove('calendar', id);
    const [first] = await trash();
    await undo(first?.id ?? 0);
    expect(await trash()).toEqual([]);
    await remove('calendar', id);
    expect((await trash()).map(({ row_id }) => row_id)).toEqual([id]);
  });
});
