import { beforeEach, describe, expect, test } from 'vitest';
import { setWriter } from '../../../../supabase/local/auth/accounts';
import { type Row, useDatabase } from '../../support/database-fixture';
import { actAs } from '../../support/hosted-roles';
import { sampleFile } from '../../support/sample-files';
import { claimsOf } from '../../support/second-step';

const database = useDatabase();
const TABLES = ['announcements', 'alumni_news', 'member_perks', 'events'] as const;
type Table = (typeof TABLES)[number];

const PUBLISHED = '2020-01-01T10:00:00+00:00';
const SCHEDULED = '2099-01-01T10:00:00+00:00';
const STATES = { taslak: null, ileride: SCHEDULED, yayinda: PUBLISHED };
type State = keyof typeof STATES;

function rowOf(table: Table, name: string): Row {
  if (table === 'member_perks') return { business_name: name };
  return table === 'announcements' ? { title: name } : { title: name, slug: name };
}

/** Only administrators arrange: the database's owner has no author. */
async function add(table: Table, state: State, more: Row = {}): Promise<number> {
  const { sql } = database;
  const row = { ...rowOf(table, state), published_at: STATES[state], ...more };
  const [added] = await sql`insert into ${sql(table)} ${sql(row)} returning id`;
  return Number(added?.id);
}

/** Every row with its moment of publication, and nothing else that may change. */
async function stored(table: Table): Promise<Row[]> {
  const { sql } = database;
  const rows = await sql<{ row: Row }[]>`
    select to_jsonb(entry) as row from ${sql(table)} as entry order by id`;
  return rows.map(({ row }) => row);
}

const writer = () => database.as.writer;

beforeEach(async () => {
  const { sql } = database;
  for (const table of TABLES) await sql`delete from ${sql(table)}`;
  await sql`delete from calendar`;
  await sql`truncate private.history, form_drafts`;
});

