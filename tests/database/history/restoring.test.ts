import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { TABLES, useHistory } from '../support/history';
import { TABLE_RULES } from '../support/role-matrix';

const database = useDatabase();
const history = useHistory(database);
const { add, change, remove, stored, seen, ofRow, undo, restore, latest, refusal } = history;

const EVENT = {
  title: 'Konser',
  slug: 'konser',
  published_at: '2026-01-01T09:00:00Z',
  starts_at: '2026-06-01T09:00:00Z',
  in_calendar: true,
  gallery: ['/a.webp', '/b.webp'],
  gallery_alt: { '/a.webp': 'Sahne' },
};

/** A slug with the suffix that a taken one gets. */
const suffixed = (slug: string) => expect.stringMatching(new RegExp(`^${slug}-[a-z0-9]{4}$`)) as string;

async function versionOf(table: string, id: number): Promise<string> {
  const { data } = await database.as.admin.from(table).select('updated_at').eq('id', id).single();
  return String(data?.updated_at);
}

describe.each(TABLES)('a deleted row of %s', (table) => {
  const { existing, added } = TABLE_RULES[table];

  it('comes back as it was, and its return can be undone', async () => {
    const id = await add(table, existing);
    const before = await stored(table, id);
    await remove(table, id);
    const [restored] = await undo(await latest(table, id));
    expect(restored).toMatchObject({ resource: table, id, has_other_slug: false });
    expect(await stored(table, id)).toEqual(before);
    const [entry, deletion] = await ofRow(table, id);
    expect(entry).toMatchObject({ operation: 'insert', restores: deletion?.id });
    await undo(entry?.id ?? 0);
    expect(await stored(table, id)).toBeUndefined();
    // A new row does not get the id of one that came back.
    await restore(await latest(table, id));
    expect(await add(table, { ...existing, ...added })).toBeGreaterThan(id);
  });
});

describe('a deleted row comes back', () => {
  it('with its calendar entry', async () => {
    const id = await add('events', EVENT);
    await remove('events', id);
    await undo(await latest('events', id));
    expect(await seen('calendar', 'title,date')).toEqual([{ title: 'Konser', date: '2026-06-01' }]);
  });

  it('with its former addresses, except for those that another row has had since', async () => {
    const id = await add('events', EVENT);
    for (const slug of ['ikinci', 'ucuncu', 'son']) await change('events', id, { slug });
    await remove('events', id);
    await add('events', { title: 'Gezi', slug: 'ikinci' });
    await undo(await latest('events', id));
    expect(await seen('slug_history', 'slug')).toEqual([{ slug: 'konser' }, { slug: 'ucuncu' }]);
  });

  it('with its author, or none when that account is no more', async () => {
    const { sql, as, userIds } = database;
    const { data } = await as.secondStep
      .from('announcements')
      .insert({ title: 'Duyuru' })
      .select('id')
      .single();
    const id = data?.id as number;
    await remove('announcements', id);
    await undo(await latest('announcements', id));
    expect(await stored('announcements', id)).toMatchObject({ created_by: userIds.secondStep });
    await remove('announcements', id);
    await sql`update private.history set before = before || '{"created_by": "00000000-0000-0000-0000-000000000000"}'
      where operation = 'delete'`;
    await undo(await latest('announcements', id));
    expect(await stored('announcements', id)).toMatchObject({ created_by: null });
  });

  it('under another address when its own is taken, which it says', async () => {
    const id = await add('events', { ...EVENT, slug: 'k'.repeat(80) });
    await remove('events', id);
    const other = await add('events', { ...EVENT, slug: 'k'.repeat(80) });
    const [restored] = await undo(await latest('events', id));
    expect(restored).toMatchObject({ slug: suffixed('k'.repeat(75)), has_other_slug: true });
    expect(await stored('events', id)).toMatchObject({ slug: restored?.slug });
    expect(await stored('events', other)).toMatchObject({ slug: 'k'.repeat(80) });
  });

  it('not when its year and month are taken, nor do the others of its undo: the refusal names it', async () => {
    const bulletin = { year: 2026, month: 1, pdf_url: '/eski.pdf' };
    const rows = [await add('bulletins', bulletin), await add('bulletins', { ...bulletin, month: 2 })];
    for (const id of rows) await remove('bulletins', id);
    await add('bulletins', { ...bulletin, pdf_url: '/yeni.pdf' });
    const [taken, free] = [await latest('bulletins', rows[0] ?? 0), await latest('bulletins', rows[1] ?? 0)];
    for (const entries of [[taken], [free, taken]]) {
      const { error, status } = await database.as.admin.rpc('undo_changes', { entries });
      expect([status, error?.code, error?.details]).toEqual([409, 'PT409', String(taken)]);
      expect(await seen('bulletins', 'pdf_url')).toEqual([{ pdf_url: '/yeni.pdf' }]);
    }
  });

  it('once, even if it is restored twice at the same time', async () => {
    const id = await add('calendar', { title: 'Çay', date: '2026-01-20' });
    await remove('calendar', id);
    const entries = [await latest('calendar', id)];
    const answers = await Promise.all(
      [1, 2, 3].map(() => database.as.admin.rpc('undo_changes', { entries })),
    );
    expect(answers.some(({ error }) => error === null)).toBe(true);
    expect(answers.every(({ error }) => error === null || error.code === 'PT409')).toBe(true);
    expect((await undo(...entries))[0]).toMatchObject({ id });
    expect((await ofRow('calendar', id)).map(({ operation }) => operation)).toEqual([
      'insert',
      'delete',
      'insert',
    ]);
  });

  it('the calendar entry of an event with the event’s tick', async () => {
    const event = await add('events', EVENT);
    const { data } = await database.as.admin
      .from('calendar')
      .delete()
      .eq('event_id', event)
      .select('id')
      .single();
    const id = data?.id as number;
    await undo(await latest('calendar', id));
    expect(await stored('events', event)).toMatchObject({ in_calendar: true });
    expect(await stored('calendar', id)).toMatchObject({ event_id: event });
    await database.as.admin.from('calendar').delete().eq('event_id', event);
    const entries = [await latest('calendar', id)];
    await remove('events', event);
    expect(await refusal('admin', 'undo_changes', { entries })).toEqual([410, 'PT410']);
  });
});

