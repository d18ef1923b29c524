import { expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';

const database = useDatabase();
useHistory(database);
const { administrator } = useAccounts(database);
const WRITERS = 4;
const DURATION_MS = 20_000;

it('every acknowledged change of four concurrent writers is in the history exactly once', async () => {
  const end = performance.now() + DURATION_MS;
  /** Each change leaves a unique note: the title of an insert and a change, the id of a deletion. */
  const acknowledged: string[] = [];
  const shared = await database.as.admin
    .from('calendar')
    .insert({ title: 'Ortak', date: '2026-01-20' })
    .select('id')
    .single();
  acknowledged.push('insert Ortak');
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const { client } = await administrator();
      const rows = () => client.from('calendar');
      for (let count = 0; performance.now() < end; count += 1) {
        const name = `${writer}-${count}`;
        const added = await rows().insert({ title: name, date: '2026-01-20' }).select('id').single();
        if (!added.error) acknowledged.push(`insert ${name}`);
        // All writers change one row, which makes them wait for one another.
        const changed = await rows()
          .update({ title: `ortak ${name}` })
          .eq('id', shared.data?.id as number);
        if (!changed.error) acknowledged.push(`update ortak ${name}`);
        // A refused change is in no history.
        await rows()
          .update({ date: '1900-01-01' })
          .eq('id', added.data?.id as number);
        const removed = await rows()
          .delete()
          .eq('id', added.data?.id as number);
        if (!removed.error) acknowledged.push(`delete ${name}`);
      }
    }),
  );
  const noted = await database.sql<
    { note: string }[]
  >`select operation || ' ' || title as note from private.history`;
  expect(acknowledged.length).toBeGreaterThan(WRITERS * 3);
  expect(noted.map(({ note }) => note).sort()).toEqual(acknowledged.sort());
});

it('the history of a row that many change at once is one chain', async () => {
  const { data } = await database.as.admin
    .from('calendar')
    .insert({ title: 'Bir', date: '2026-01-20' })
    .select('id')
    .single();
  const id = data?.id as number;
  await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      database.as.admin
        .from('calendar')
        .update({ title: `Ad ${count}` })
        .eq('id', id),
    ),
  );
  const links = await database.sql<{ was: string; becomes: string }[]>`
    select before ->> 'title' as was, after ->> 'title' as becomes from private.history where operation = 'update' order by id`;
  expect(links).toHaveLength(20);
  expect(links.map(({ was }) => was)).toEqual(['Bir', ...links.slice(0, -1).map(({ becomes }) => becomes)]);
});
