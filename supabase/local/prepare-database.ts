import type { SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import type { Database } from '../../src/shared/database.types';
import { seedDemo } from '../seed/seed-demo';
import { openArchive } from './archive';
import { saveBeforeMigration } from './backups';
import { completeFirstRun, ensureFirstAdministrator, isFirstRun } from './first-run';
import { applyMigrations, listPendingMigrations } from './migrations';
import { OperatorError } from './operator-error';

export interface PrepareOptions {
  dataDir: string;
  adminPassword: string;
  /** A client with the service role, for the sample content. */
  client: SupabaseClient<Database>;
  seed?: 'demo' | 'none' | undefined;
  restoreFrom?: string | undefined;
  onProgress?: ((sentence: string) => void) | undefined;
}

/** Brings the schema up to date and, on the very first run, puts in what a new site starts with. */
export async function prepareDatabase(sql: Sql, options: PrepareOptions): Promise<void> {
  const { dataDir, restoreFrom, onProgress } = options;
  const isFirst = await isFirstRun(dataDir, sql);
  if (restoreFrom !== undefined) {
    if (!isFirst)
      throw new OperatorError(`Yedek yalnızca boş bir veri klasörüne yüklenir; ${dataDir} boş değil.`);
    await restoreArchive(sql, dataDir, restoreFrom);
    return completeFirstRun(dataDir);
  }
  const pending = await listPendingMigrations(sql);
  if (pending.length > 0) {
    if (!isFirst) await saveBeforeMigration(sql, dataDir);
    onProgress?.(`Veri tabanı şeması güncelleniyor (${pending.length} adım)…`);
    await applyMigrations(sql, pending);
  }
  if (!isFirst) return;
  await ensureFirstAdministrator(sql, options.adminPassword);
  if (options.seed !== 'none') {
    onProgress?.('Örnek içerik yükleniyor…');
    await seedDemo(options.client);
  }
  await completeFirstRun(dataDir);
}

/** Rows go into the schema they came from; the migrations that are newer than the archive then carry them on. */
async function restoreArchive(sql: Sql, dataDir: string, file: string): Promise<void> {
  const archive = await openArchive(file, dataDir);
  try {
    const migrations = await listPendingMigrations(sql);
    const known = new Set(migrations.map(({ version }) => version));
    if (archive.versions.some((version) => !known.has(version))) {
      throw new OperatorError('Bu yedek programın daha yeni bir sürümünden; önce programı güncelleyin.');
    }
    const isOlder = ({ version }: { version: string }) => archive.versions.includes(version);
    await applyMigrations(sql, migrations.filter(isOlder));
    await archive.restore(sql);
    await applyMigrations(
      sql,
      migrations.filter((migration) => !isOlder(migration)),
    );
  } finally {
    await archive.discard();
  }
}
