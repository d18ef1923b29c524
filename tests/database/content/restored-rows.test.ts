import { beforeAll, expect, it } from 'vitest';
import { dumpTables, loadTables, type TableDump } from '../../../supabase/local/backup/tables';
import { type Client, type Row, useDatabase } from '../support/database-fixture';
import { untilMailed } from '../support/mailbox';
import { useRows } from '../support/rows';

const database = useDatabase();
const { add, change, remove, stored, seen } = useRows(database);
const COVER = 'events/1700000000000-konser12.webp';
const IBAN = 'TR330006100519786457841326';

let dumps: TableDump[];
let event: number;
let deleted: number;

const read = async (name: string, args: Row = {}, client: Client = database.as.admin) =>
  (await client.rpc(name, args)).data as Row[];
const marks = () =>
  database.sql`select * from private.seen_changes join private.important_changes on id = change order by id`;
const version = () => read('content_version', { moment: new Date().toISOString() }, database.as.visitor);

beforeAll(async () => {
  const { sql } = database;
  const concert = {
    ...{ title: 'Konser', slug: 'konser', starts_at: '2026-05-02T16:00:00Z', in_calendar: true },
    published_at: '2020-01-01T10:00:00Z',
    cover_url: `/storage/v1/object/public/media/${COVER}`,
  };
  await sql`insert into storage.objects (bucket_id, name) values ('media', ${COVER})`;
  event = await add('events', concert);
  await change('events', event, { slug: 'bahar-konseri' });
  deleted = await add('calendar', { title: 'Silinen', date: '2026-01-20' });
  await remove('calendar', deleted);
  await change('settings', 1, { iban: IBAN, bank: null });
  const [important] = await read('important_changes');
  await read('mark_change_seen', { change: important?.id });
  await untilMailed(sql);
  dumps = await dumpTables(sql);
  const [before, seenBefore] = [await read('recent_changes'), await marks()];
  const shown = await version();

  await remove('events', event);
  await change('settings', 1, { iban: null, bank: 'Yanlış' });
  await sql`truncate private.history, private.important_changes, private.seen_changes`;
  await sql`delete from private.row_words`;

  // The accounts stay, because the test's sessions would end with them.
  const rows = dumps.filter(({ table }) => !table.startsWith('auth.'));
  await sql.begin((transaction) => loadTables(transaction, rows));
  expect(await dumpTables(sql)).toEqual(dumps);
  expect(await read('recent_changes')).toEqual(before);
  expect(seenBefore).toHaveLength(1);
  expect(await marks()).toEqual(seenBefore);
  expect(await version()).not.toEqual(shown);
});

it('the library knows where the files of restored rows and changes stand', async () => {
  const [cover] = await read('file_library');
  expect(cover).toMatchObject({
    name: COVER,
    is_used: true,
    uses: [
      { resource: 'events', row_id: event, title: 'Konser', state: 'published', columns: ['cover_url'] },
    ],
  });
  const kept = await database.sql`select entry from private.kept_mentions where file = ${COVER}`;
  expect(kept).not.toHaveLength(0);
});

it('a restored backup has former slugs, and events that follow their calendar entries', async () => {
  expect(await seen('slug_history', 'slug')).toEqual([{ slug: 'konser' }]);
  await database.as.admin.from('calendar').delete().eq('title', 'Konser');
  expect(await stored('events', event)).toMatchObject({ slug: 'bahar-konseri', in_calendar: false });
});

it('what was deleted before the backup can be restored after it', async () => {
  const [entry] = await read('row_history', { resource: 'calendar', row_id: deleted });
  await read('undo_changes', { entries: [entry?.id] });
  expect(await stored('calendar', deleted)).toMatchObject({ title: 'Silinen' });
});

it('restored rows are found again by the site and by the back office', async () => {
  const [found] = await read('site_search', { q: 'konsere' }, database.as.visitor);
  expect(found).toMatchObject({ kind: 'event', id: event });
  expect(await read('admin_search', { resource: 'events', q: 'konsere' })).toEqual([{ id: event }]);
});
