import { expect, it } from 'vitest';
import { dumpTables } from '../../../supabase/local/backup/tables';
import { useDatabase } from '../support/database-fixture';
import { restoreRows } from '../support/restore-rows';

const database = useDatabase();

it('a backup restores events’ calendar entries and former slugs with their rows', async () => {
  const { sql, as } = database;
  const event = { title: 'Konser', slug: 'konser', starts_at: '2026-05-02T16:00:00Z', in_calendar: true };
  await as.admin.from('events').insert(event);
  await as.admin.from('events').update({ slug: 'bahar-konseri' }).eq('slug', 'konser');
  const dumps = await dumpTables(sql);
  await as.admin.from('events').delete().eq('slug', 'bahar-konseri');

  await restoreRows(sql, dumps);
  expect(await dumpTables(sql)).toEqual(dumps);
  expect((await as.visitor.from('slug_history').select('slug')).data).toEqual([{ slug: 'konser' }]);
  await as.admin.from('calendar').delete().eq('title', 'Konser');
  expect((await as.admin.from('events').select('in_calendar')).data).toEqual([{ in_calendar: false }]);
});
