import type { SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import type { Database } from '../../src/lib/database/database.types';
import { saveBeforeMigration } from './backup/backups';
import { fillFromArchive } from './backup/fill-from-archive';
import type { Archive } from './backup/read-archive';
import { completeFirstRun, ensureFirstAdministrator, isFirstRun } from './first-run';
import { adoptBaseline, applyMigrations, listPendingMigrations } from './postgres/migrations';
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
    // One transaction does it all, so that the operator's own database stays empty if anything fails.
    await sql.begin(async (transaction) => {
      await fillFromArchive(transaction, restoreFrom);
      await restoreFrom.unpackMedia(dataDir);
    });
    return completeFirstRun(dataDir);
  }
  await adoptBaseline(sql);
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
    // Only a first start needs the library that makes its PDFs.
    const { seedDemo } = await import('../seed/seed-demo');
    await seedDemo(options.client);
  }
  // The first rows are nobody's change. What people do begins now.
  await sql`delete from private.history`;
  await completeFirstRun(dataDir);
}
