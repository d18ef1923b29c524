import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, ROLES, type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const MIGRATION = path.resolve(
  import.meta.dirname,
  '../../../supabase/migrations/20261124130000_published_content.sql',
);

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
const STATES = { taslak: null, ileride: IN_AN_HOUR, yayinda: AN_HOUR_AGO };
const ADMINISTRATORS: readonly Role[] = ['admin', 'secondStep'];

/** A row of each table by a name that is unique in it, and the column with the name. */
const TABLES: readonly (readonly [string, string, (name: string) => Row])[] = [
  ['events', 'slug', (slug) => ({ title: 'Konser', slug })],
  ['alumni_news', 'slug', (slug) => ({ title: 'Sergi', slug })],
  ['member_perks', 'business_name', (business_name) => ({ business_name })],
];

beforeEach(async () => {
  for (const [table] of TABLES) await database.sql`truncate ${database.sql(table)} cascade`;
});

describe.each(TABLES)('drafts and scheduled rows of %s', (table, nameColumn, rowOf) => {
  const rows = (role: Role) => database.as[role].from(table);

  async function addAll(): Promise<void> {
    const { sql } = database;
    for (const [name, published_at] of Object.entries(STATES)) {
      await sql`insert into ${sql(table)} ${sql({ ...rowOf(name), published_at })}`;
    }
  }

  it.each(ROLES)('are listed, counted and found for administrators only: %s', async (role) => {
    await addAll();
    const visible = ADMINISTRATORS.includes(role) ? ['ileride', 'taslak', 'yayinda'] : ['yayinda'];
    const { data, count } = await rows(role).select('*', { count: 'exact' }).order(nameColumn);
    expect(data?.map((row: Row) => row[nameColumn])).toEqual(visible);
    expect(count).toBe(visible.length);
    const hidden = await rows(role).select('id').in(nameColumn, ['taslak', 'ileride']);
    expect(hidden.data).toHaveLength(visible.length - 1);
  });

  it.each(ROLES)('are changed and deleted by administrators only: %s', async (role) => {
    await addAll();
    const isAllowed = ADMINISTRATORS.includes(role);
    const published = { published_at: AN_HOUR_AGO };
    const { data: changed } = await rows(role).update(published).is('published_at', null).select('id');
    expect(changed ?? []).toHaveLength(isAllowed ? 1 : 0);
    const { data: deleted } = await rows(role).delete().gt('published_at', AN_HOUR_AGO).select('id');
    expect(deleted ?? []).toHaveLength(isAllowed ? 1 : 0);
    const { data: added } = await rows(role)
      .insert({ ...rowOf('yeni'), published_at: null })
      .select('id');
    expect(added ?? []).toHaveLength(isAllowed ? 1 : 0);
  });

  it('become visible at their time', async () => {
    const { sql } = database;
    const soon = new Date(Date.now() + 1500).toISOString();
    await sql`insert into ${sql(table)} ${sql({ ...rowOf('birazdan'), published_at: soon })}`;
    const isVisible = async () => (await rows('visitor').select('id')).data?.length === 1;
    expect(await isVisible()).toBe(false);
    await expect.poll(isVisible, { timeout: 10_000 }).toBe(true);
  });

  it('do not come from programs that know of no drafts', async () => {
    await rows('admin').insert(rowOf('eski-program')).throwOnError();
    expect((await rows('visitor').select('id')).data).toHaveLength(1);
  });
});

describe('what belongs to a hidden row is hidden with it', () => {
  const day = { starts_at: '2026-05-12T14:30:00Z', in_calendar: true };

  it.each(ROLES)('the calendar entry of an event, and no other entry: %s', async (role) => {
    const { sql } = database;
    for (const [slug, published_at] of Object.entries(STATES)) {
      await sql`insert into public.events ${sql({ title: slug, slug, ...day, published_at })}`;
    }
    await sql`insert into public.calendar (title, date) values ('kendi', '2026-05-12')`;
    const { data } = await database.as[role].from('calendar').select('title').order('title');
    expect(data?.map(({ title }) => title)).toEqual(
      ADMINISTRATORS.includes(role) ? ['ileride', 'kendi', 'taslak', 'yayinda'] : ['kendi', 'yayinda'],
    );
  });
});

it('an event takes place as announced unless it says otherwise', async () => {
  const { data } = await database.as.admin
    .from('events')
    .insert({ title: 'Konser', slug: 'konser', status_note: '  ' })
    .select('status,status_note')
    .single();
  expect(data).toEqual({ status: 'planned', status_note: null });
});

it('rows from before the migration stay public, and nothing says that they were changed', async () => {
  const statements = (await readFile(MIGRATION, 'utf8'))
    .split(';')
    .filter((one) => /column published_at (?:type )?timestamptz/.test(one));
  const undone = new Error('undone');
  const migrated = database.sql.begin(async (transaction) => {
    for (const [table, , rowOf] of TABLES) {
      await transaction`insert into ${transaction(table)} ${transaction({ ...rowOf('eski'), created_at: AN_HOUR_AGO, updated_at: AN_HOUR_AGO })}`;
    }
    for (const [table] of TABLES) {
      await transaction.unsafe(`alter table public.${table} drop column published_at cascade`);
    }
    const changes = () => transaction`select count(*) from private.history`;
    const before = await changes();
    for (const statement of statements) await transaction.unsafe(statement);
    for (const [table] of TABLES) {
      const [row] = await transaction`
        select published_at = created_at as "isPublic", updated_at = created_at as "isUnchanged" from ${transaction(table)}`;
      expect(row, table).toEqual({ isPublic: true, isUnchanged: true });
    }
    expect(await changes()).toEqual(before);
    throw undone;
  });
  await expect(migrated).rejects.toBe(undone);
});
