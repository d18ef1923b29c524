import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, ROLES, type Row, useDatabase } from '../support/database-fixture';
import { type Action, type Outcome, TABLE_RULES } from '../support/role-matrix';

const database = useDatabase();

it('the matrix has every table of the API', async () => {
  const tables = await database.sql<{ relname: string }[]>`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')`;
  expect(tables.map(({ relname }) => relname).sort()).toEqual(Object.keys(TABLE_RULES).sort());
});

describe.each(Object.entries(TABLE_RULES))(
  '%s',
  (table, { key, needs, existing, added, change, outcomes }) => {
    let target: unknown;

    beforeEach(async () => {
      const { sql } = database;
      if (key === 'user_id') {
        target = await addUser();
        await sql`update ${sql(table)} set ${sql(existing)} where ${sql(key)} = ${String(target)}`;
      } else {
        await sql`truncate ${sql(table)} cascade`;
        if (needs) {
          await sql`truncate ${sql(needs.table)} cascade`;
          await sql`insert into ${sql(needs.table)} ${sql(needs.row)}`;
        }
        const [row] = await sql`insert into ${sql(table)} ${sql(existing)} returning ${sql(key)} as key`;
        target = row?.key;
      }
    });

    for (const role of ROLES) {
      for (const [action, outcome] of Object.entries(outcomes[role]) as [Action, Outcome][]) {
        it(`${action} as ${role}: ${outcome}`, async () => {
          const before = await readTable();
          const owner = key === 'user_id' ? { user_id: await addUser({ withProfile: false }) } : {};
          const result = await attempt(database.as[role], action, { ...added, ...owner });
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
          return rows.select(key).eq(key, target as string);
        case 'insert':
          return rows.insert(row).select(key);
        case 'update':
          return rows
            .update(change)
            .eq(key, target as string)
            .select(key);
        case 'delete':
          return rows
            .delete()
            .eq(key, target as string)
            .select(key);
      }
    }

    async function readTable(): Promise<string> {
      const { sql } = database;
      return JSON.stringify(await sql`select * from ${sql(table)} order by ${sql(key)}`);
    }
  },
);

function readOutcome({ data, error }: { data: unknown[] | null; error: { code: string } | null }): string {
  if (error) return error.code === '42501' ? 'refused' : `error ${error.code}`;
  return data?.length ? 'allowed' : 'nothing';
}

async function addUser({ withProfile = true } = {}): Promise<string> {
  const { sql } = database;
  const id = randomUUID();
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@uye.example`})`;
  if (!withProfile) await sql`delete from public.profiles where user_id = ${id}`;
  return id;
}
