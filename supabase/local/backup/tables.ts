import type { Sql, TransactionSql } from 'postgres';
import { MUST_CHANGE } from '../auth/accounts';

export interface TableDump {
  /** The qualified name, such as `public.events`. */
  table: string;
  /** The rows as one JSON array. */
  rows: string;
}

interface TableShape {
  table: string;
  columns: string[];
  /** The tables that its foreign keys name. */
  parents: string[];
}

/** The embedded backend has no such table. */
export const SECOND_STEPS = 'auth.mfa_factors';
/** The columns of `auth.users` that hold what a mailed link or code proves. */
const LINK_COLUMNS = [
  'confirmation_token',
  'recovery_token',
  'email_change',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
];

/** The tables outside of `public` that accounts, files and the history need. Sessions and tokens are not backed up. */
const OTHER_TABLES = [
  'auth.users',
  'auth.identities',
  SECOND_STEPS,
  'storage.buckets',
  'storage.objects',
  'private.history',
  'private.important_changes',
  'private.seen_changes',
  'private.reviews',
  'private.documents',
  'private.document_pages',
];

/** Runs reads in one transaction in which all see the same snapshot of the database. */
export function readSnapshot<Result>(
  sql: Sql,
  read: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return sql.begin('isolation level repeatable read read only', read) as Promise<Result>;
}

/** Counts the rows of each dumped table. */
export function countRows(dumps: readonly TableDump[]): Record<string, number> {
  return Object.fromEntries(
    dumps.map(({ table, rows }) => [table, (JSON.parse(rows) as readonly unknown[]).length]),
  );
}

/** Reads every table in one snapshot. */
export function dumpTables(sql: Sql): Promise<TableDump[]> {
  return readSnapshot(sql, readTables);
}

export async function readTables(sql: TransactionSql): Promise<TableDump[]> {
  const dumps: TableDump[] = [];
  for (const { table } of await listTables(sql)) {
    const [dump] = await sql<{ rows: string }[]>`
      select coalesce(jsonb_agg(to_jsonb(row) order by row.ctid), '[]')::text as rows
      from ${sql.unsafe(table)} as row`;
    dumps.push({ table, rows: dump?.rows ?? '[]' });
  }
  return dumps;
}

/**
 * Replaces the rows of the dumped tables, also those that migrations wrote, and sets the sequences after their ids. Throws if rows are
 * missing afterwards. It needs an owner of `public` and `private` who may write elsewhere, and no superuser. Columns that the archive
 * lacks get their defaults, and accounts' second steps stay out of a database that has no table for them.
 */
export async function loadTables(sql: TransactionSql, dumps: readonly TableDump[]): Promise<void> {
  const shapes = sortByParents(await listTables(sql));
  const known = new Set([...shapes.map(({ table }) => table), SECOND_STEPS]);
  const unknown = dumps.find(({ table }) => !known.has(table));
  if (unknown) throw new Error(`The archive holds ${unknown.table}, which this schema does not know`);
  // Without triggers rows keep their stamps. Those that run always keep the search and the caches right.
  const triggers = await sql<{ table: string; name: string }[]>`
    select tgrelid::regclass as table, format('%I', tgname) as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  for (const { table, name } of triggers) await sql.unsafe(`alter table ${table} disable trigger ${name}`);
  const loaded = shapes.flatMap((shape) => {
    const dump = dumps.find(({ table }) => table === shape.table);
    return dump ? [{ shape, dump }] : [];
  });
  for (const { shape } of loaded.toReversed()) await sql.unsafe(`delete from ${shape.table}`);
  for (const { shape, dump } of loaded) await insertRows(sql, shape, dump);
  for (const { table, name } of triggers) await sql.unsafe(`alter table ${table} enable trigger ${name}`);
  await continueIdentities(sql);
  for (const { dump } of loaded) await verifyRowCount(sql, dump);
}

async function insertRows(sql: TransactionSql, shape: TableShape, { rows }: TableDump): Promise<void> {
  const { table } = shape;
  // The accounts were given profiles when they were inserted.
  if (table === 'public.profiles') await sql`delete from public.profiles`;
  const [first] = JSON.parse(rows) as Record<string, unknown>[];
  if (!first) return;
  const values = new Map<string, string>();
  for (const column of shape.columns) if (column in first) values.set(column, quote(column));
  if (table === 'auth.users') adaptAccounts(values, shape.columns, 'instance_id' in first);
  await sql.unsafe(
    `insert into ${table} (${[...values.keys()].map(quote).join(', ')}) overriding system value
     select ${[...values.values()].join(', ')} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [rows],
  );
}

/** Adapts accounts to this database's auth server. GoTrue keeps no proofs of mailed links: these end with the restore. */
function adaptAccounts(values: Map<string, string>, columns: readonly string[], isFromGotrue: boolean): void {
  const isGotrue = columns.includes('instance_id');
  for (const column of LINK_COLUMNS) {
    if (!columns.includes(column)) continue;
    // GoTrue fails on null.
    if (isGotrue) values.set(column, `''`);
    else if (isFromGotrue) values.set(column, 'null');
  }
  if (!isGotrue) return;
  values.set('instance_id', `'00000000-0000-0000-0000-000000000000'`);
  // Only the embedded backend takes the mark away again.
  values.set('raw_app_meta_data', `raw_app_meta_data - '${MUST_CHANGE}'`);
}

/** Puts tables after those that their foreign keys name. */
function sortByParents(shapes: readonly TableShape[]): TableShape[] {
  const sorted: TableShape[] = [];
  const waiting = new Set(shapes);
  while (waiting.size > 0) {
    const isFree = ({ table, parents }: TableShape) =>
      [...waiting].every((other) => other.table === table || !parents.includes(other.table));
    const free = [...waiting].filter(isFree);
    if (free.length === 0) throw new Error('The foreign keys of the tables form a circle');
    for (const shape of free) waiting.delete(shape);
    sorted.push(...free);
  }
  return sorted;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function verifyRowCount(sql: TransactionSql, { table, rows }: TableDump): Promise<void> {
  const [counted] = await sql<{ isWhole: boolean }[]>`
    select count(*) = jsonb_array_length(${rows}::text::jsonb) as "isWhole" from ${sql.unsafe(table)}`;
  if (!counted?.isWhole) throw new Error(`${table} did not take every row of the archive`);
}

async function listTables(sql: TransactionSql): Promise<TableShape[]> {
  return sql<TableShape[]>`
    select format('%I.%I', n.nspname, c.relname) as table,
      array_agg(a.attname::text order by a.attnum) as columns,
      array(
        select format('%I.%I', parent.relnamespace::regnamespace, parent.relname)
        from pg_constraint join pg_class as parent on parent.oid = confrelid where conrelid = c.oid and contype = 'f'
      ) as parents
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
      and (n.nspname = 'public' or format('%s.%s', n.nspname, c.relname) = any (${OTHER_TABLES}))
    group by c.oid, 1 order by 1`;
}

async function continueIdentities(sql: TransactionSql): Promise<void> {
  const identities = await sql<{ table: string; column: string; sequence: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as column,
      pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relkind = 'r' and n.nspname in ('public', 'private')`;
  for (const { table, column, sequence } of identities) {
    await sql.unsafe(
      `select setval($1::regclass, coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`,
      [sequence],
    );
  }
}
