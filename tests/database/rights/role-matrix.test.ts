import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, ROLES, type Row, useDatabase } from '../support/database-fixture';
import { type Action, addedRow, arrangeRow, type Outcome, TABLE_RULES } from '../support/role-matrix';

const database = useDatabase();

it('the matrix has every table of the API', async () => {
  const tables = await database.sql<{ relname: string }[]>`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')`;
  expect(tables.map(({ relname }) => relname).sort()).toEqual(Object.keys(TABLE_RULES).sort());
});

describe.each(Object.entries(TABLE_RULES))('%s', (table, rules) => {
  const { key, change, outcomes } = rules;
  let target: string;

  beforeEach(async () => {
    target = await arrangeRow(database.sql, table, rules);
  });

  for (const role of ROLES) {
    for (const [action, outcome] of Object.entries(outcomes[role]) as [Action, Outcome][]) {
      it(`${action} as ${role}: ${outcome}`, async () => {
        const before = await readTable();
        const result = await attempt(database.as[role], action, await addedRow(database.sql, rules));
        expect(readOutcome(result)).toBe(outcome);
        if (action === 'select' || outcome !== 'allowed') expect(await readTable()).toEqual(before);
        else expect(await readTable()).not.toEqual(before);
      });
    }
  }

  function attempt(client: Client, action: Action, row: Row) {
    const rows = client.from(table);
    switch (action) {
      case 'select':
        return rows.select(key).eq(key, target);
      case 'insert':
        return rows.insert(row).select(key);
      case 'update':
        return rows.update(change).eq(key, target).select(key);
      case 'delete':
        return rows.delete().eq(key, target).select(key);
    }
  }

  async function readTable(): Promise<string> {
    const { sql } = database;
    return JSON.stringify(await sql`select * from ${sql(table)} order by ${sql(key)}`);
  }
});

function readOutcome({ data, error }: { data: unknown[] | null; error: { code: string } | null }): string {
  if (error) return error.code === '42501' ? 'refused' : `error ${error.code}`;
  return data?.length ? 'allowed' : 'nothing';
}
