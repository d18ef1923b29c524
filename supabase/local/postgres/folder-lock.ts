import { existsSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../../src/lib/operator-error';
import { processIdentity } from './process-identity';

interface LockHolder {
  pid: number;
  /** Distinguishes a living holder from a later process with the same number. */
  identity: string;
}

const SERVER_LOCK = 'server.lock';
/** Exists for the whole duration of a restore. If its process is gone, the folder holds an incomplete backup. */
export const RESTORE_LOCK = 'restore.lock';
/** Held by an update with a migration, from before its dump until the new version is healthy. Nothing is written meanwhile. */
const UPDATE_LOCK = 'update.lock';

/** Locks the data folder for this process and gives the function that releases it. Throws if a living process holds the lock. */
export async function lockDataFolder(dataDir: string, file = SERVER_LOCK): Promise<() => Promise<void>> {
  const lockPath = path.join(dataDir, file);
  const claimPath = path.join(dataDir, `.${file}.${process.pid}.${Date.now()}`);
  const holder: LockHolder = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? '' };
  // Not secret. An update by root is read by the server's user.
  await writeFile(claimPath, JSON.stringify(holder), { mode: 0o644, flag: 'wx' });
  try {
    // link() creates the complete lock or fails, so that two processes can never both hold it.
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

/** Pauses all writes to a data folder for as long as this process lives, or until the function that is returned is called. */
export function pauseWrites(dataDir: string): Promise<() => Promise<void>> {
  return lockDataFolder(dataDir, UPDATE_LOCK);
}

export async function areWritesPaused(dataDir: string): Promise<boolean> {
  return (await readLivingHolder(path.join(dataDir, UPDATE_LOCK))) !== null;
}

/** Throws if a living server holds the folder. */
export async function refuseOccupiedFolder(dataDir: string): Promise<void> {
  await refuseHeldLock(path.join(dataDir, SERVER_LOCK));
}

/** Throws if a restore into the folder was interrupted: the folder is then incomplete. */
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
  const removed = `${lockPath}.dead.${process.pid}`;
  await rename(lockPath, removed).catch(() => undefined);
  // Another process may have replaced the dead lock before the rename. Its lock is put back.
  if (await readLivingHolder(removed)) await link(removed, lockPath).catch(() => undefined);
  await rm(removed, { force: true });
}

async function readLivingHolder(lockPath: string): Promise<LockHolder | null> {
  try {
    const holder = JSON.parse(await readFile(lockPath, 'utf8')) as LockHolder;
    return (await processIdentity(holder.pid)) === holder.identity ? holder : null;
  } catch {
    return null;
  }
}
