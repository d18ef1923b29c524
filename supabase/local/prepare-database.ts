import type { SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import type { Database } from '../../src/lib/database/database.types';
import { seedDemo } from '../seed/seed-demo';
import { saveBeforeMigration } from './backup/backups';
import type { Archive } from './backup/read-archive';
import { loadTables } from './backup/tables';
import { completeFirstRun, ensureFirstAdministrator, isFirstRun } from './first-run';
import {
  applyMigration,
  applyMigrations,
  createHistory,
  listPendingMigrations,
  readMigrations,
} from './postgres/migrations';
import { OperatorError } from '../../src/lib/operator-error';

export interface PrepareOptions {
  dataDir: string;
  adminPassword: string;
  /** A client with the service role, for the sample content. */
  client: SupabaseClient<Database>;
  seed?: 'demo' | 'none' | undefined;
  restoreFrom?: Archive | undefined;
  onProgress?: ((sentence: string) => void) | undefined;
}

/** Brings the schema up to date. The first run also adds the first administrator and the sample content, or restores a backup. */
export async function prepareDatabase(sql: Sql, options: PrepareOptions): Promise<void> {
  const { dataDir, restoreFrom, onProgress } = options;
  const isFirst = await isFirstRun(dataDir, sql);
  if (restoreFrom !== undefined) {
    if (!isFirst)
      throw new OperatorError(`Yedek yalnızca boş bir veri klasörüne yüklenir; ${dataDir} boş değil.`);
    await fillFromArchive(sql, dataDir, restoreFrom);
    return completeFirstRun(dataDir);
  }
  const pending = await listPendingMigrations(sql);
  if (pending.length > 0) {
    if (!isFirst) await saveBeforeMigration(sql, { dataDir, pending });
    onProgress?.(`Veri tabanı şeması güncelleniyor (${pending.length} adım)…`);
    await applyMigrations(sql, pending);
  }
  if (!isFirst) return;
  await ensureFirstAdministrator(sql, options.adminPassword);
  if (options.seed !== 'none') {
    onProgress?.('Örnek içerik yükleniyor…');
    await seedDemo(options.client);
  }
  // The first rows are nobody's change. What people do begins now.
  await sql`delete from private.history`;
  await completeFirstRun(dataDir);
}

/**
 * Loads rows into the schema of their archive, and then applies the newer migrations to them. One transaction does it all, so that the
 * operator's own database stays empty if anything fails.
 */
async function fillFromArchive(sql: Sql, dataDir: string, archive: Archive): Promise<void> {
  const migrations = await readMigrations();
  await sql.begin(async (transaction) => {
    await createHistory(transaction);
    for (const migration of migrations.filter(({ version }) => archive.versions.includes(version))) {
      await applyMigration(transaction, migration);
    }
    await loadTables(transaction, archive.dumps);
    for (const migration of migrations.filter(({ version }) => !archive.versions.includes(version))) {
      await applyMigration(transaction, migration);
    }
    await archive.unpackMedia(dataDir);
  });
}
