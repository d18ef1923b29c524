import { readSettings } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stopOrphanDatabase } from '../../../supabase/local/postgres/orphan-database';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { OperatorError } from '../../lib/operator-error';
import { listArchives, type Rehearsal, rehearsalPath } from '../watch/facts';

const FOLDER = 'prova-';

/** Restores the newest archive beside the data, compares it and records the result. Throws an OperatorError if it cannot. */
async function rehearseRestore(dataDir: string, passphrase?: string): Promise<Rehearsal> {
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

await runCommand(async () => {
  const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = readSettings(process.env);
  const { archive, rows, files } = await rehearseRestore(dataDir, passphrase);
  printLine(
    `Geri yükleme denendi: ${archive}. Sayılıp karşılaştırıldı: ${rows} satır, ${files} dosya. Site değişmedi.`,
  );
});
