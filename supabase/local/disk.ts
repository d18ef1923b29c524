import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rmdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../src/lib/operator-error';

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS'];
const NO_FOLDER = ['ENOTDIR', 'EEXIST'];
const OTHER_FOLDER = 'DATA_DIR ile başka bir klasör verin.';
const MIN_FREE_SHARE = 0.05;

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

/** Whether the folder's disk has at least five per cent free. With less, the database may stop at any moment. */
export async function hasRoom(
  folder: string,
  readSpace: (folder: string) => Promise<{ bavail: number; blocks: number }> = statfs,
): Promise<boolean> {
  const { bavail: free, blocks: total } = await readSpace(folder);
  return free >= total * MIN_FREE_SHARE;
}
