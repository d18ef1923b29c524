import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isNoData, makeDataFolder } from './disk';
import { lockDataFolder, RESTORE_LOCK } from './postgres/folder-lock';
import { errorMessage } from '../../src/lib/error-message';
import { OperatorError } from '../../src/lib/operator-error';
import { openDatabase } from './postgres/open-database';
import { stopOrphanDatabase } from './postgres/orphan-database';
import { startBackend } from './start-backend';
import { fillFromArchive } from './backup/fill-from-archive';
import { openArchive } from './backup/read-archive';
import { unseal } from './backup/sealed-secrets';
import { saveSecretsText } from './secrets';
import { SECOND_STEPS } from './backup/tables';

export interface Restored {
  rows: number;
  files: number;
  /** The accounts' second steps in the archive, which the embedded backend has no place for. */
  lostSecondSteps: number;
  /** Whether the archive held encrypted secrets that no passphrase opened. The folder has new ones then. */
  hasSealedSecrets: boolean;
}

/** Fills an empty data folder from a verified archive, and empties it again if that fails, also after a killed restore. */
export async function restoreBackup({
  dataDir,
  databaseUrl,
  file,
  passphrase,
  signal,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
  file: string;
  /** Opens the archive's secrets, if it holds any. */
  passphrase?: string | undefined;
  /** Stops the restore at its next step. Its reason is thrown once the folder is as it was. */
  signal?: AbortSignal | undefined;
}): Promise<Restored> {
  const archive = await openArchive(file);
  const { sealedSecrets } = archive;
  const secrets = passphrase && sealedSecrets ? unseal(sealedSecrets, passphrase) : null;
  await refuseData(dataDir);
  const made = await makeDataFolder(dataDir);
  const release = await lockDataFolder(dataDir, RESTORE_LOCK);
  try {
    await clear(dataDir);
    if (secrets !== null) await saveSecretsText(dataDir, secrets);
    const unpackMedia = (folder: string) => {
      signal?.throwIfAborted();
      return archive.unpackMedia(folder);
    };
    const backend = await startBackend({ dataDir, databaseUrl, restoreFrom: { ...archive, unpackMedia } });
    await backend.stop();
    signal?.throwIfAborted();
  } catch (error) {
    await clear(dataDir);
    await release();
    if (made) await rm(made, { recursive: true, force: true });
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Yedek yüklenemedi, klasör eski hâline getirildi: ${errorMessage(error)}`, {
      cause: error,
    });
  }
  await release();
  return {
    rows: Object.values(archive.rows).reduce((sum, count) => sum + count, 0),
    files: archive.fileCount,
    lostSecondSteps: archive.rows[SECOND_STEPS] ?? 0,
    hasSealedSecrets: sealedSecrets !== undefined && secrets === null,
  };
}

/** Replaces schema and rows of a data folder by a verified archive's, in one transaction. No server may run on it. */
export async function restoreRows({
  dataDir,
  databaseUrl,
  file,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
  file: string;
}): Promise<void> {
  const archive = await openArchive(file);
  const backend = await startBackend({ dataDir, databaseUrl, migrations: false });
  try {
    const sql = await openDatabase(backend.databaseUrl, { max: 1 });
    try {
      await sql.begin((transaction) => fillFromArchive(transaction, archive));
    } finally {
      await sql.end();
    }
  } finally {
    await backend.stop();
  }
}

/** Throws if the folder has data. The remains of a killed restore do not count, because their archive has all of them. */
async function refuseData(dataDir: string): Promise<void> {
  const present: string[] = await readdir(dataDir).catch(() => []);
  if (present.includes(RESTORE_LOCK) || present.every(isNoData)) return;
  throw new OperatorError(
    `Yedek yalnızca boş bir klasöre yüklenir; ${dataDir} boş değil. Klasörü başka bir ada taşıyın ya da DATA_DIR ile boş bir klasör verin.`,
  );
}

async function clear(dataDir: string): Promise<void> {
  await stopOrphanDatabase(path.join(dataDir, 'postgres'));
  const names = (await readdir(dataDir)).filter((name) => name !== RESTORE_LOCK && !isNoData(name));
  await Promise.all(names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
}