describe.each(TABLES)('a writer', (table) => {
  const rows = () => writer().from(table);

  test(`publishes and schedules no row of ${table}, by no request`, async () => {
    const draft = await add(table, 'taslak');
    const before = await stored(table);
    for (const published_at of [PUBLISHED, SCHEDULED]) {
      const row = { ...rowOf(table, 'yeni'), published_at };
      const refused = [
        await rows().update({ published_at }).eq('id', draft).select(),
        await rows().insert(row),
        // As an import sends them.
        await rows().insert([rowOf(table, 'baska'), row]),
        await rows().upsert({ id: draft, ...row }),
      ];
      expect(refused.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501']);
    }
    expect(await stored(table)).toEqual(before);
  });

  test(`changes no published or scheduled row of ${table}, and deletes none at all`, async () => {
    for (const state of ['taslak', 'ileride', 'yayinda'] as const) await add(table, state);
    const before = await stored(table);
    const answers = [
      await rows().update({ published_at: null }).not('published_at', 'is', null).select(),
      await rows().update(rowOf(table, 'degisti')).not('published_at', 'is', null).select(),
      await rows().delete().gt('id', 0).select(),
    ];
    expect(answers.map(({ data }) => data)).toEqual([[], [], []]);
    expect(await stored(table)).toEqual(before);
  });

  test(`writes a draft of ${table} and changes anybody’s`, async () => {
    const draft = await add(table, 'taslak');
    expect((await rows().insert(rowOf(table, 'yeni')).select('published_at')).data).toEqual([
      { published_at: null },
    ]);
    expect((await rows().update(rowOf(table, 'degisti')).eq('id', draft).select('id')).data).toEqual([
      { id: draft },
    ]);
  });
});

test('a writer takes no address over with an upsert, from a published row or with one that publishes', async () => {
  await add('events', 'yayinda');
  await add('events', 'taslak');
  const before = await stored('events');
  const upsert = (row: Row) => writer().from('events').upsert(row, { onConflict: 'slug' });
  expect((await upsert({ title: 'Ele geçti', slug: 'yayinda' })).error?.code).toBe('42501');
  expect((await upsert({ title: 'Ele geçti', slug: 'taslak', published_at: PUBLISHED })).error?.code).toBe(
    '42501',
  );
  expect(await stored('events')).toEqual(before);
});

test('a draft takes no former address from a published page before it is published itself', async () => {
  const { sql } = database;
  const page = await add('events', 'yayinda', { slug: 'eski' });
  await sql`update events set slug = 'yeni' where id = ${page}`;
  const former = () => sql`select slug, row_id::int from slug_history order by slug`;
  const { data } = await writer().from('events').insert({ title: 'Tuzak', slug: 'eski' }).select('id');
  expect(await former()).toEqual([{ slug: 'eski', row_id: page }]);
  await writer().from('events').update({ slug: 'baska' }).eq('id', Number(data?.[0]?.id));
  await writer().from('events').update({ slug: 'eski' }).eq('id', Number(data?.[0]?.id));
  expect(await former()).toEqual([{ slug: 'eski', row_id: page }]);
  await database.as.admin.from('events').update({ published_at: PUBLISHED }).eq('slug', 'eski');
  expect(await former()).toEqual([]);
});

test('a change that waits while an administrator publishes changes nothing', async () => {
  const { sql, userIds } = database;
  const draft = await add('announcements', 'taslak');
  const [session] = await sql`select id from auth.sessions where user_id = ${userIds.writer}`;
  const change = () =>
    sql.begin(async (transaction) => {
      await actAs(transaction, claimsOf(userIds.writer, String(session?.id), 'aal1'));
      return transaction`update announcements set title = 'Ele geçti' where id = ${draft} returning id`;
    });
  let late: Promise<unknown> = Promise.resolve();
  await sql.begin(async (transaction) => {
    await transaction`update announcements set published_at = now() where id = ${draft}`;
    late = change();
    await expect
      .poll(
        async () =>
          (await transaction`select from pg_locks where not granted and locktype = 'transactionid'`).length,
      )
      .toBeGreaterThan(0);
  });
  expect(await late).toEqual([]);
  expect(await stored('announcements')).toMatchObject([{ title: 'taslak' }]);
});

describe('the calendar', () => {
  test('has no entry by a writer’s hand, and that of her event follows it unseen', async () => {
    const { sql, as } = database;
    const own = { title: 'Çay saati', date: '2026-01-20' };
    await sql`insert into calendar ${sql(own)}`;
    const rows = () => writer().from('calendar');
    expect((await rows().insert({ title: 'Uydurma', date: '2026-01-21' })).error?.code).toBe('42501');
    expect((await rows().update({ title: 'Ele geçti' }).gt('id', 0).select()).data).toEqual([]);
    expect((await rows().delete().gt('id', 0).select()).data).toEqual([]);
    const event = { title: 'Gezi', slug: 'gezi', starts_at: '2026-05-12T14:30:00Z', in_calendar: true };
    await writer().from('events').insert(event);
    const entries = async (role: 'writer' | 'visitor') =>
      (await as[role].from('calendar').select('title,date').order('date')).data;
    expect(await entries('visitor')).toEqual([own]);
    expect(await entries('writer')).toEqual([own, { title: 'Gezi', date: '2026-05-12' }]);
    await writer().from('events').update({ title: 'Yürüyüş', starts_at: null }).eq('slug', 'gezi');
    expect(await entries('writer')).toEqual([own]);
  });
});

describe('the history', () => {
  const call = async (name: string, args: Row) => (await writer().rpc(name, args)).error?.code;
  const entriesOf = async (id: number) =>
    (
      await database.sql`select id::int, transaction::text from private.history where row_id = ${id} order by id`
    ).map(({ id: entry, transaction }) => ({ entry: Number(entry), transaction: String(transaction) }));

  test('publishes, deletes and brings back nothing by a writer’s hand', async () => {
    const { sql } = database;
    const withdrawn = await add('announcements', 'yayinda', { title: 'Yayındaydı' });
    await sql`update announcements set published_at = null where id = ${withdrawn}`;
    const published = await add('announcements', 'yayinda');
    await sql`update announcements set title = 'Değişti' where id = ${published}`;
    const deleted = await add('announcements', 'taslak');
    await sql`delete from announcements where id = ${deleted}`;
    const before = await stored('announcements');
    for (const id of [withdrawn, published, deleted])
      for (const { entry, transaction } of await entriesOf(id)) {
        expect(await call('undo_changes', { entries: [entry] })).toBe('42501');
        expect(await call('undo_transaction', { transaction })).toBe('42501');
        if (id !== withdrawn) expect(await call('restore_version', { entry })).toBe('42501');
      }
    expect(await stored('announcements')).toEqual(before);
  });

  test('gives a writer the text of a version that was published, and the row stays a draft', async () => {
    const { sql } = database;
    const id = await add('announcements', 'yayinda', { title: 'Yayındaydı' });
    await sql`update announcements set published_at = null, title = 'Taslak oldu' where id = ${id}`;
    const [first] = await entriesOf(id);
    expect(await call('restore_version', { entry: first?.entry })).toBeUndefined();
    expect(await stored('announcements')).toMatchObject([{ title: 'Yayındaydı', published_at: null }]);
  });

  test('is read of rows that are there, in tables with drafts', async () => {
    const { sql } = database;
    const deleted = await add('announcements', 'taslak');
    await sql`delete from announcements where id = ${deleted}`;
    const published = await add('announcements', 'yayinda');
    const [day] = await sql`insert into calendar (title, date) values ('Çay', '2026-01-20') returning id`;
    const read = (name: string, args: Row) => writer().rpc(name, args);
    const ofRow = (row_id: number) => ({ resource: 'announcements', row_id });
    const ofRows = { resource: 'announcements', row_ids: [deleted, published] };
    expect((await read('row_history', ofRow(deleted))).data).toEqual([]);
    expect((await read('row_history', ofRow(published))).data).toHaveLength(1);
    expect((await read('latest_changes', ofRows)).data).toMatchObject([{ row_id: published }]);
    expect(await call('row_history', { resource: 'calendar', row_id: Number(day?.id) })).toBe('42501');
    expect(await call('row_history', { resource: 'profiles', row_id: 1 })).toBe('42501');
    expect(await call('row_history', { resource: 'x" cascade', row_id: 1 })).toBe('42501');
  });
});

test('another person’s form draft is neither read, nor overwritten, nor thrown away', async () => {
  const { as } = database;
  const key = crypto.randomUUID();
  const form = {
    ...{ resource: 'announcements', row_id: 7, device: 'Chrome', tab: crypto.randomUUID() },
    ...{ changes: '{"title": "Gizli"}', began: '{"title": ""}' },
  };
  expect((await as.admin.rpc('keep_draft', { key, ...form })).error).toBeNull();
  expect((await writer().from('form_drafts').select()).data).toEqual([]);
  expect((await writer().rpc('keep_draft', { key, ...form })).error?.code).toBe('23505');
  expect((await writer().rpc('discard_draft', { key })).data).toBe(false);
  await writer().from('announcements').insert({ title: 'Onun anahtarıyla' }).setHeader('x-save-key', key);
  const kept = await as.admin.from('form_drafts').select('changes');
  expect(kept.data).toEqual([{ changes: { title: 'Gizli' } }]);
  const elsewhere = { ...form, key: crypto.randomUUID(), resource: 'settings' };
  expect((await writer().rpc('keep_draft', elsewhere)).error?.code).toBe('42501');
  expect((await writer().rpc('draft_writers', { resource: 'announcements', row_id: 7 })).data).toMatchObject([
    { person: 'Site Yöneticisi' },
  ]);
});

test('a writer overwrites, moves and deletes no file', async () => {
  const name = 'alumni_news/1700000000000-mevcut.png';
  const contentType = 'image/png';
  const file = await sampleFile(contentType);
  const media = () => writer().storage.from('media');
  expect((await media().upload(name, file, { contentType })).error).toBeNull();
  expect((await media().upload(name, file, { contentType, upsert: true })).error).not.toBeNull();
  expect((await media().move(name, 'events/1700000000001-tasinan.png')).error).not.toBeNull();
  await media().remove([name]);
  await writer().storage.updateBucket('media', { public: true, fileSizeLimit: null });
  await writer().storage.emptyBucket('media');
  expect(await database.sql`select name from storage.objects`).toEqual([{ name }]);
  await database.sql`delete from storage.objects`;
});

test('a right is neither taken nor kept: a removed writer’s living session loses everything at once', async () => {
  const { sql, as } = database;
  const { client, userId } = await database.signUp('eski-yazar');
  await setWriter(sql, userId, true);
  const draft = await add('announcements', 'taslak');
  const attempts = async () => {
    const contentType = 'image/png';
    const name = `events/${crypto.randomUUID()}.png`;
    const upload = client.storage.from('media').upload(name, await sampleFile(contentType), { contentType });
    return {
      read: (await client.from('announcements').select().eq('id', draft)).data?.length,
      inserted: (await client.from('announcements').insert({ title: 'Yeni' })).status,
      changed: (await client.from('announcements').update({ lead: 'x' }).eq('id', draft).select()).data
        ?.length,
      uploaded: (await upload).error === null,
      history: (await client.rpc('row_history', { resource: 'announcements', row_id: draft })).status,
      role: (await client.rpc('own_role')).data,
    };
  };
  for (const right of [{ is_writer: true }, { is_admin: true, is_writer: false }])
    expect((await client.from('profiles').update(right).eq('user_id', userId)).error?.code).toBe('42501');
  const all = { read: 1, inserted: 201, changed: 1, uploaded: true, history: 200, role: 'writer' };
  expect(await attempts()).toEqual(all);
  expect((await as.admin.rpc('remove_member', { removed: userId })).error).toBeNull();
  const none = { read: 0, inserted: 403, changed: 0, uploaded: false, history: 403, role: null };
  expect(await attempts()).toEqual(none);
});
