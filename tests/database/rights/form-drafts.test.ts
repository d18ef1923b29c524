import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { type Role, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const TAB = '7b0a8f9e-58a5-4a44-9d53-0d9d0b7c0a11';
const OTHER_TAB = '2f1c9f3a-4ad0-43b1-9c0e-1f0f2b7d5c22';

const draft = (values: Row = {}) => ({
  ...{ key: randomUUID(), resource: 'events', row_id: 7, device: 'Chrome, Windows', tab: TAB },
  ...{ changes: { title: 'Gezi' }, began: { title: '' } },
  ...values,
});
/** JSON goes as text. */
const request = (values: Row) => {
  const { changes, began, ...columns } = draft(values);
  return { ...columns, changes: JSON.stringify(changes), began: JSON.stringify(began) };
};

async function keep(values: Row = {}, role: Role = 'admin') {
  const { data, error } = await database.as[role].rpc('keep_draft', request(values));
  if (error) throw new Error(error.message);
  return (data as { draft: string; kept_at: string; kept_on: string; is_kept: boolean }[])[0];
}

const readOwn = async (role: Role = 'admin') =>
  (await database.as[role].from('form_drafts').select('row_id, copied_id, changes').order('updated_at')).data;

beforeEach(async () => {
  await database.sql`delete from form_drafts`;
});

it('a draft is read, written and thrown away by its owner alone', async () => {
  const kept = await keep();
  expect(kept).toMatchObject({ is_kept: true, kept_on: 'Chrome, Windows' });
  expect(await readOwn()).toEqual([{ row_id: 7, copied_id: null, changes: { title: 'Gezi' } }]);
  expect(await readOwn('secondStep')).toEqual([]);
  expect((await database.as.secondStep.rpc('discard_draft', { key: kept?.draft })).data).toBe(false);
  expect((await database.as.admin.rpc('discard_draft', { key: kept?.draft })).data).toBe(true);
  expect(await readOwn()).toEqual([]);
});

it('each form has one draft: a new row, a copy and a row one each', async () => {
  await keep();
  await keep({ changes: { title: 'Gezi, ikinci yazım' } });
  await keep({ row_id: null });
  await keep({ row_id: null, changes: { title: 'Yeni' } });
  await keep({ row_id: null, copied_id: 7 });
  expect(await readOwn()).toEqual([
    { row_id: 7, copied_id: null, changes: { title: 'Gezi, ikinci yazım' } },
    { row_id: null, copied_id: null, changes: { title: 'Yeni' } },
    { row_id: null, copied_id: 7, changes: { title: 'Gezi' } },
  ]);
});

it('a tab that knows of no newer text does not write over it, and is told where that is', async () => {
  const first = await keep();
  const onPhone = await keep({
    ...{ tab: OTHER_TAB, seen: first?.kept_at, device: 'Safari, iPhone', changes: { title: 'Telefonda' } },
  });
  expect(onPhone).toMatchObject({ is_kept: true, draft: first?.draft });
  expect(await keep({ seen: first?.kept_at, changes: { title: 'Eski sekmede' } })).toEqual({
    ...{ draft: first?.draft, kept_at: onPhone?.kept_at, kept_on: 'Safari, iPhone', is_kept: false },
  });
  expect(await readOwn()).toMatchObject([{ changes: { title: 'Telefonda' } }]);
  expect(await keep({ seen: onPhone?.kept_at, changes: { title: 'Burada' } })).toMatchObject({
    is_kept: true,
  });
  expect(await readOwn()).toMatchObject([{ changes: { title: 'Burada' } }]);
});

it('of somebody else’s draft an administrator learns name and time, for a day', async () => {
  const { sql, as, userIds } = database;
  await sql`update profiles set full_name = 'Ayşe Demir' where user_id = ${userIds.admin}`;
  const kept = await keep();
  const ask = async (role: Role) =>
    (await as[role].rpc('draft_writers', { resource: 'events', row_id: 7 })).data;
  expect(await ask('admin')).toEqual([]);
  expect(await ask('secondStep')).toEqual([{ person: 'Ayşe Demir', wrote_at: kept?.kept_at }]);
  await sql`alter table form_drafts disable trigger touch_updated_at`;
  await sql`update form_drafts set updated_at = now() - interval '25 hours'`;
  await sql`alter table form_drafts enable trigger touch_updated_at`;
  expect(await ask('secondStep')).toEqual([]);
});

it.each([
  ['nothing', { changes: {} }],
  ['more than three of the longest texts', { changes: { body: 'a'.repeat(300_000) } }],
  ['no object', { changes: ['Gezi'] }],
  ['no table’s name', { resource: 'Etkinlik; drop' }],
])('a draft of %s is refused', async (_what, values) => {
  const { error } = await database.as.admin.rpc('keep_draft', request(values));
  expect(error?.code).toBe('23514');
});

it('a person has a hundred drafts at most, and goes on writing those', async () => {
  const { sql, userIds } = database;
  await sql`
    insert into form_drafts (key, owner, resource, row_id, changes, began, device, tab)
    select gen_random_uuid(), ${userIds.admin}, 'events', place, '{"title": "Gezi"}', '{}', 'iPad', ${TAB}
    from generate_series(1, 100) as place`;
  const { error } = await database.as.admin.rpc('keep_draft', request({ row_id: 101 }));
  expect(error?.code).toBe('23514');
  expect(await keep({ row_id: 100, changes: { title: 'Yüzüncü' } })).toMatchObject({ is_kept: true });
});

it('a draft’s files stay as long as the draft, which goes after 30 days', async () => {
  const { sql, service } = database;
  const address = '/storage/v1/object/public/media/events/taslak.png';
  await sql`insert into storage.objects (bucket_id, name, created_at)
    values ('media', 'events/taslak.png', now() - interval '29 days'), ('media', 'events/bos.png', now() - interval '2 days')`;
  await keep({ changes: { cover_url: address } });
  expect((await service.rpc('purge', {})).data).toEqual(['events/bos.png']);
  await sql`alter table form_drafts disable trigger touch_updated_at`;
  await sql`update form_drafts set updated_at = now() - interval '31 days'`;
  await sql`alter table form_drafts enable trigger touch_updated_at`;
  expect((await service.rpc('purge', {})).data).toEqual(
    expect.arrayContaining(['events/taslak.png', 'events/bos.png']),
  );
  expect(await readOwn()).toEqual([]);
});

it('a draft is in no history and in no page’s version, and gone with its account', async () => {
  const { sql, signUp } = database;
  const versions = () => sql`select latest from private.content_writes`;
  const before = await versions();
  await keep();
  expect(await versions()).toEqual(before);
  expect(await sql`select from private.history where table_name = 'form_drafts'`).toHaveLength(0);
  const { userId } = await signUp('giden');
  await sql`insert into form_drafts ${sql({ ...draft(), owner: userId })}`;
  await sql`delete from auth.users where id = ${userId}`;
  expect(await sql`select from form_drafts where owner = ${userId}`).toHaveLength(0);
});

it('a draft is in nothing that visitors read or search, and so in no feed and no static site', async () => {
  const { as } = database;
  await keep({ changes: { title: 'Kestane toplama gezisi' } });
  const read = await as.visitor.from('form_drafts').select();
  expect([read.data, read.error?.code]).toEqual([null, '42501']);
  expect((await as.visitor.rpc('site_search', { q: 'kestane' })).data).toEqual([]);
  expect((await as.secondStep.rpc('admin_search', { resource: 'events', q: 'kestane' })).data).toEqual([]);
});

it('the lines of an import and a copy are rows of their own, however often each is sent', async () => {
  const { as, sql } = database;
  await sql`delete from calendar`;
  const lines = ['Bir', 'İki', 'Üç'].map((title) => ({ key: randomUUID(), title }));
  const send = ({ key, title }: { key: string; title: string }) =>
    as.admin.from('calendar').insert({ title, date: '2026-01-20' }).setHeader('x-save-key', key);
  for (const line of lines) await send(line);
  // The answers were lost in the middle, and everything is sent again.
  for (const line of lines) expect((await send(line)).error?.code).toBe('PT423');
  const copy = { key: randomUUID(), title: 'Bir' };
  expect((await send(copy)).error).toBeNull();
  expect((await send(copy)).error?.code).toBe('PT423');
  expect((await sql`select title from calendar order by id`).map(({ title }) => title as string)).toEqual([
    'Bir',
    'İki',
    'Üç',
    'Bir',
  ]);
});

it('a row that is sent twice with one key is there once, and its draft goes with it', async () => {
  const { as, sql } = database;
  await sql`delete from calendar`;
  const key = randomUUID();
  await keep({ key, resource: 'calendar', row_id: null });
  const row = { title: 'Çay saati', date: '2026-01-20' };
  const save = (role: Role) =>
    as[role].from('calendar').insert(row).select('id').setHeader('x-save-key', key);
  const answers = await Promise.all([save('admin'), save('admin'), save('admin')]);
  expect(answers.map(({ error }) => error?.code).sort()).toEqual(['PT423', 'PT423', undefined]);
  const rows = await sql`select id from calendar`;
  expect(rows).toHaveLength(1);
  const ask = (role: Role) => as[role].rpc('saved_row', { key, resource: 'calendar' });
  expect((await ask('admin')).data).toEqual([{ row_id: Number(rows[0]?.id) }]);
  expect((await ask('secondStep')).data).toEqual([]);
  expect(await readOwn()).toEqual([]);
});

it('a refused row does not use its key up', async () => {
  const { as } = database;
  const key = randomUUID();
  const save = (row: Row) => as.admin.from('calendar').insert(row).select('id').setHeader('x-save-key', key);
  expect((await save({ title: '', date: '2026-01-20' })).error?.code).toBe('23514');
  expect((await save({ title: 'Prova', date: '2026-01-20' })).error).toBeNull();
});

it('an event that brings its calendar entry along is one save', async () => {
  const { as, sql } = database;
  await sql`delete from events`;
  const event = {
    title: 'Konser',
    slug: 'konser-gunu',
    starts_at: '2026-06-01T16:00:00Z',
    in_calendar: true,
  };
  const { error } = await as.admin
    .from('events')
    .insert({ ...event, published_at: '2026-01-01T09:00:00Z' })
    .setHeader('x-save-key', randomUUID());
  expect(error).toBeNull();
  expect(await sql`select title from calendar where title = 'Konser'`).toHaveLength(1);
});
