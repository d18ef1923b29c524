import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { errorMessage } from '../../../src/lib/error-message';
import { OperatorError } from '../../../src/lib/operator-error';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

interface AppliedMigration {
  version: string;
  name: string | null;
  /** The whole file, or the statements that the Supabase CLI made of it, joined by semicolons. */
  text: string | null;
}

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../migrations');
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;
/** The baseline: the migrations up to this version made the schema anew, by subject, as those before it had left it. */
const LAST_OF_BASELINE = '20261128101400';
const LAST_BEFORE_BASELINE = '20261127130000_slugs_of_drafts';
/** SHA-256 of the sorted versions before the baseline, joined by commas. */
const VERSIONS_BEFORE_BASELINE = 'ac11113eeae306e237aef870c3829a9061f69133fbf241d2d3014325e9f2e6ee';
/** What an older database or backup needs first, for a sentence in Turkish. */
export const VERSION_TO_START_FIRST = `son migration’ı ${LAST_BEFORE_BASELINE} olan sürüm`;

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

/** Whether these are all versions before the baseline and no other, so that the schema is the baseline's. */
export function isHistoryBeforeBaseline(versions: readonly string[]): boolean {
  const digest = createHash('sha256').update(versions.toSorted().join()).digest('hex');
  return digest === VERSIONS_BEFORE_BASELINE;
}

export function hasVersionBeforeBaseline(versions: readonly string[]): boolean {
  return versions.some((version) => version <= LAST_BEFORE_BASELINE);
}

/** Returns the versions of a database or backup; a history before the baseline has the baseline's. */
export async function inBaseline(versions: readonly string[]): Promise<readonly string[]> {
  return isHistoryBeforeBaseline(versions) ? (await readBaseline()).map(({ version }) => version) : versions;
}

/** Replaces a history before the baseline with the baseline's rows, in one transaction. Tables and rows stay as they are. */
export async function adoptBaseline(sql: Sql): Promise<void> {
  if (!isHistoryBeforeBaseline(await listAppliedVersions(sql))) return;
  const baseline = await readBaseline();
  await sql.begin(async (transaction) => {
    await transaction`delete from supabase_migrations.schema_migrations`;
    for (const migration of baseline) await addToHistory(transaction, migration);
  });
}

async function readBaseline(): Promise<Migration[]> {
  return (await readMigrations()).filter(({ version }) => version <= LAST_OF_BASELINE);
}

/** Lists the migrations that the Supabase CLI's history table lacks, in order. */
export async function listPendingMigrations(sql: Sql): Promise<Migration[]> {
  const applied = new Set(await listAppliedVersions(sql));
  return (await readMigrations()).filter(({ version }) => !applied.has(version));
}

export async function listAppliedVersions(sql: Sql | TransactionSql): Promise<string[]> {
  if (!(await hasHistory(sql))) return [];
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

/** Throws for migrations that this code lacks or that were edited. A history before the baseline is for `adoptBaseline`. */
export async function refuseForeignSchema(sql: Sql): Promise<void> {
  const [applied, migrations] = await Promise.all([readHistory(sql), readMigrations()]);
  const versions = applied.map(({ version }) => version);
  if (isHistoryBeforeBaseline(versions)) return;
  if (hasVersionBeforeBaseline(versions)) {
    throw new OperatorError(
      `Bu veri tabanı programın daha eski bir sürümünden. Önce ${VERSION_TO_START_FIRST}ü bir kez başlatın, ` +
        'sonra bu sürümü. Hiçbir şey değiştirilmedi.',
    );
  }
  const files = new Map(migrations.map((migration) => [migration.version, migration]));
  const unknown = applied.find(({ version }) => !files.has(version));
  if (unknown) {
    throw new OperatorError(
      `Bu veri tabanını programın daha yeni bir sürümü kurmuş: ${fileName(unknown)} bu sürümde yok. Programı güncelleyin; ` +
        'eski sürümde kalacaksanız göç öncesi yedeği boş bir klasöre yükleyin. Hiçbir şey değiştirilmedi.',
    );
  }
  const edited = applied.find(({ version, text }) => {
    const file = files.get(version)?.sql ?? '';
    return text !== null && text !== '' && text !== file && normalise(text) !== normalise(file);
  });
  if (edited) {
    throw new OperatorError(
      `Uygulanmış bir migration sonradan değiştirilmiş: ${fileName(edited)}. Dosyayı uygulandığı hâline getirin ve değişikliği ` +
        'yeni bir migration’a yazın. Geliştirme yapıyorsanız ve bu klasördeki içerik silinebilirse: npm run db:reset. ' +
        'Hiçbir şey değiştirilmedi.',
    );
  }
}

/** Throws if a backup has migrations that this code lacks. */
export async function refuseUnknownVersions(versions: readonly string[]): Promise<void> {
  if (isHistoryBeforeBaseline(versions)) return;
  if (hasVersionBeforeBaseline(versions)) {
    throw new OperatorError(
      `Bu yedek programın daha eski bir sürümünden. Önce ${VERSION_TO_START_FIRST}e yükleyip orada yeniden yedekleyin. ` +
        'Hiçbir şey değiştirilmedi.',
    );
  }
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
  try {
    await sql.unsafe(migration.sql);
    await addToHistory(sql, migration);
  } catch (cause) {
    throw new OperatorError(`${fileName(migration)} uygulanamadı, geri alındı: ${errorMessage(cause)}`, {
      cause,
    });
  }
}

async function addToHistory(sql: TransactionSql, { version, name, sql: text }: Migration): Promise<void> {
  await sql`
    insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${name}, ${[text]})`;
}

async function hasHistory(sql: Sql | TransactionSql): Promise<boolean> {
  const [history] = await sql<
    { name: string | null }[]
  >`select to_regclass('supabase_migrations.schema_migrations') as name`;
  return Boolean(history?.name);
}

async function readHistory(sql: Sql): Promise<AppliedMigration[]> {
  if (!(await hasHistory(sql))) return [];
  // As an array, postgres.js would read it letter by letter, at each start.
  return sql<AppliedMigration[]>`
    select version, name, array_to_string(statements, ';') as text
    from supabase_migrations.schema_migrations order by version`;
}

/** Removes differences in white space, and in the semicolons at which the CLI splits a file. */
function normalise(text: string): string {
  return text.replace(/[\s;]+/g, ' ').trim();
}

function fileName({ version, name }: Pick<AppliedMigration, 'version' | 'name'>): string {
  return `${version}_${name ?? ''}.sql`;
}
