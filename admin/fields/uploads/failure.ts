import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import { STATUSES } from '../../data/http-error';
import { appTexts } from '../../i18n/app';
import { uploadTexts } from '../../i18n/fields';
import { UPDATING } from '../../lib/request-failure';

const { backend } = appTexts;

const SENTENCES: Readonly<Record<number, string>> = {
  ...STATUSES,
  0: backend.network,
  413: uploadTexts.tooLarge,
  415: uploadTexts.wrongContent,
  429: uploadTexts.tooMany,
  500: backend.unavailable,
};
/** Hosted storage refuses an expired token with 400 or 403 and gives the reason only in the message. */
const ABOUT_THE_SESSION = /jwt|"exp" claim|invalid signature/i;

/** Returns the error for a refused upload, in Turkish. Status 0 means that no response came. */
export function storageError(status: number, body: string): Error {
  const { code, message = '' } = readAnswer(body);
  if (code === UPDATING) return new Error(messages.errors.updating);
  if (code === 'disk_full') return new Error(messages.errors.diskFull);
  if (ABOUT_THE_SESSION.test(message)) return new Error(messages.errors.noSession);
  const sentence = SENTENCES[trueStatus(status, body)] ?? SENTENCES[status];
  return new Error(sentence ?? (message || backend.unavailable));
}

/** The status that the storage means: it responds with 400 to much, and puts the true status into the body. */
export function trueStatus(status: number, body: string): number {
  return Number(readAnswer(body).statusCode) || status;
}

/** Rewords the storage's message for a field. Default: the message alone. */
export type RewordError = (message: string) => string;

/** Returns an upload's message beside its field. What was refused before the upload does not blame the storage. */
export function uploadComplaint(error: unknown, word?: RewordError): string {
  const message = errorMessage(error);
  return error instanceof FileRefused || word === undefined ? message : word(message);
}

/** The storage's own answer; a proxy's page has nothing of it. */
function readAnswer(body: string): Partial<Record<'code' | 'message' | 'statusCode', string>> {
  try {
    return Object(JSON.parse(body)) as ReturnType<typeof readAnswer>;
  } catch {
    return {};
  }
}

export interface PreparedFile {
  readonly body: Blob;
  /** A type and an extension that the bucket's policy permits. */
  readonly type: string;
  readonly extension: string;
  /** The end of the stored name, in letters of a slug: what the person called the file. */
  readonly label?: string;
}

/** Prepares a chosen file for storage. Throws FileRefused. */
export type Prepare = (file: File) => Promise<PreparedFile>;

/** A file that cannot be accepted. The message says why and what to do. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
