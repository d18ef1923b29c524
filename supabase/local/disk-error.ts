import { OperatorError } from '../../src/lib/operator-error';

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS'];
const NO_FOLDER = ['ENOTDIR', 'EEXIST'];

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
