import type { Sql, TransactionSql } from 'postgres';

export interface TableDump {
  /** The qualified name, such as `public.events`. */
  table: string;
  /** The rows as one JSON array. */
  rows: string;
}

interface TableShape {
  table: string;
  columns: string;
}

/** The tables outside of `public` that accounts, files and the history need. Sessions and tokens are not backed up. */
const OTHER_TABLES = [
  'auth.users',
  'auth.identities',
  'storage.buckets',
  'storage.objects',
  'private.history',
];

/** Runs reads in one transaction in which all see the same snapshot of the database. */
export function readSnapshot<Result>(
  sql: Sql,
  read: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return sql.begin('isolation level repeatable read read only', read) as Promise<Result>;
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

/** Inserts dumped rows into a database without content, and sets the sequences after their ids. Throws if rows are missing afterwards. */
export async function loadTables(sql: TransactionSql, dumps: readonly TableDump[]): Promise<void> {
  // Without triggers and foreign keys, rows keep their stamps and can be inserted in any order.
  await sql`set local session_replication_role = replica`;
  const shapes = new Map((await listTables(sql)).map((shape) => [shape.table, shape]));
  for (const { table, rows } of dumps) {
    const shape = shapes.get(table);
    if (!shape) throw new Error(`The archive holds ${table}, which this schema does not know`);
    const { columns } = shape;
    // The migrations write some rows themselves, such as the media bucket's. The archive's rows replace them.
    await sql.unsafe(`delete from ${table}`);
    await sql.unsafe(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [rows],
    );
  }
  await continueIdentities(sql);
  await verifyRowCounts(sql, dumps);
  await sql`set local session_replication_role = origin`;
}

async function verifyRowCounts(sql: TransactionSql, dumps: readonly TableDump[]): Promise<void> {
  for (const { table, rows } of dumps) {
    const [counted] = await sql<{ isWhole: boolean }[]>`
      select count(*) = jsonb_array_length(${rows}::text::jsonb) as "isWhole" from ${sql.unsafe(table)}`;
    if (!counted?.isWhole) throw new Error(`${table} did not take every row of the archive`);
  }
}

async function listTables(sql: TransactionSql): Promise<TableShape[]> {
  return sql<TableShape[]>`
    select format('%I.%I', n.nspname, c.relname) as table,
      string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
      and (n.nspname = 'public' or format('%s.%s', n.nspname, c.relname) = any (${OTHER_TABLES}))
    group by 1 order by 1`;
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
