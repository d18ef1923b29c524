import { expect, it } from 'vitest';
import { useAccounts } from '../support/accounts';
import { useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';

const database = useDatabase();
const { add } = useHistory(database);
const { administrator } = useAccounts(database);
const WRITERS = 4;
const ROUNDS = 15;

it('every acknowledged change of four concurrent writers is in the history exactly once, and of a row as one chain', async () => {
  /** Each change leaves a unique note: its operation and its title. */
  const acknowledged = ['insert Ortak'];
  const shared = await add('calendar', { title: 'Ortak', date: '2026-01-20' });
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const { client } = await administrator();
      const rows = () => client.from('calendar');
      for (let count = 0; count < ROUNDS; count += 1) {
        const title = `${writer}-${count}`;
        const added = await rows().insert({ title, date: '2026-01-20' }).select('id').single();
        if (!added.error) acknowledged.push(`insert ${title}`);
        // All writers change one row, which makes them wait for one another.
        const changed = await rows()
          .update({ title: `ortak ${title}` })
          .eq('id', shared);
        if (!changed.error) acknowledged.push(`update ortak ${title}`);
        const id = Number(added.data?.id);
        // A refused change is in no history.
        await rows().update({ date: '1900-01-01' }).eq('id', id);
        if (!(await rows().delete().eq('id', id)).error) acknowledged.push(`delete ${title}`);
      }
    }),
  );
  expect(acknowledged).toHaveLength(1 + 3 * WRITERS * ROUNDS);
  const noted = await database.sql<{ note: string }[]>`
    select operation || ' ' || title as note from private.history where table_name = 'calendar'`;
  expect(noted.map(({ note }) => note).sort()).toEqual(acknowledged.sort());
  const links = await database.sql<{ was: string; becomes: string }[]>`
    select before ->> 'title' as was, after ->> 'title' as becomes from private.history
    where operation = 'update' and row_id = ${shared} order by id`;
  expect(links).toHaveLength(WRITERS * ROUNDS);
  const earlier = links.slice(0, -1).map(({ becomes }) => becomes);
  expect(links.map(({ was }) => was)).toEqual(['Ortak', ...earlier]);
});
