import { beforeEach, expect, it } from 'vitest';
import { dumpTables, loadTables } from '../../../supabase/local/backup/tables';
import { isPreviewed } from '../../../src/lib/preview';
import { type Role, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();

interface Link {
  id: number;
  person: string;
  created_at: string;
  ends_at: string;
  last_opened_at: string | null;
}

let draft = 0;

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from private.draft_links where id > 0`;
  await sql`delete from announcements`;
  draft = await addAnnouncement('Çınaraltı buluşması');
});

async function addAnnouncement(title: string): Promise<number> {
  const [row] = await database.sql`insert into announcements (title) values (${title}) returning id`;
  return Number(row?.id);
}

async function create(values: Row = {}, role: Role = 'admin'): Promise<string> {
  const args = { resource: 'announcements', row_id: draft, ...values };
  const { data, error } = await database.as[role].rpc('create_draft_link', args);
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as string;
}

const open = async (token: string) =>
  (await database.as.visitor.rpc('open_draft_link', { token })).data as Row[] | null;
const list = async (row_id = draft) =>
  (await database.as.admin.rpc('draft_links', { resource: 'announcements', row_id })).data as Link[];
const revoke = async (id: number) => (await database.as.admin.rpc('revoke_draft_link', { id })).data;

it('a link shows a visitor its row as it is saved, without the account that wrote it, and says when it ends', async () => {
  const { sql, userIds } = database;
  await sql`update announcements set created_by = ${userIds.admin} where id = ${draft}`;
  const token = await create();
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  const [opened] = (await open(token)) ?? [];
  expect(opened).toMatchObject({ resource: 'announcements', is_public: false });
  expect(opened?.content).toMatchObject({ id: draft, title: 'Çınaraltı buluşması', published_at: null });
  expect(opened?.content).not.toHaveProperty('created_by');
  const [link] = await list();
  expect(link?.ends_at).toBe(opened?.ends_at);

  await sql`update announcements set title = 'Kestane altı buluşması' where id = ${draft}`;
  expect((await open(token))?.[0]?.content).toMatchObject({ title: 'Kestane altı buluşması' });
});

it('the database has a hash of the secret, and neither it nor a backup has the secret', async () => {
  const { sql } = database;
  const token = await create();
  const stored = await sql`select link::text as written from private.draft_links as link`;
  expect(stored).toHaveLength(1);
  expect(String(stored[0]?.written)).not.toContain(token);
  const dumps = await dumpTables(sql);
  expect(dumps.map(({ table }) => table)).not.toContain('private.draft_links');
  expect(JSON.stringify(dumps)).not.toContain(token);
});

it.each([
  [1, 1],
  [7, 7],
  [30, 30],
  [undefined, 7],
])('a link for %s days ends after %s', async (days, expected) => {
  await create(days === undefined ? {} : { days });
  const [row] = await database.sql`
    select extract(epoch from ends_at - created_at) / 86400 as days from private.draft_links`;
  expect(Number(row?.days)).toBe(expected);
});

it.each([0, 2, 31, -7, 365])('a link for %s days is refused', async (days) => {
  await expect(create({ days })).rejects.toThrow('23514');
});

it('the list says who made each link, when it ends and when it was last opened, the newest first', async () => {
  const { sql, userIds } = database;
  await sql`update profiles set full_name = 'Ayşe Demir' where user_id = ${userIds.admin}`;
  const first = await create();
  await create({ days: 30 }, 'secondStep');
  expect((await list()).map(({ last_opened_at }) => last_opened_at)).toEqual([null, null]);
  await open(first);
  const links = await list();
  expect(links.map(({ person }) => person)).toEqual(['iki-adimli@uye.example', 'Ayşe Demir']);
  expect(links.map(({ last_opened_at }) => last_opened_at !== null)).toEqual([false, true]);
  expect(await list(draft + 1)).toBeNull();
});

it('a revoked link opens nothing and is in no list, and others go on', async () => {
  const [first, second] = [await create(), await create()];
  const [newest, oldest] = await list();
  expect(await revoke(oldest?.id ?? 0)).toBe(true);
  expect(await revoke(oldest?.id ?? 0)).toBe(false);
  expect(await open(first)).toEqual([]);
  expect(await open(second)).toHaveLength(1);
  expect((await list()).map(({ id }) => id)).toEqual([newest?.id]);
});

it('a link that has ended opens nothing, and is purged 30 days after its end or its revocation', async () => {
  const { sql, service } = database;
  const token = await create();
  const age = (days: number) =>
    sql`update private.draft_links set created_at = now() - ${days} * interval '24 hours',
      ends_at = now() - ${days - 7} * interval '24 hours' where id > 0`;
  await age(8);
  expect(await open(token)).toEqual([]);
  expect(await list()).toEqual([]);
  const count = async () => (await sql`select from private.draft_links`).length;
  await age(36);
  await service.rpc('purge', {});
  expect(await count()).toBe(1);
  await age(38);
  await service.rpc('purge', {});
  expect(await count()).toBe(0);

  await create({ days: 30 });
  await sql`update private.draft_links set revoked_at = now() - interval '31 days' where id > 0`;
  await service.rpc('purge', {});
  expect(await count()).toBe(0);
});

it('a row has ten links at a time, however they are asked for, and a revoked one makes room', async () => {
  const args = { resource: 'announcements', row_id: draft };
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => database.as.admin.rpc('create_draft_link', args)),
  );
  const codes = answers.map(({ error }) => error?.code).filter(Boolean);
  expect(codes).toEqual(['PT409', 'PT409', 'PT409', 'PT409']);
  const other = await addAnnouncement('Başka');
  await create({ row_id: other });
  await revoke((await list())[0]?.id ?? 0);
  await create();
  await expect(create()).rejects.toThrow('PT409');
});

it.each([
  ['a row that is not there', { row_id: 999_999 }],
  ['a table without a preview', { resource: 'board_members', row_id: 1 }],
  ['a table of accounts', { resource: 'profiles', row_id: 1 }],
  ['a table that is none', { resource: 'announcements; drop table events', row_id: 1 }],
])('%s gets no link', async (_what, values) => {
  await expect(create(values)).rejects.toThrow('PT404');
});

it.each(['announcements', 'events', 'alumni_news', 'member_perks', 'calendar', 'bulletins'])(
  'a row of %s is shown by link, as every row with a preview',
  async (resource) => {
    const { sql } = database;
    const rows: Record<string, Row> = {
      announcements: { title: 'A' },
      events: { title: 'E', slug: 'gezi-gunu' },
      alumni_news: { title: 'H', slug: 'haber-yeni' },
      member_perks: { business_name: 'Kitabevi' },
      calendar: { title: 'Çay', date: '2026-01-20' },
      bulletins: { year: 2025, month: 3, pdf_url: '/b.pdf' },
    };
    const [row] = await sql`insert into ${sql(resource)} ${sql(rows[resource] ?? {})} returning id`;
    const [opened] = (await open(await create({ resource, row_id: Number(row?.id) }))) ?? [];
    // What has no drafts is public as soon as it is saved.
    expect(opened).toMatchObject({ resource, is_public: ['calendar', 'bulletins'].includes(resource) });
    await sql`delete from ${sql(resource)} where id = ${Number(row?.id)}`;
  },
);

it('every table with a preview has links, and no other', async () => {
  const { sql } = database;
  const linked = await sql`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'end_draft_links' order by 1`;
  const tables = await sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  expect(linked.map(({ name }) => String(name))).toEqual(
    tables.map(({ name }) => String(name)).filter(isPreviewed),
  );
});

it('a writer shows, lists and revokes links to rows that are not public, and to no others', async () => {
  const { sql, signUp } = database;
  const { client, userId } = await signUp('taslak-gosteren');
  const ask = (name: string, args: Row) => client.rpc(name, args);
  const row = { resource: 'announcements', row_id: draft };
  expect((await ask('create_draft_link', row)).error?.code).toBe('42501');
  await sql`update profiles set is_writer = true where user_id = ${userId}`;
  const { data: token } = await ask('create_draft_link', row);
  expect(await open(String(token))).toHaveLength(1);
  const { data: links } = await ask('draft_links', row);
  expect(links).toHaveLength(1);
  const id = (links as Link[])[0]?.id ?? 0;

  await sql`update announcements set published_at = now() where id = ${draft}`;
  for (const [name, args] of [
    ['create_draft_link', row],
    ['draft_links', row],
    ['revoke_draft_link', { id }],
    ['create_draft_link', { resource: 'calendar', row_id: 1 }],
  ] as const)
    expect([name, (await ask(name, args)).error?.code]).toEqual([name, 'PT404']);
  await sql`update announcements set published_at = null where id = ${draft}`;
  expect((await ask('revoke_draft_link', { id })).data).toBe(true);
  expect(await open(String(token))).toEqual([]);
});

it('the link of a row that was published says that it is public; that of a scheduled one does not', async () => {
  const { sql } = database;
  const token = await create();
  const isPublic = async () => (await open(token))?.[0]?.is_public;
  await sql`update announcements set published_at = now() + interval '1 day' where id = ${draft}`;
  expect(await isPublic()).toBe(false);
  await sql`update announcements set published_at = now() where id = ${draft}`;
  expect(await isPublic()).toBe(true);
});

it('the calendar entry of an event that is a draft is not public', async () => {
  const { sql } = database;
  const event = {
    title: 'Konser',
    slug: 'konser-gunu',
    starts_at: '2026-06-01T16:00:00Z',
    in_calendar: true,
  };
  await sql`insert into events ${sql(event)}`;
  const [entry] = await sql`select id from calendar where title = 'Konser'`;
  const token = await create({ resource: 'calendar', row_id: Number(entry?.id) });
  expect((await open(token))?.[0]).toMatchObject({ is_public: false });
});

it('deleting a row ends its links, and they stay ended when it comes back', async () => {
  const { as, sql } = database;
  const token = await create();
  await as.admin.from('announcements').delete().eq('id', draft);
  expect(await open(token)).toEqual([]);
  const [deletion] = await sql`
    select id from private.history where table_name = 'announcements' and row_id = ${draft} and operation = 'delete'`;
  const { error } = await as.admin.rpc('restore_version', { entry: Number(deletion?.id) });
  expect(error).toBeNull();
  expect(await sql`select from announcements where id = ${draft}`).toHaveLength(1);
  expect(await open(token)).toEqual([]);
});

it('erasing what a row was ends its links', async () => {
  const { as } = database;
  await as.admin.from('announcements').update({ lead: 'Giriş' }).eq('id', draft);
  const token = await create();
  await as.admin.rpc('erase_history', { resource: 'announcements', row_id: draft });
  expect(await open(token)).toEqual([]);
});

it('a link is in no history and in no page’s version, and opening one changes no page', async () => {
  const { sql } = database;
  const versions = () => sql`select latest from private.content_writes`;
  const entries = () => sql`select from private.history`;
  const before = [await versions(), (await entries()).length];
  await open(await create());
  await revoke((await list())[0]?.id ?? 0);
  expect([await versions(), (await entries()).length]).toEqual(before);
});

// The last test: the restore ends the sessions of the others.
it('a restore ends every link, because another row may have the id then', async () => {
  const { sql } = database;
  const dumps = await dumpTables(sql);
  const token = await create();
  await sql.begin((transaction) => loadTables(transaction, dumps));
  expect(await sql`select from announcements where id = ${draft}`).toHaveLength(1);
  expect(await open(token)).toEqual([]);
});
