import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { isFolderInUse } from '../../../../supabase/local/postgres/folder-lock';
import { openDatabase } from '../../../../supabase/local/postgres/open-database';
import { OperatorError } from '../../../lib/operator-error';
import type { SiteOptions } from '../../site-options';
import { readStatus } from '../../status-file';

/** Runs work on the site's database. If no server runs on the data folder, the database is started for the duration of the work. */
export async function withDatabase<Result>(
  { dataDir, databaseUrl }: Pick<SiteOptions, 'dataDir' | 'databaseUrl'>,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) return connect(databaseUrl, work);
  if (await isFolderInUse(dataDir)) {
    const status = await readStatus(dataDir);
    if (!status) throw new OperatorError('Sunucu henüz açılıyor; hazır olunca yeniden deneyin.');
    return connect(status.DB_URL, work);
  }
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new OperatorError(`${dataDir} klasöründe veri tabanı yok. Önce npm start ile siteyi bir kez açın.`);
  }
  // Beside a running server a command needs no other, which takes a second to load.
  const { startBackend } = await import('../../../../supabase/local/start-backend');
  const backend = await startBackend({ dataDir, migrations: false });
  try {
    return await connect(backend.databaseUrl, work);
  } finally {
    await backend.stop();
  }
}

async function connect<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = await openDatabase(url, { max: 1 });
  try {
    const [place] = await sql<{ isOurs: boolean }[]>`
      select to_regclass('public.profiles') is not null as "isOurs"`;
    if (!place?.isOurs)
      throw new OperatorError('Bu veri tabanında site kurulu değil. Önce npm start ile bir kez açın.');
    return await work(sql);
  } finally {
    await sql.end();
  }
}
