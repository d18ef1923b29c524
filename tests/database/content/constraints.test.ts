import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { VALID_ROWS, VIOLATIONS } from '../support/violations';

const database = useDatabase();

beforeAll(async () => {
  for (const [table, row] of Object.entries(VALID_ROWS)) {
    const { error } = await database.service.from(table).insert(row);
    expect(error).toBeNull();
  }
});

/** Added content types are tested against their declarations (resource-contract.test.ts). */
it('every constraint of these tables has rows that break it', async () => {
  const tables = [...new Set(Object.values(VIOLATIONS).map(({ table }) => table))];
  const rules = await database.sql<{ conname: string }[]>`
    select conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'u') and conrelid::regclass::text in ${database.sql(tables)}`;
  const names = rules.map(({ conname }) => conname).sort();
  expect(Object.keys(VIOLATIONS).sort(), 'the rows in tests/database/support/violations.ts').toEqual(names);
});

it('every constraint is named <table>_<column>_<kind>', async () => {
  const misnamed = await database.sql`
    select conname from pg_constraint c join pg_class t on t.oid = conrelid
    where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'p', 'f')
      and conname !~ ('^' || relname || '_(' || (
        select string_agg(attname, '_' order by array_position(conkey, attnum)) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)
      ) || '|' || (
        select string_agg(attname, '|') from pg_attribute where attrelid = conrelid and attnum = any (conkey)
      ) || ')_(required|length|format|order|range|calendar|option|key|pkey|fkey)$')`;
  expect(misnamed).toEqual([]);
});

describe.each(Object.entries(VIOLATIONS))('%s', (constraint, { table, rows }) => {
  it.each(rows.map((row) => [JSON.stringify(row).slice(0, 80), row] as const))(
    'refuses %s',
    async (_label, row) => {
      const { error, status } = await database.service.from(table).insert(row);
      expect(error?.message).toContain(`"${constraint}"`);
      // PostgREST’s error, by which the back office finds its sentence.
      expect([status, error?.code]).toEqual(constraint.endsWith('_key') ? [409, '23505'] : [400, '23514']);
    },
  );
});

describe('a profile', () => {
  it('has a name of at most 120 letters', async () => {
    const change = database.sql`update profiles set full_name = ${'a'.repeat(121)}`;
    await expect(change).rejects.toMatchObject({ constraint_name: 'profiles_full_name_length' });
  });
});
