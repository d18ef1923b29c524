import { existsSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../../src/lib/operator-error';
import { processIdentity } from './process-identity';

interface LockHolder {
  pid: number;
  /** Tells a living holder from a later process that was given the same number. */
  identity: string;
}

const SERVER_LOCK = 'server.lock';
/** There from the first to the last moment of a restore: where its process is gone, the folder holds half of a backup. */
export const RESTORE_LOCK = 'restore.lock';

/** Takes the data folder for this process; gives the function that releases it. Throws if a living process has it. */
export async function lockDataFolder(dataDir: string, file = SERVER_LOCK): Promise<() => Promise<void>> {
  const lockPath = path.join(dataDir, file);
  const claimPath = path.join(dataDir, `.${file}.${process.pid}.${Date.now()}`);
  const holder: LockHolder = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? '' };
  await writeFile(claimPath, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
  try {
    // link() either creates the complete lock or fails: two servers can never both believe they have it.
    while (!(await tryLink(claimPath, lockPath))) await removeDeadLock(lockPath);
  } finally {
    await rm(claimPath, { force: true });
  }
  return () => rm(lockPath, { force: true });
}

/** Whether a living server holds the folder now. */
export async function isFolderInUse(dataDir: string): Promise<boolean> {
  return (await readLivingHolder(path.join(dataDir, SERVER_LOCK))) !== null;
}

/** Throws if a living server holds the folder. */
export async function refuseOccupiedFolder(dataDir: string): Promise<void> {
  await refuseHeldLock(path.join(dataDir, SERVER_LOCK));
}

/** Throws if a restore into the folder was interrupted: what lies there is neither the backup nor a new site. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(path.join(dataDir, RESTORE_LOCK))) return;
  throw new OperatorError(
    `${dataDir} klasörüne yüklenen bir yedek yarıda kalmış; site bununla açılmaz. Yedeği yeniden yükleyin: npm run restore -- DOSYA`,
  );
}

async function refuseHeldLock(lockPath: string): Promise<void> {
  const holder = await readLivingHolder(lockPath);
  if (!holder) return;
  throw new OperatorError(
    `Bu veri klasörünü zaten çalışan bir sunucu kullanıyor (süreç ${holder.pid}): ${path.dirname(lockPath)}. ` +
      'Önce onu durdurun ya da DATA_DIR ile başka bir klasör verin.',
  );
}

async function tryLink(claimPath: string, lockPath: string): Promise<boolean> {
  try {
    await link(claimPath, lockPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeDeadLock(lockPath: string): Promise<void> {
  await refuseHeldLock(lockPath);
  const grave = `${lockPath}.dead.${process.pid}`;
  await rename(lockPath, grave).catch(() => undefined);
  // Another starter may have replaced the dead lock between our reading and renaming it: give it back.
  if (await readLivingHolder(grave)) await link(grave, lockPath).catch(() => undefined);
  await rm(grave, { force: true });
}

async function readLivingHolder(lockPath: string): Promise<LockHolder | null> {
  try {
    const holder = JSON.parse(await readFile(lockPath, 'utf8')) as LockHolder;
    return (await processIdentity(holder.pid)) === holder.identity ? holder : null;
  } catch {
    return null;
  }
}