describe('an older version', () => {
  it('comes over the present row as a new version, album and descriptions included, and can be undone', async () => {
    const id = await add('events', EVENT);
    const first = await stored('events', id);
    await change('events', id, { title: 'Dinleti', gallery: ['/c.webp'], gallery_alt: {} });
    await change('events', id, { gallery: [], lead: 'Yeni' });
    const last = await stored('events', id);
    const insert = (await ofRow('events', id)).at(-1);
    const [restored] = await restore(insert?.id ?? 0, await versionOf('events', id));
    expect(await stored('events', id)).toEqual(first);
    expect(restored?.updated_at).not.toBeNull();
    const [entry] = await ofRow('events', id);
    expect(entry).toMatchObject({ operation: 'update', restores: insert?.id });
    await undo(entry?.id ?? 0);
    expect(await stored('events', id)).toEqual(last);
  });

  it('is the one in the middle, of a row older than its history, too, and the one before its first change', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    await database.sql`truncate private.history`;
    await change('calendar', id, { title: 'İki' });
    const middle = await latest('calendar', id);
    await change('calendar', id, { title: 'Üç', date: '2026-01-21' });
    await change('calendar', id, { title: 'Dört' });
    await restore(middle);
    expect(await stored('calendar', id)).toMatchObject({ title: 'İki', date: '2026-01-20' });
    await restore(middle, null, true);
    expect(await stored('calendar', id)).toMatchObject({ title: 'Bir', date: '2026-01-20' });
  });

  it('of a row that was deleted and came back is found across its deletion', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    await change('calendar', id, { title: 'İki' });
    const middle = await latest('calendar', id);
    await change('calendar', id, { title: 'Üç' });
    await remove('calendar', id);
    await restore(middle);
    expect(await stored('calendar', id)).toMatchObject({ title: 'İki' });
    await change('calendar', id, { title: 'Dört' });
    await restore(middle);
    expect(await stored('calendar', id)).toMatchObject({ title: 'İki', date: '2026-01-20' });
  });

  it('is refused when the row was changed or deleted since it was read', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    const entry = await latest('calendar', id);
    const unchanged_since = await versionOf('calendar', id);
    await change('calendar', id, { title: 'İki' });
    expect(await refusal('admin', 'restore_version', { entry, unchanged_since })).toEqual([412, 'PT412']);
    expect(await stored('calendar', id)).toMatchObject({ title: 'İki' });
    await remove('calendar', id);
    expect(await refusal('admin', 'restore_version', { entry, unchanged_since })).toEqual([410, 'PT410']);
  });

  it('whose address another row has gets a suffix', async () => {
    const id = await add('alumni_news', { title: 'Haber', slug: 'bir' });
    const entry = await latest('alumni_news', id);
    await change('alumni_news', id, { slug: 'iki' });
    await add('alumni_news', { title: 'Başka', slug: 'bir' });
    expect((await restore(entry))[0]).toMatchObject({ slug: suffixed('bir'), has_other_slug: true });
  });

  it('survives a column that came or went since', async () => {
    const { sql } = database;
    await sql`alter table calendar add column old_note text`;
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    await sql`alter table calendar drop column old_note, add column new_note text not null default 'var'`;
    try {
      await remove('calendar', id);
      await sql`update private.history set before = before - 'new_note' || '{"old_note": "x"}' where operation = 'delete'`;
      await undo(await latest('calendar', id));
      expect(await stored('calendar', id)).toMatchObject({ title: 'Bir', new_note: 'var' });
    } finally {
      await sql`alter table calendar drop column new_note`;
    }
  });
});

