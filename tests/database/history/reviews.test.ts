import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setWriter } from '../../../supabase/local/auth/accounts';
import { type Account, type Client, type Row, useDatabase } from '../support/database-fixture';
import { type Entry, useHistory } from '../support/history';

interface Review {
  row_id: number;
  title: string | null;
  state: string;
  note: string | null;
  person: string | null;
  answer: string | null;
  answered_by: string | null;
  is_changed: boolean;
}

const database = useDatabase();
const { add, call, refusal, ofRow, recent, trash, restore } = useHistory(database);
let ayse: Account;
let baran: Account;

beforeAll(async () => {
  for (const [name, fullName] of [
    ['ayse', 'Ayşe Yazar'],
    ['baran', 'Baran Yazar'],
  ] as const) {
    const account = await database.signUp(name);
    await setWriter(database.sql, account.userId, true);
    await database.sql`update profiles set full_name = ${fullName} where user_id = ${account.userId}`;
    if (name === 'ayse') ayse = account;
    else baran = account;
  }
});

beforeEach(async () => {
  await database.sql`delete from private.reviews`;
});

async function addDraft(client: Client, row: Row = { title: 'Kış balosu' }): Promise<number> {
  const { data, error } = await client.from('announcements').insert(row).select('id').single();
  expect(error).toBeNull();
  return data?.id as number;
}

async function version(id: number): Promise<string> {
  const { data } = await database.service.from('announcements').select('updated_at').eq('id', id).single();
  return data?.updated_at as string;
}

/** The code of a refusal; null when the draft was sent. */
async function ask(client: Client, id: number, args: Row = {}): Promise<string | null> {
  const asked = { resource: 'announcements', row_id: id, unchanged_since: await version(id), ...args };
  return (await client.rpc('ask_for_review', asked)).error?.code ?? null;
}

const answer = async (client: Client, id: number, note: string) =>
  (await client.rpc('return_review', { resource: 'announcements', row_id: id, note })).error?.code ?? null;

const reviews = (client: Client = database.as.admin) => call<Review[]>('reviews', {}, client);
const reviewOf = async (id: number, client: Client = database.as.admin) =>
  (await call<Review[]>('reviews_of', { resource: 'announcements', row_ids: [id] }, client))[0];

describe('sending for review', () => {
  it('a writer’s draft stands on every administrator’s list with its title, its author and the cleaned note, the oldest first', async () => {
    const [first, second] = [await addDraft(ayse.client), await addDraft(baran.client, { title: 'Gezi' })];
    expect(await ask(ayse.client, first, { note: '  Kapak\u200b eksik.\r\nYarın bulurum.  ' })).toBeNull();
    expect(await ask(baran.client, second)).toBeNull();
    expect(await reviews()).toMatchObject([
      {
        row_id: first,
        title: 'Kış balosu',
        state: 'open',
        person: 'Ayşe Yazar',
        note: 'Kapak eksik.\nYarın bulurum.',
      },
      { row_id: second, title: 'Gezi', state: 'open', person: 'Baran Yazar', note: null },
    ]);
    expect(await reviews(database.as.secondStep)).toHaveLength(2);
  });

  it('a writer reads her own reviews, and of any draft whether it waits', async () => {
    const id = await addDraft(ayse.client);
    await ask(ayse.client, id);
    expect(await reviews(ayse.client)).toMatchObject([{ row_id: id, state: 'open' }]);
    expect(await reviews(baran.client)).toEqual([]);
    expect(await reviewOf(id, baran.client)).toMatchObject({ state: 'open', person: 'Ayşe Yazar' });
  });

  it('asking again replaces the former: a row has one review, the last version and the last note', async () => {
    const id = await addDraft(ayse.client);
    await ask(ayse.client, id, { note: 'İlk hâli' });
    await ayse.client.from('announcements').update({ lead: 'Yeni' }).eq('id', id);
    expect(await reviewOf(id)).toMatchObject({ is_changed: true, note: 'İlk hâli' });
    await ask(baran.client, id, { note: 'İkinci hâli' });
    expect(await reviews()).toMatchObject([
      { is_changed: false, note: 'İkinci hâli', person: 'Baran Yazar' },
    ]);
  });

  it('a version that the writer has not seen is refused with PT412, a published row with PT409, a missing one with PT410', async () => {
    const id = await addDraft(ayse.client);
    expect(await ask(ayse.client, id, { unchanged_since: '2026-01-01T00:00:00Z' })).toBe('PT412');
    expect(await ask(ayse.client, id, { unchanged_since: null })).toBe('PT412');
    const gone = { resource: 'announcements', row_id: 999_999, unchanged_since: '2026-01-01T00:00:00Z' };
    expect((await ayse.client.rpc('ask_for_review', gone)).error?.code).toBe('PT410');
    await database.as.admin
      .from('announcements')
      .update({ published_at: '2999-01-01T00:00:00Z' })
      .eq('id', id);
    expect(await ask(ayse.client, id)).toBe('PT409');
    expect(await reviews()).toEqual([]);
  });

  it('a table without drafts, an unknown one and one outside of the site have no reviews', async () => {
    for (const resource of ['calendar', 'profiles', 'settings', 'nowhere', 'auth.users'])
      expect(await ask(ayse.client, 1, { resource, unchanged_since: '2026-01-01T00:00:00Z' })).toBe('PT404');
  });

  it('every table with drafts and a history has them', async () => {
    const found = await database.sql`
      select relname from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'end_review' order by 1`;
    expect(found.map(({ relname }) => relname as string)).toEqual([
      'alumni_news',
      'announcements',
      'events',
      'member_perks',
    ]);
  });

  it('a note has 1,000 characters at most', async () => {
    const id = await addDraft(ayse.client);
    expect(await ask(ayse.client, id, { note: 'ü'.repeat(1001) })).toBe('23514');
    expect(await ask(ayse.client, id, { note: 'ü'.repeat(1000) })).toBeNull();
    expect(await answer(database.as.admin, id, 'ü'.repeat(1001))).toBe('23514');
  });
});

