import type { TransactionSql } from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { filledRow, PUBLIC_COLUMNS, type PublicTable } from '../../fixtures/public-columns';
import { type Role, type Row, useDatabase } from '../support/database-fixture';
import { useRows } from '../support/rows';

const database = useDatabase();
const { add, change, remove } = useRows(database);
/** Tables that no public page shows: accounts, former slugs and cancellations. */
const NOT_ON_PAGES = [
  'profiles',
  'slug_history',
  'calendar_cancellations',
  'form_drafts',
  'own_choices',
  'files',
];
/** Tables of the site whose rows can appear without a write. */
const SCHEDULED = (Object.keys(PUBLIC_COLUMNS) as PublicTable[]).filter(
  (table) => 'published_at' in PUBLIC_COLUMNS[table],
);
const A_DAY_MS = 86_400_000;

beforeEach(() => database.sql`truncate public.announcements, public.events, public.calendar`);

async function version(moment = new Date(), role: Role = 'visitor'): Promise<string> {
  const { data, error } = await database.as[role].rpc('content_version', { moment: moment.toISOString() });
  if (error) throw error;
  return String(data);
}

const inDays = (days: number) => new Date(Date.now() + days * A_DAY_MS);

describe('the version of the content', () => {
  it('changes after every write', async () => {
    const versions = [await version()];
    const id = await add('calendar', { title: 'Çay saati', date: '2026-01-20' });
    versions.push(await version());
    await change('calendar', id, { date: '2026-01-22' });
    versions.push(await version());
    await remove('calendar', id);
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
    await add('announcements', { title: 'Taslak' });
    const first = await version();
    await database.as.visitor.from('announcements').select('id');
    await database.as.member.from('announcements').insert({ title: 'Yazılmayan' });
    expect(await version()).toBe(first);
  });

  it.each<[table: string, row: Row]>([
    ...SCHEDULED.map((table): [string, Row] => [table, filledRow(table)]),
    ['home_slides', { image_url: '/avlu.webp', title: 'Avlu' }],
  ])('changes when a scheduled row of %s appears', async (table, row) => {
    const moment = inDays(1);
    const read = async (transaction: TransactionSql) => {
      await transaction`set local role anon`;
      const [{ version: seen } = {}] = await transaction<{ version: string }[]>`
        select content_version(${moment}) as version`;
      return seen;
    };
    const before = await database.sql.begin(async (transaction) => {
      // now() stands still within a transaction, so that the row appears when this one is over.
      const [clock] = await transaction<{ soon: Date }[]>`select now() + interval '1 ms' as soon`;
      await add(table, { ...row, [table === 'home_slides' ? 'shown_from' : 'published_at']: clock?.soon });
      return read(transaction);
    });
    const hint = 'the function content_version names the published_at of every table with one';
    expect(await database.sql.begin(read), hint).not.toBe(before);
  });

  it.each<[string, string, Row]>([
    ['a featured announcement', 'announcements', { title: 'Öne çıkan', published_at: inDays(-1) }],
    ['a featured event', 'events', { title: 'Öne çıkan', slug: 'one-cikan', published_at: inDays(-1) }],
    ['a slide', 'home_slides', { image_url: '/avlu.webp', title: 'Avlu' }],
  ])('changes when the time of %s is over', async (_what, table, row) => {
    const until = inDays(2);
    const featured = { featured_home: true, featured_until: until };
    await add(table, { ...row, ...(table === 'home_slides' ? { shown_to: until } : featured) });
    expect(await version(inDays(1))).toBe(await version());
    expect(await version(inDays(3))).not.toBe(await version());
  });

  it('does not reveal when scheduled content will appear', async () => {
    const secret = { published_at: inDays(1), featured_home: true, featured_until: inDays(2) };
    const before = await version(inDays(9));
    await add('announcements', { title: 'Gizli', ...secret });
    expect(await version(inDays(9))).not.toBe(before);
    for (const role of ['visitor', 'member', 'firstStep'] as const)
      expect(await version(inDays(1.5), role)).toBe(await version(new Date(), role));
  });
});