describe('changes taken back together', () => {
  const titles = async () => (await seen('calendar', 'title')).map(({ title }) => title);

  async function addThree(): Promise<number[]> {
    const rows = ['Bir', 'Dört', 'İki'].map((title) => ({ title, date: '2026-01-20' }));
    const { data } = await database.as.admin.from('calendar').insert(rows).select('id');
    return (data ?? []).map(({ id }) => id as number);
  }

  it('are those of a transaction: an import, a bulk change, a bulk deletion', async () => {
    const [id = 0] = await addThree();
    await database.as.admin.from('calendar').update({ title: 'Hepsi' }).gt('id', 0);
    await database.as.admin.from('calendar').delete().gt('id', 0);
    for (const expected of [['Hepsi', 'Hepsi', 'Hepsi'], ['Bir', 'Dört', 'İki'], []]) {
      const entries = await ofRow('calendar', id);
      const next = entries.find((entry) => entry.restores === null && !undone.includes(entry.transaction));
      undone.push(next?.transaction ?? '');
      await history.call('undo_transaction', { transaction: next?.transaction });
      expect(await titles()).toEqual(expected);
    }
  });
  const undone: string[] = [];

  it('come back whole or not at all', async () => {
    const [first = 0, second = 0] = await addThree();
    await database.as.admin.from('calendar').update({ title: 'Hepsi' }).gt('id', 0);
    const [entry] = await ofRow('calendar', first);
    await change('calendar', second, { title: 'Sonradan' });
    const args = { transaction: entry?.transaction };
    expect(await refusal('admin', 'undo_transaction', args)).toEqual([412, 'PT412']);
    expect(await titles()).toEqual(['Hepsi', 'Hepsi', 'Sonradan']);
    // Another column is no obstacle.
    await change('calendar', second, { title: 'Hepsi', date: '2026-02-02' });
    await history.call('undo_transaction', args);
    expect(await titles()).toEqual(['Bir', 'Dört', 'İki']);
    expect(await stored('calendar', second)).toMatchObject({ date: '2026-02-02' });
  });

  it('may be of several transactions and tables, and of one row more than once', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    const perk = await add('member_perks', { business_name: 'Kuytu' });
    await database.sql`truncate private.history`;
    await change('calendar', id, { title: 'İki' });
    await change('calendar', id, { title: 'Üç' });
    await remove('member_perks', perk);
    const entries = (await history.recent()).map((entry) => entry.id);
    await undo(...entries);
    expect(await stored('calendar', id)).toMatchObject({ title: 'Bir' });
    expect(await stored('member_perks', perk)).toMatchObject({ business_name: 'Kuytu' });
  });

  it('are refused together when one of them is not in the history', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-01-20' });
    await change('calendar', id, { title: 'İki' });
    const entries = [await latest('calendar', id), 999_999_999];
    expect(await refusal('admin', 'undo_changes', { entries })).toEqual([404, 'PT404']);
    expect(await stored('calendar', id)).toMatchObject({ title: 'İki' });
  });
});
