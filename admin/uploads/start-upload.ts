import PQueue from 'p-queue';
import { putFile } from './media-storage';
import type { Prepare } from './prepared-file';
import type { RewordError } from './failure';

/**
 * A browser opens six connections to a server. The page needs some of them, and a phone has little memory for
 * pictures.
 */
const MAX_UPLOADS_AT_ONCE = 2;

export type UploadProgress =
  | { readonly phase: 'waiting' | 'preparing' }
  /** While the connection is lost, nothing is sent until it is back. */
  | { readonly phase: 'uploading'; readonly percent: number; readonly isLost?: true };

/** Where files are stored. */
export interface UploadTarget {
  /** The folder in the media bucket, without slashes at its ends. */
  readonly folder: string;
  /** Whether the storage may replace a file of the same name (specification, section 5: only alumni news). */
  readonly overwrite?: boolean;
  /** Rewords a refusal of the storage beside the field. */
  readonly rewordError?: RewordError | undefined;
}

interface UploadOptions extends UploadTarget {
  readonly prepare: Prepare;
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal;
}

const queue = new PQueue({ concurrency: MAX_UPLOADS_AT_ONCE });

/**
 * Prepares and uploads a file. Resolves to the address that a row stores. Throws FileRefused for a file that
 * cannot be accepted, the signal's reason once it is aborted, and an error in Turkish for every refusal of
 * the storage; `uploadComplaint` turns each into a message. A retry of a large file goes on where it stopped.
 */
export function startUpload(file: File, options: UploadOptions): Promise<string> {
  const { folder, overwrite = false, prepare, onProgress, signal } = options;
  onProgress?.({ phase: 'waiting' });
  return queue.add(async () => {
    onProgress?.({ phase: 'preparing' });
    const prepared = await prepare(file);
    signal?.throwIfAborted();
    let sent = 0;
    const onPercent = (percent: number) => {
      sent = percent;
      onProgress?.({ phase: 'uploading', percent });
    };
    onPercent(0);
    const onWait = () => onProgress?.({ phase: 'waiting' });
    const onLost = () => onProgress?.({ phase: 'uploading', percent: sent, isLost: true });
    return putFile(folder, prepared, { overwrite, onPercent, onWait, onLost, signal });
  }, signal && { signal });
}
