import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { OperatorError } from '../../../src/lib/operator-error';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

interface AppliedMigration {
  version: string;
  name: string | null;
  /** The whole file as one text, or single statements if the Supabase CLI applied it. */
  statements: string[] | null;
}

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../migrations');
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** Reads all migration files, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS_DIR)).sort().flatMap((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    return version && name ? [{ file, version, name }] : [];
  });
  return Promise.all(
    files.map(async ({ file, ...named }) => ({
      ...named,
      sql: await readFile(path.join(MIGRATIONS_DIR, file), 'utf8'),
    })),
  );
}

/** Lists the migrations that the Supabase CLI's history table lacks, in order. */
export async function listPendingMigrations(sql: Sql): Promise<Migration[]> {
  const applied = new Set(await listAppliedVersions(sql));
  return (await readMigrations()).filter(({ version }) => !applied.has(version));
}

export async function listAppliedVersions(sql: Sql | TransactionSql): Promise<string[]> {
  return (await readHistory(sql)).map(({ version }) => version);
}

/** Throws if the database has migrations that this code lacks, or that have been edited since. */
export async function refuseForeignSchema(sql: Sql): Promise<void> {
  const [applied, migrations] = await Promise.all([readHistory(sql), readMigrations()]);
  const files = new Map(migrations.map((migration) => [migration.version, migration]));
  const unknown = applied.find(({ version }) => !files.has(version));
  if (unknown) {
    throw new OperatorError(
      `Bu veri tabanını programın daha yeni bir sürümü kurmuş: ${fileName(unknown)} bu sürümde yok. Programı güncelleyin; ` +
        'eski sürümde kalacaksanız göç öncesi yedeği boş bir klasöre yükleyin. Hiçbir şey değiştirilmedi.',
    );
  }
  const edited = applied.find(({ version, statements }) => {
    const text = files.get(version)?.sql ?? '';
    return (
      statements !== null && statements.length > 0 && normalise(statements.join(';')) !== normalise(text)
    );
  });
  if (edited) {
    throw new OperatorError(
      `Uygulanmış bir migration sonradan değiştirilmiş: ${fileName(edited)}. Dosyayı uygulandığı hâline getirin ve değişikliği ` +
        'yeni bir migration’a yazın. Hiçbir şey değiştirilmedi.',
    );
  }
}

/** Throws if a backup has migrations that this code lacks. */
export async function refuseUnknownVersions(versions: readonly string[]): Promise<void> {
  const known = new Set((await readMigrations()).map(({ version }) => version));
  if (versions.every((version) => known.has(version))) return;
  throw new OperatorError('Bu yedek programın daha yeni bir sürümünden; önce programı güncelleyin.');
}

/** Applies each migration in one transaction with its history row, so that a failed one changes nothing. */
export async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  await createHistory(sql);
  for (const migration of migrations) {
    await sql.begin((transaction) => applyMigration(transaction, migration));
  }
}

export async function createHistory(sql: Sql | TransactionSql): Promise<void> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text)`;
}

/** Applies one migration within a transaction. */
export async function applyMigration(sql: TransactionSql, migration: Migration): Promise<void> {
  const { version, name, sql: statements } = migration;
  try {
    await sql.unsafe(statements);
    await sql`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${[statements]})`;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`${fileName(migration)} uygulanamadı, geri alındı: ${reason}`, { cause });
  }
}

async function readHistory(sql: Sql | TransactionSql): Promise<AppliedMigration[]> {
  const [history] = await sql<
    { name: string | null }[]
  >`select to_regclass('supabase_migrations.schema_migrations') as name`;
  if (!history?.name) return [];
  return sql<AppliedMigration[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
}

/** Removes differences in white space, and in the semicolons at which the CLI splits a file. */
function normalise(text: string): string {
  return text.replace(/[\s;]+/g, ' ').trim();
}

function fileName({ version, name }: Pick<AppliedMigration, 'version' | 'name'>): string {
  return `${version}_${name ?? ''}.sql`;
}