describe('sending back', () => {
  it('gives the writer the note, takes the draft from the administrators’ list, and the next asking opens it again', async () => {
    const id = await addDraft(ayse.client);
    await ask(ayse.client, id);
    expect(await answer(database.as.admin, id, ' Tarihi yazın. ')).toBeNull();
    expect(await reviews()).toEqual([]);
    expect(await reviews(ayse.client)).toMatchObject([
      { row_id: id, state: 'returned', answer: 'Tarihi yazın.' },
    ]);
    await ask(ayse.client, id);
    expect(await reviews(ayse.client)).toMatchObject([{ state: 'open', answer: null, answered_by: null }]);
  });

  it('needs a note, and a review that waits', async () => {
    const id = await addDraft(ayse.client);
    expect(await answer(database.as.admin, id, 'Neden?')).toBe('PT404');
    await ask(ayse.client, id);
    expect(await answer(database.as.admin, id, ' \u200b ')).toBe('23514');
    expect(await answer(database.as.admin, id, 'Eksik.')).toBeNull();
    expect(await answer(database.as.admin, id, 'Bir daha.')).toBe('PT404');
  });
});

describe('the end of a review', () => {
  const changes: Record<string, (id: number) => PromiseLike<unknown>> = {
    'is published': (id) =>
      database.as.admin.from('announcements').update({ published_at: '2026-01-05T10:00:00Z' }).eq('id', id),
    'is scheduled': (id) =>
      database.as.admin.from('announcements').update({ published_at: '2999-01-05T10:00:00Z' }).eq('id', id),
    'is deleted': (id) => database.as.admin.from('announcements').delete().eq('id', id),
    'loses its history': (id) =>
      database.as.admin.rpc('erase_history', { resource: 'announcements', row_id: id }),
  };

  it.each(Object.keys(changes))('comes when the row %s', async (name) => {
    const [id, other] = [await addDraft(ayse.client), await addDraft(ayse.client, { title: 'Gezi' })];
    await ask(ayse.client, id);
    await ask(ayse.client, other);
    await changes[name]?.(id);
    expect(await reviews()).toMatchObject([{ row_id: other }]);
  });

  it('does not come by a change of the draft, by whomever', async () => {
    const id = await addDraft(ayse.client);
    await ask(ayse.client, id);
    for (const client of [ayse.client, database.as.admin])
      await client.from('announcements').update({ lead: crypto.randomUUID() }).eq('id', id);
    expect(await reviews()).toMatchObject([{ row_id: id, is_changed: true }]);
  });
});

