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
  /** The whole file where we applied it; one by one where the Supabase CLI did. */
  statements: string[] | null;
}

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../migrations');
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** All migration files, in order. */
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

/** Migration files the database has not seen, in order, judged by the Supabase CLI's own history table. */
export async function listPendingMigrations(sql: Sql): Promise<Migration[]> {
  const applied = new Set(await listAppliedVersions(sql));
  return (await readMigrations()).filter(({ version }) => !applied.has(version));
}

export async function listAppliedVersions(sql: Sql): Promise<string[]> {
  return (await readHistory(sql)).map(({ version }) => version);
}

/** Throws when the database was written by newer code, or by migrations that have been edited since. */
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
    return statements !== null && statements.length > 0 && essence(statements.join(';')) !== essence(text);
  });
  if (edited) {
    throw new OperatorError(
      `Uygulanmış bir migration sonradan değiştirilmiş: ${fileName(edited)}. Dosyayı uygulandığı hâline getirin ve değişikliği ` +
        'yeni bir migration’a yazın. Hiçbir şey değiştirilmedi.',
    );
  }
}

/** Throws when a backup was made under migrations that this code does not have. */
export async function refuseUnknownVersions(versions: readonly string[]): Promise<void> {
  const known = new Set((await readMigrations()).map(({ version }) => version));
  if (versions.every((version) => known.has(version))) return;
  throw new OperatorError('Bu yedek programın daha yeni bir sürümünden; önce programı güncelleyin.');
}

/** Applies migrations, each with its history row in one transaction: a failed one leaves no trace. */
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

/** Applies one migration as a part of a transaction. */
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

async function readHistory(sql: Sql): Promise<AppliedMigration[]> {
  const [history] = await sql<
    { name: string | null }[]
  >`select to_regclass('supabase_migrations.schema_migrations') as name`;
  if (!history?.name) return [];
  return sql<AppliedMigration[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
}

/** What a migration says: line endings, white space and the semicolons at which the CLI parts it are left aside. */
function essence(text: string): string {
  return text.replace(/[\s;]+/g, ' ').trim();
}

function fileName({ version, name }: Pick<AppliedMigration, 'version' | 'name'>): string {
  return `${version}_${name ?? ''}.sql`;
}
