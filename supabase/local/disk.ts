import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { OperatorError } from '../../src/lib/operator-error';

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS'];
const NO_FOLDER = ['ENOTDIR', 'EEXIST'];
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
  const way = 'DATA_DIR ile başka bir klasör verin.';
  if (CLOSED.includes(code)) {
    return `${folder} içine yazılamıyor: klasör salt okunur ya da bu kullanıcıya kapalı. İzinlerini düzeltin ya da ${way}`;
  }
  return NO_FOLDER.includes(code) ? `${folder} bir klasör değil; ${way}` : null;
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
