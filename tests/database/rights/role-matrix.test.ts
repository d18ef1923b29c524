import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, useDatabase } from '../support/database-fixture';
import { claimsOfSessions, inTransaction, type RoleClaims } from '../support/hosted-roles';
import { addedRow, arrangeRow, readOutcomes, TABLE_RULES, UNPUBLISHED_RULES } from '../support/role-matrix';

const database = useDatabase();
let claims: RoleClaims;

beforeAll(async () => {
  claims = await claimsOfSessions(database);
});

it('the matrix has every table of the API', async () => {
  const tables = await database.sql<{ relname: string }[]>`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')`;
  expect(tables.map(({ relname }) => relname).sort()).toEqual(Object.keys(TABLE_RULES).sort());
});

it.each(Object.entries(TABLE_RULES))(
  'every role has its rights on %s and no others',
  async (table, rules) => {
    await inTransaction(database.backend.dbUrl, async (sql) => {
      expect(await readOutcomes(sql, table, { rules, claims })).toEqual(rules.outcomes);
    });
  },
);

it.each(UNPUBLISHED_RULES)(
  'every role has its rights on %s in %s and no others',
  async (_what, table, rules) => {
    await inTransaction(database.backend.dbUrl, async (sql) => {
      expect(await readOutcomes(sql, table, { rules, claims })).toEqual(rules.outcomes);
    });
  },
);

it('the tables with drafts are those that writers write', async () => {
  const { sql } = database;
  const written = await sql`
    select tablename, array_agg(cmd order by cmd) as commands from pg_policies
    where schemaname = 'public' and policyname like '%, writers drafts' group by 1 order by 1`;
  expect(written).toEqual(
    ['alumni_news', 'announcements', 'events', 'member_perks'].map((tablename) => ({
      tablename,
      commands: ['INSERT', 'UPDATE'],
    })),
  );
  const withDrafts = await sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and private.has_drafts(relname) order by 1`;
  expect(withDrafts.map(({ relname }) => relname as string)).toEqual(
    written.map(({ tablename }) => tablename as string),
  );
});

/** One table of each kind of policy. */
describe.each(['announcements', 'settings', 'slug_history', 'profiles'] as const)(
  'over HTTP, %s',
  (table) => {
    const rules = TABLE_RULES[table];
    const { key, change, outcomes } = rules;

    it.each(ROLES)('is read and written with the same rights: %s', async (role) => {
      const target = await arrangeRow(database.sql, table, rules);
      const added = await addedRow(database.sql, rules);
      const rows = () => database.as[role].from(table);
      const found = {
        select: outcomeOf(await rows().select(key).eq(key, target)),
        insert: outcomeOf(await rows().insert(added).select(key)),
        update: outcomeOf(await rows().update(change).eq(key, target).select(key)),
        delete: outcomeOf(await rows().delete().eq(key, target).select(key)),
      };
      expect(found).toEqual(outcomes[role]);
    });
  },
);

function outcomeOf({ data, error }: { data: unknown[] | null; error: { code: string } | null }): string {
  if (error) return error.code === '42501' ? 'refused' : `error ${error.code}`;
  return data?.length ? 'allowed' : 'nothing';
}
