import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stopOrphanDatabase } from '../../../supabase/local/postgres/orphan-database';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { OperatorError } from '../../lib/operator-error';
import { listArchives, type Rehearsal, rehearsalPath } from '../watch/facts';

const FOLDER = 'prova-';

/**
 * Restores the newest archive into a folder beside the data, compares it row by row and file by file, removes the folder and records
 * the result. The site may run meanwhile. A passphrase must open the archive's keys,
 * if it has any. Throws an OperatorError if there is no archive or it cannot be restored.
 */
export async function rehearseRestore(dataDir: string, passphrase?: string): Promise<Rehearsal> {
  const archive = (await listArchives(dataDir)).at(-1);
  if (archive === undefined) {
    throw new OperatorError(
      `${path.join(dataDir, 'backups')} klasöründe denenecek bir yedek yok. Önce npm run backup yazın.`,
    );
  }
  await removeRemains(dataDir);
  const folder = await mkdtemp(path.join(dataDir, FOLDER));
  try {
    const file = path.join(dataDir, 'backups', archive);
    const { rows, files } = await restoreBackup({ dataDir: folder, file, passphrase });
    const rehearsal = { at: new Date().toISOString(), archive, rows, files };
    await writeFile(rehearsalPath(dataDir), JSON.stringify(rehearsal), { mode: 0o600 });
    return rehearsal;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A rehearsal that was killed leaves a folder, and perhaps its database. */
async function removeRemains(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(FOLDER));
  for (const folder of names.map((name) => path.join(dataDir, name))) {
    await stopOrphanDatabase(path.join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}
