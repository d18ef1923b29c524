import type { Sql } from 'postgres';
import { fieldsOfKind } from '../../../admin/schema/derive';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/lib/dates/months';
import type { ResourceDefinition } from '../../../admin/schema/types';

/** The columns that a declaration writes: its fields, and the one with the manual order. */
export const declaredColumns = ({ fields, list }: ResourceDefinition): string[] => [
  ...fields.map(({ name }) => name),
  ...(list.order === undefined ? [] : [list.order]),
];

/** Finds what prevents administrators from writing a declared column: a missing grant or a missing policy. */
export async function missingRights(sql: Sql, resource: ResourceDefinition): Promise<string[]> {
  const { table } = resource;
  const name = `public.${table}`;
  const missing: string[] = [];
  for (const verb of resource.isSingleton ? ['UPDATE'] : ['INSERT', 'UPDATE']) {
    for (const column of declaredColumns(resource)) {
      const [right] = await sql<{ granted: boolean }[]>`
        select has_column_privilege('authenticated', ${name}, ${column}, ${verb}) as granted`;
      if (right?.granted !== true) missing.push(`${verb} of ${column}`);
    }
    const policies = await sql`
      select from pg_policies where schemaname = 'public' and tablename = ${table}
        and cmd in (${verb}, 'ALL') and 'authenticated' = any (roles)`;
    if (policies.length === 0) missing.push(`a policy for ${verb}`);
  }
  return missing;
}

interface Constraint {
  readonly name: string;
  readonly rule: string;
}

async function constraintOf(sql: Sql, table: string, name: string): Promise<Constraint | undefined> {
  const [constraint] = await sql<Constraint[]>`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${`public.${table}`}::regclass and conname = ${name}`;
  return constraint;
}

/** Finds the select fields whose options differ from the column's check `<table>_<column>_option`, and gives both. */
export async function differingOptions(sql: Sql, resource: ResourceDefinition): Promise<string[]> {
  const differing: string[] = [];
  for (const { name, options } of fieldsOfKind(resource, 'select')) {
    const check = await constraintOf(sql, resource.table, `${resource.table}_${name}_option`);
    const known = Array.from(check?.rule.matchAll(/'((?:[^']|'')*)'::text/g) ?? [], ([, value = '']) =>
      value.replaceAll("''", "'"),
    );
    const declared = options.map(({ value }) => value);
    if ([...known].sort().join() !== [...declared].sort().join()) {
      differing.push(
        `${name}: declared ${declared.join(', ')}; the database knows ${known.join(', ') || 'none'}`,
      );
    }
  }
  return differing;
}

/** Replaces an open end of a range; no number here is larger. */
const UNLIMITED = 1e15;

/**
 * Finds the number and year fields whose limits differ from the column's check `<table>_<column>_range`. It evaluates the check, which may be
 * written in any way: the check must accept both ends of the declared range and refuse the next numbers outside.
 */
export async function differingRanges(sql: Sql, resource: ResourceDefinition): Promise<string[]> {
  const differing: string[] = [];
  const years = fieldsOfKind(resource, 'year').map(({ name, min = FIRST_YEAR }) => ({
    ...{ name, min, max: LAST_YEAR, decimals: 0 },
  }));
  for (const { name, min, max, decimals = 0 } of [...fieldsOfKind(resource, 'number'), ...years]) {
    const check = await constraintOf(sql, resource.table, `${resource.table}_${name}_range`);
    const rule = check?.rule.replace(/^CHECK /, '') ?? 'true';
    const step = 10 ** -decimals;
    const probes = [
      { value: min ?? -UNLIMITED, isTaken: true },
      { value: max ?? UNLIMITED, isTaken: true },
      ...(min === undefined ? [] : [{ value: min - step, isTaken: false }]),
      ...(max === undefined ? [] : [{ value: max + step, isTaken: false }]),
    ];
    for (const { value, isTaken } of probes) {
      const number = value.toFixed(decimals);
      const [answer] = await sql.unsafe<{ taken: boolean }[]>(
        `select ${rule} as taken from (select ${number}::numeric as ${name}) as probed`,
      );
      if (answer?.taken !== isTaken)
        differing.push(`${name}: the database ${isTaken ? 'refuses' : 'takes'} ${number}`);
    }
  }
  return differing;
}

/** Finds the relations without a foreign key `<table>_<column>_fkey` that prevents deleting a referenced row. */
export async function unguardedRelations(sql: Sql, resource: ResourceDefinition): Promise<string[]> {
  const unguarded: string[] = [];
  for (const { name, to } of fieldsOfKind(resource, 'relation')) {
    const key = await constraintOf(sql, resource.table, `${resource.table}_${name}_fkey`);
    const expected = `FOREIGN KEY (${name}) REFERENCES ${to}(id) ON DELETE RESTRICT`;
    if (key?.rule !== expected) unguarded.push(`${name}: ${key?.rule ?? 'no foreign key'}`);
  }
  return unguarded;
}
