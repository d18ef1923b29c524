import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from './operator-error';
import { processIdentity } from './process-identity';

interface LockHolder {
  pid: number;
  /** Tells a living holder from a later process that was given the same number. */
  identity: string;
}

const LOCK_FILE = 'server.lock';

/** Takes the data folder for this process; gives the function that releases it. Throws if a living server has it. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const lockPath = path.join(dataDir, LOCK_FILE);
  const claimPath = path.join(dataDir, `.${LOCK_FILE}.${process.pid}.${Date.now()}`);
  const holder: LockHolder = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? '' };
  await writeFile(claimPath, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
  try {
    // link() either creates the complete lock or fails: two servers can never both believe they have it.
    while (!(await tryLink(claimPath, lockPath))) await removeDeadLock(dataDir, lockPath);
  } finally {
    await rm(claimPath, { force: true });
  }
  return () => rm(lockPath, { force: true });
}

/** Whether a living server holds the folder now. */
export async function isFolderInUse(dataDir: string): Promise<boolean> {
  return (await readLivingHolder(path.join(dataDir, LOCK_FILE))) !== null;
}

/** Throws if a living server holds the folder. */
export async function refuseOccupiedFolder(dataDir: string): Promise<void> {
  const holder = await readLivingHolder(path.join(dataDir, LOCK_FILE));
  if (!holder) return;
  throw new OperatorError(
    `Bu veri klasörünü zaten çalışan bir sunucu kullanıyor (süreç ${holder.pid}): ${dataDir}. ` +
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

async function removeDeadLock(dataDir: string, lockPath: string): Promise<void> {
  await refuseOccupiedFolder(dataDir);
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
