import PQueue from 'p-queue';
import { mediaAddress, putFile } from './media-storage';
import { storedName } from './media-file';
import type { Prepare } from './prepared-file';
import type { WordFailure } from './failure';

/** A browser opens six connections to a server; the rest of the page wants some, and a phone has little memory for pictures. */
const MAX_UPLOADS_AT_ONCE = 2;

export type UploadProgress =
  { readonly phase: 'waiting' | 'preparing' } | { readonly phase: 'uploading'; readonly percent: number };

/** Where files go. */
export interface UploadTarget {
  /** Folder in the media bucket, without slashes at its ends. */
  readonly folder: string;
  /** Whether the storage may write over a file of the same name (specification, section 5: only alumni news). */
  readonly overwrite?: boolean;
  /** How a refusal of the storage is worded beside the field. */
  readonly wordFailure?: WordFailure | undefined;
}

interface UploadOptions extends UploadTarget {
  readonly prepare: Prepare;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

const queue = new PQueue({ concurrency: MAX_UPLOADS_AT_ONCE });

/**
 * Takes a file and what to do with it; gives the address a row keeps. Throws FileRefused for a file we do not take, the
 * signal's reason once it is aborted, and an error in Turkish words for everything the storage refuses; `uploadComplaint`
 * turns each into the sentence to show. Every try has a name of its own.
 */
export function startUpload(file: File, options: UploadOptions): Promise<string> {
  const { folder, overwrite = false, prepare, onProgress, signal } = options;
  onProgress?.({ phase: 'waiting' });
  return queue.add(async () => {
    onProgress?.({ phase: 'preparing' });
    const prepared = await prepare(file);
    signal?.throwIfAborted();
    const name = storedName(folder, prepared.extension, new Date());
    const onPercent = (percent: number) => onProgress?.({ phase: 'uploading', percent });
    onPercent(0);
    const onWait = () => onProgress?.({ phase: 'waiting' });
    await putFile(name, prepared, { overwrite, onPercent, onWait, signal });
    return mediaAddress(name);
  }, signal && { signal });
}