describe('the history', () => {
  async function sentAndReturned(): Promise<number> {
    const id = await addDraft(ayse.client);
    await ask(ayse.client, id, { note: 'Bakar mısınız? Kapağı henüz bulamadım, yarın gelir.' });
    await answer(database.as.admin, id, 'Tarih yanlış; balo 24 Aralık’ta, 25’inde değil.');
    return id;
  }
  const asked = { note: 'Bakar mısınız? Kapağı henüz bulamadım, yarın gelir.' };
  const returned = { note: 'Tarih yanlış; balo 24 Aralık’ta, 25’inde değil.' };

  it('has both notes whole, in the row’s own and in that of all tables', async () => {
    const id = await sentAndReturned();
    expect(await ofRow('announcements', id)).toMatchObject([
      { operation: 'return', before: null, after: returned, changed_by: database.userIds.admin },
      { operation: 'ask', before: null, after: asked, changed_by: ayse.userId, person: 'Ayşe Yazar' },
      { operation: 'insert' },
    ]);
    expect((await recent()).slice(0, 2)).toMatchObject([
      {
        operation: 'return',
        row_id: id,
        title: 'Kış balosu',
        after: returned,
        is_present: true,
        changed_columns: null,
      },
      { operation: 'ask', row_id: id, title: 'Kış balosu', after: asked, is_present: true },
    ]);
  });

  it('restores nothing of them, and takes them for no change of the row', async () => {
    const id = await sentAndReturned();
    const [back, sent, made] = (await ofRow('announcements', id)) as [Entry, Entry, Entry];
    for (const entry of [back.id, sent.id]) {
      expect(await refusal('admin', 'restore_version', { entry })).toEqual([404, 'PT404']);
      expect(await refusal('admin', 'undo_changes', { entries: [entry] })).toEqual([404, 'PT404']);
    }
    expect(await refusal('admin', 'undo_transaction', { transaction: sent.transaction })).toEqual([
      404,
      'PT404',
    ]);
    const latest = await call<Entry[]>('latest_changes', { resource: 'announcements', row_ids: [id] });
    expect(latest).toMatchObject([{ id: made.id, operation: 'insert' }]);
    await ayse.client.from('announcements').update({ title: 'Bahar balosu' }).eq('id', id);
    await restore(made.id);
    expect(await database.sql`select title from announcements where id = ${id}`).toMatchObject([
      { title: 'Kış balosu' },
    ]);
    await database.as.admin.from('announcements').delete().eq('id', id);
    expect(await trash()).toMatchObject([{ row_id: id, title: 'Kış balosu' }]);
  });

  it('loses the notes with its values, also where nothing else is left of it', async () => {
    const id = await sentAndReturned();
    await database.sql`delete from private.history where operation = 'insert'`;
    await call('erase_history', { resource: 'announcements', row_id: id });
    expect(await ofRow('announcements', id)).toMatchObject([
      { operation: 'erase', is_erased: true },
      { operation: 'return', after: null, is_erased: true },
      { operation: 'ask', after: null, is_erased: true },
    ]);
    expect((await recent()).map(({ title }) => title)).toEqual([null, null, null]);
  });
});

describe('rights', () => {
  it('visitors, members and an administrator before the second step ask nothing, answer nothing and read nothing', async () => {
    const id = await add('announcements', { title: 'Kış balosu' });
    await ask(ayse.client, id);
    for (const role of ['visitor', 'member', 'firstStep'] as const) {
      const client = database.as[role];
      expect(await ask(client, id), role).toBe('42501');
      expect(await answer(client, id, 'Olmaz.'), role).toBe('42501');
      expect((await client.rpc('reviews')).error?.code, role).toBe('42501');
      const { error } = await client.rpc('reviews_of', { resource: 'announcements', row_ids: [id] });
      expect(error?.code, role).toBe('42501');
    }
    expect(await reviews()).toMatchObject([{ person: 'Ayşe Yazar', state: 'open' }]);
  });

  it('a writer answers no review, not even her own, and reads no list of the others', async () => {
    const id = await addDraft(ayse.client);
    await ask(ayse.client, id);
    for (const { client } of [ayse, baran]) expect(await answer(client, id, 'Olur.')).toBe('42501');
    expect(await reviews(baran.client)).toEqual([]);
  });

  it('an administrator after the second step sends back, and may ask for another pair of eyes', async () => {
    const id = await addDraft(database.as.secondStep);
    expect(await ask(database.as.secondStep, id)).toBeNull();
    expect(await answer(database.as.secondStep, id, 'Kendim düzelteceğim.')).toBeNull();
  });

  it('a right that ends takes the list with it, and leaves what was sent to the administrators', async () => {
    const id = await addDraft(baran.client);
    await ask(baran.client, id);
    await setWriter(database.sql, baran.userId, false);
    expect((await baran.client.rpc('reviews')).error?.code).toBe('42501');
    expect(await reviews()).toMatchObject([{ row_id: id, person: 'Baran Yazar' }]);
    await setWriter(database.sql, baran.userId, true);
  });
});
