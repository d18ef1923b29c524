import { expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();

it('works at all', async () => {
  const { as } = database;
  const { data, error } = await as.admin.from('events').insert({ title: 'Konser', slug: 'konser', in_calendar: true, starts_at: '2026-06-01T09:00:00Z' }).select('*').single();
  expect(error).toBeNull();
  const id = data?.id as number;
  await as.admin.from('events').update({ slug: 'konser-2', title: 'Konserimiz' }).eq('id', id);
  await as.admin.from('events').update({ slug: 'konser-2' }).eq('id', id);
  await as.admin.from('events').delete().eq('id', id);
  for (const call of [
    ['recent_changes', {}], ['trash', {q: 'kon'}], ['row_history', {resource: 'events', row_id: id}],
    ['latest_changes', { resource: 'events', row_ids: [id]}], ['undo_changes', {entries: [3]}],
    ['undo_changes', {entries: [3]}],
    ['restore_version', {entry: 1}],
    ['trash', {}],
    ['unused_files', {names: ['a/b.png']}],
    ['unused_files', {}],
    ['recent_changes', {}],
  ] as const) {
    const a = await as.admin.rpc(call[0], call[1]);
    console.log(call[0], a.status, JSON.stringify(a.error), JSON.stringify(a.data, null, 1));
  }
  console.log(await database.sql`select * from calendar`, await database.sql`select * from slug_history`, await database.sql`select id,slug,updated_at from events`);
});
