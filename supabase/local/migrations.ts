import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { OperatorError } from './operator-error';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../migrations');
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** Migration files the database has not seen, in order, judged by the Supabase CLI's own history table. */
export async function listPendingMigrations(sql: Sql): Promise<Migration[]> {
  const applied = new Set(await listAppliedVersions(sql));
  const names = (await readdir(MIGRATIONS_DIR)).sort();
  const pending = names.flatMap((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    return version && name && !applied.has(version) ? [{ file, version, name }] : [];
  });
  return Promise.all(
    pending.map(async ({ file, version, name }) => ({
      version,
      name,
      sql: await readFile(path.join(MIGRATIONS_DIR, file), 'utf8'),
    })),
  );
}

export async function listAppliedVersions(sql: Sql): Promise<string[]> {
  const [history] = await sql<
    { name: string | null }[]
  >`select to_regclass('supabase_migrations.schema_migrations') as name`;
  if (!history?.name) return [];
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  return rows.map(({ version }) => version);
}

/** Applies migrations, each with its history row in one transaction: a failed one leaves no trace. */
export async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text)`;
  for (const { version, name, sql: statements } of migrations) {
    await sql
      .begin(async (transaction) => {
        await transaction.unsafe(statements);
        await transaction`
          insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${[statements]})`;
      })
      .catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new OperatorError(`${version}_${name}.sql uygulanamadı, geri alındı: ${reason}`, { cause });
      });
  }
}
