import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../src/lib/operator-error';

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS'];
const NO_FOLDER = ['ENOTDIR', 'EEXIST'];
const OTHER_FOLDER = 'DATA_DIR ile başka bir klasör verin.';
/** Names that may be in a folder without data. */
const NOT_DATA: readonly string[] = ['backups', 'cli-latest', '.ssh', '.npm', 'HANDOVER.md', 'handover.json'];
const PROBE_BYTES = 64 * 1024;
const FULLEST_SHARE = 0.95;

/** Whether a name in a data folder is no part of the site's data: a restore leaves it alone. */
export function isNoData(name: string): boolean {
  return NOT_DATA.includes(name);
}

/** Whether something could not be written for want of room. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_ROOM.includes(String(error.code));
}

/** Converts an error of writing into a folder to an OperatorError if disk or folder caused it; gives any other error unchanged. */
export function explainDiskError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const sentence = sentenceFor(String(error.code), folder);
  return sentence === null ? error : new OperatorError(sentence, { cause: error });
}

function sentenceFor(code: string, folder: string): string | null {
  if (NO_ROOM.includes(code))
    return `Diskte yer kalmadı, ${folder} içine yazılamadı. Yer açıp yeniden deneyin.`;
  if (CLOSED.includes(code)) {
    return `${folder} içine yazılamıyor: klasör salt okunur ya da bu kullanıcıya kapalı. İzinlerini düzeltin ya da ${OTHER_FOLDER}`;
  }
  return NO_FOLDER.includes(code) ? `${folder} bir klasör değil; ${OTHER_FOLDER}` : null;
}

/**
 * Creates a data folder with its parents and tries to write into it. Gives the uppermost folder that it created, if any. Throws an
 * OperatorError when the folder cannot be used. Node's recursive mkdir never returns for a folder below /proc.
 */
export async function makeDataFolder(folder: string): Promise<string | undefined> {
  try {
    let made: string | undefined;
    const parent = path.dirname(folder);
    if (!existsSync(parent)) made = await makeDataFolder(parent);
    if (!existsSync(folder)) {
      await mkdir(folder, { mode: 0o700 });
      made ??= folder;
    }
    await rmdir(await mkdtemp(path.join(folder, '.deneme-')));
    return made;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const isUnreal = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isUnreal
      ? new OperatorError(`${folder} içine dosya yazılamıyor; ${OTHER_FOLDER}`)
      : explainDiskError(error, folder);
  }
}

/** Whether a folder can be read and written; throws if not. Creates a missing folder. */
export async function isFolderUsable(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return true;
}

/** Whether a small file fits into a folder. */
export async function canWrite(folder: string): Promise<boolean> {
  const file = path.join(folder, `.deneme-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES));
    return true;
  } catch (error) {
    if (isNoRoom(error)) return false;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

type ReadSpace = (folder: string) => Promise<{ bavail: number; blocks: number }>;

/** The part of a folder's disk that this process cannot use, from 0 to 1. The folder itself may still be missing. */
export async function usedShare(folder: string, readSpace: ReadSpace = statfs): Promise<number> {
  const parent = path.dirname(folder);
  if (parent !== folder && !existsSync(folder)) return usedShare(parent, readSpace);
  const { bavail: free, blocks: total } = await readSpace(folder);
  return 1 - free / total;
}

/** Whether the folder's disk has at least five per cent free. With less, the database may stop at any moment. */
export async function hasRoom(folder: string, readSpace?: ReadSpace): Promise<boolean> {
  return (await usedShare(folder, readSpace)) <= FULLEST_SHARE;
}
