import { beforeEach, describe, expect, it } from 'vitest';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { filledRow, PUBLIC_COLUMNS, type PublicTable } from '../../fixtures/public-columns';
import { type Role, ROLES, type Row, useDatabase } from '../support/database-fixture';
import { restoreRows } from '../support/restore-rows';

const database = useDatabase();
/** Tables that no public page shows: accounts, former slugs and cancellations. */
const NOT_ON_PAGES = ['profiles', 'slug_history', 'calendar_cancellations'];
/** Tables of the site whose rows can appear without a write. */
const SCHEDULED = (Object.keys(PUBLIC_COLUMNS) as PublicTable[]).filter(
  (table) => 'published_at' in PUBLIC_COLUMNS[table],
);
const A_DAY_MS = 86_400_000;

/** A row of each table, and a change to it. */
const ROWS: readonly (readonly [string, Row, Row])[] = [
  ['announcements', { title: 'Duyuru' }, { title: 'Haber' }],
  ['events', { title: 'Konser', slug: 'konser' }, { location: 'Bahçe' }],
  ['calendar', { title: 'Çay', date: '2026-05-12' }, { date: '2026-05-13' }],
  ['bulletins', { year: 2026, month: 5, pdf_url: '/a.pdf' }, { pdf_url: '/b.pdf' }],
  ['alumni_news', { title: 'Sergi', slug: 'sergi' }, { title: 'Konser' }],
  ['board_members', { full_name: 'Ayda', term_from: '2025-02-15' }, { role: 'Başkan' }],
  ['award_recipients', { first_name: 'Işık', last_name: 'Karayel' }, { nds_year: 1972 }],
  ['literature_awards', { year: 2024, title: 'Mühür', author: 'Cevdet' }, { caption: 'Öykü' }],
  ['member_perks', { business_name: 'Kahve', discount: 'Yüzde 5' }, { discount: 'Yüzde 10' }],
];

beforeEach(() => database.sql`truncate public.announcements, public.events, public.calendar`);

async function version(role: Role = 'visitor', moment = new Date()): Promise<string> {
  const { data, error } = await database.as[role].rpc('content_version', { moment: moment.toISOString() });
  if (error) throw error;
  return String(data);
}

const inDays = (days: number) => new Date(Date.now() + days * A_DAY_MS);

describe('the version of the content', () => {
  it.each(ROWS)('changes after every write of %s', async (table, row, change) => {
    const { admin } = database.as;
    const versions = [await version()];
    const { data } = await admin.from(table).insert(row).select('id').single().throwOnError();
    versions.push(await version());
    await admin.from(table).update(change).eq('id', Number(data.id)).throwOnError();
    versions.push(await version());
    await admin.from(table).delete().eq('id', Number(data.id)).throwOnError();
    versions.push(await version());
    expect(new Set(versions).size).toBe(4);
  });

  it('watches every table that pages show', async () => {
    const watched = await database.sql<{ relname: string }[]>`
      select relname from pg_trigger join pg_class t on t.oid = tgrelid
      where tgname = 'note_content_write' and tgenabled = 'A' order by 1`;
    const tables = await database.sql<{ relname: string }[]>`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not (relname = any (${NOT_ON_PAGES})) order by 1`;
    expect(watched).toEqual(tables);
  });

  it('does not change without a write, however often it is read', async () => {
    await database.as.admin.from('announcements').insert({ title: 'Taslak' });
    const first = await version();
    await database.as.visitor.from('announcements').select('id');
    await database.as.member.from('announcements').insert({ title: 'Yazılmayan' });
    expect(await version()).toBe(first);
  });

  it.each(SCHEDULED)('changes when a scheduled row of %s appears', async (table) => {
    const moment = inDays(1);
    const soon = new Date(Date.now() + 400).toISOString();
    await database.as.admin.from(table).insert({ ...filledRow(table), published_at: soon });
    const before = await version('visitor', moment);
    const hint = 'the function content_version names the published_at of every table with one';
    await expect.poll(() => version('visitor', moment), { message: hint }).not.toBe(before);
  });

  it('depends on the requester’s clock, like the site’s reads', async () => {
    await database.as.admin.from('announcements').insert({ title: 'Dünkü', published_at: inDays(-1) });
    expect(await version('visitor', inDays(-2))).not.toBe(await version());
  });

  it.each(['announcements', 'events'])('changes when the time of featured %s is over', async (table) => {
    const row = { title: 'Öne çıkan', featured_home: true, featured_until: inDays(2) };
    const own = table === 'events' ? { slug: 'one-cikan' } : { published_at: inDays(-1) };
    await database.as.admin.from(table).insert({ ...row, ...own });
    expect(await version('visitor', inDays(1))).toBe(await version());
    expect(await version('visitor', inDays(3))).not.toBe(await version());
  });

  it('does not reveal when scheduled content will appear', async () => {
    const secret = { published_at: inDays(1), featured_home: true, featured_until: inDays(2) };
    await database.as.admin.from('announcements').insert({ title: 'Gizli', ...secret });
    for (const role of ['visitor', 'member', 'firstStep'] as const) {
      expect(await version(role, inDays(9))).toBe(await version(role));
    }
  });

  it.each(ROLES)('cannot be set by anyone: %s', async (role) => {
    const { error } = await database.as[role].rpc('note_content_write', {});
    expect(error).not.toBeNull();
    expect((await database.as[role].from('content_writes').select('*')).error).not.toBeNull();
  });

  it('changes when a backup is restored', async () => {
    const dumps = await dumpTables(database.sql);
    const before = await version();
    await restoreRows(database.sql, dumps);
    expect(await version()).not.toBe(before);
  });

  it('does not block writers that change the same rows in another order', async () => {
    const { sql, as } = database;
    await as.admin.from('calendar').insert([
      { title: 'Bir', date: '2026-05-12' },
      { title: 'İki', date: '2026-05-12' },
    ]);
    const write = (titles: readonly string[]) =>
      sql.begin(async (transaction) => {
        for (const title of titles) {
          await transaction`update public.calendar set date = '2026-05-13' where title = ${title}`;
          await transaction`select pg_sleep(0.05)`;
        }
      });
    await Promise.all([write(['Bir', 'İki']), write(['İki', 'Bir'])]);
    expect(await sql`select from public.calendar where date = '2026-05-13'`).toHaveLength(2);
  });
});
