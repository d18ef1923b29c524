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

/** The process that holds the folder now, or null when none lives. */
export async function readLivingHolder(dataDir: string): Promise<LockHolder | null> {
  const holder = await readHolder(path.join(dataDir, LOCK_FILE));
  return holder && (await isLiving(holder)) ? holder : null;
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
  const holder = await readHolder(lockPath);
  if (holder && (await isLiving(holder))) {
    throw new OperatorError(
      `Bu veri klasörünü zaten çalışan bir sunucu kullanıyor (süreç ${holder.pid}): ${dataDir}. ` +
        'Önce onu durdurun ya da DATA_DIR ile başka bir klasör verin.',
    );
  }
  const grave = `${lockPath}.dead.${process.pid}`;
  await rename(lockPath, grave).catch(() => undefined);
  const buried = await readHolder(grave);
  // Another starter may have replaced the dead lock between our reading and renaming it: give it back.
  if (buried && (await isLiving(buried))) await link(grave, lockPath).catch(() => undefined);
  await rm(grave, { force: true });
}

async function readHolder(lockPath: string): Promise<LockHolder | null> {
  try {
    return JSON.parse(await readFile(lockPath, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

async function isLiving(holder: LockHolder): Promise<boolean> {
  return (await processIdentity(holder.pid)) === holder.identity;
}
