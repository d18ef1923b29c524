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

  it('has a title that people know, of bulletins month and year', async () => {
    await add('bulletins', { year: 2026, month: 1, pdf_url: '/a.pdf' });
    await add('member_perks', { business_name: 'Kuytu Kahve' });
    await add('alumni_news', NEWS);
    expect((await recent()).map(({ title }) => title)).toEqual([null, 'Kuytu Kahve', 'Ocak 2026']);
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

  it('for a refused write', async () => {
    await database.as.member.from('calendar').insert(TEA);
    await database.as.admin.from('calendar').insert({ ...TEA, date: '1900-01-20' });
    expect(await recent()).toEqual([]);
  });
});

describe('reading', () => {
  it('goes on behind the last entry, for one row and for all', async () => {
    const id = await add('calendar', TEA);
    for (const day of ['21', '22', '23']) await change('calendar', id, { date: `2026-01-${day}` });
    for (const [name, about] of [
      ['row_history', { resource: 'calendar', row_id: id }],
      ['recent_changes', {}],
    ] as const) {
      const first = await call<Entry[]>(name, { ...about, max_results: 3 });
      const rest = await call<Entry[]>(name, { ...about, max_results: 3, before_id: first[2]?.id });
      expect([first.length, rest.map(({ operation }) => operation)]).toEqual([3, ['insert']]);
    }
  });

  it.each([
    ['recent_changes', {}],
    ['row_history', { resource: 'calendar', row_id: 7 }],
    ['trash', {}],
  ])('%s() gives at most a hundred entries', async (name, about) => {
    await database.sql`
      insert into private.history (table_name, row_id, operation, before)
      select 'calendar', case ${name} when 'trash' then n else 7 end, 'delete', '{"title": "Çay"}' from generate_series(1, 150) as n`;
    expect(await call(name, { ...about, max_results: 1_000 })).toHaveLength(100);
  });

  it('gives the last change of each of many rows, deleted ones too', async () => {
    const ids: number[] = [];
    for (const title of ['Bir', 'İki', 'Üç']) ids.push(await add('calendar', { ...TEA, title }));
    const [one = 0, two = 0, three = 0] = ids;
    await change('calendar', two, { title: 'İkinci' });
    await remove('calendar', one);
    const asked = { resource: 'calendar', row_ids: [one, two, three, 999] };
    const found = await call<Entry[]>('latest_changes', asked);
    expect(found.map(({ row_id, operation, person }) => [row_id, operation, person])).toEqual([
      [one, 'delete', 'Site Yöneticisi'],
      [two, 'update', 'Site Yöneticisi'],
      [three, 'insert', 'Site Yöneticisi'],
    ]);
  });

  it('gives the short values of a new row, and of an update before and after', async () => {
    const long = 'uzun bir metin '.repeat(9);
    const id = await add('announcements', { title: 'Duyuru', body: long });
    await change('announcements', id, { body: `${long}.`, published_at: '2026-05-12T09:00:00Z' });
    await remove('announcements', id);
    const [deletion, update, insert] = await recent();
    expect(insert?.after).toMatchObject({ title: 'Duyuru', published_at: null, featured_home: false });
    expect(insert?.after).not.toHaveProperty('body');
    expect([update?.before, update?.after]).toEqual([
      { published_at: null },
      { published_at: '2026-05-12T09:00:00+00:00' },
    ]);
    expect([deletion?.before, deletion?.after]).toEqual([null, null]);
  });

  it('says which columns changed and whether the row is still there', async () => {
    const id = await add('calendar', TEA);
    await change('calendar', id, { title: 'Kahve', date: '2026-01-21' });
    expect((await recent())[0]).toMatchObject({ changed_columns: ['date', 'title'], is_present: true });
    await remove('calendar', id);
    expect((await recent())[0]).toMatchObject({ changed_columns: null, is_present: false });
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
