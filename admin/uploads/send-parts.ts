import { DetailedError, Upload } from 'tus-js-client';
import { abortReason } from '../lib/delay';
import { PART_BYTES } from './media-file';
import { STALL_LIMIT_MS, type UploadResponse } from './send-bytes';

/** The waits before further tries after a lost connection. Each part that arrives starts them anew. */
const RETRY_DELAYS_MS = [0, 3_000, 5_000, 10_000, 20_000];
/** Refusals that pass: the storage still holds the end of a request whose connection was lost. */
const PASSING = [409, 423];

interface Parts {
  readonly endpoint: string;
  /** The address of the upload that is to be resumed. */
  readonly uploadUrl: string | undefined;
  readonly body: Blob;
  readonly metadata: Readonly<Record<string, string>>;
  /** Asked before each request, because an upload may outlive a token. */
  readonly readHeaders: () => Promise<Readonly<Record<string, string>>>;
  /** Called with the address at which the upload can be resumed. */
  readonly onBegun: (uploadUrl: string) => void;
  readonly onPercent: (percent: number) => void;
  /** Called when the connection was lost and will be tried again. */
  readonly onLost: () => void;
  readonly signal: AbortSignal | undefined;
  /** Called when an aborted upload has ended. The server may have stored the file nevertheless. */
  readonly onAbandoned: () => void;
}

/** The storage, or what stands in front of it, is down. */
class StorageDown extends Error {
  constructor(readonly status: number) {
    super(`Storage answered ${status}`);
  }
}

/**
 * Sends a file in parts by the TUS protocol, and goes on where a lost connection stopped. Resolves to the
 * answer, with status 0 when none came. Rejects as soon as the signal is aborted, and with the error of
 * `readHeaders`.
 */
export function sendParts({ body, readHeaders, signal, ...parts }: Parts): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const end = (status: number, answer = '') => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', giveUp);
      resolve({ status, body: answer, retryAfterS: null });
    };
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => void upload.abort().then(() => end(0)), STALL_LIMIT_MS);
    };
    const giveUp = () => {
      clearTimeout(stall);
      const leave = () => parts.onAbandoned();
      upload.abort(true).then(leave, leave);
      reject(abortReason(signal));
    };

    const upload = new Upload(body, {
      endpoint: parts.endpoint,
      uploadUrl: parts.uploadUrl ?? null,
      metadata: { ...parts.metadata },
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        for (const [name, value] of Object.entries(await readHeaders())) request.setHeader(name, value);
      },
      // Without an error the client would begin a new upload, and send again what the storage already has.
      onAfterResponse: (request, response) => {
        const status = response.getStatus();
        if (request.getMethod() === 'HEAD' && status >= 500) throw new StorageDown(status);
      },
      onUploadUrlAvailable: () => upload.url !== null && parts.onBegun(upload.url),
      onProgress: (sent, total) => {
        watch();
        parts.onPercent(Math.floor((100 * sent) / total));
      },
      onShouldRetry: (error) => {
        const status = statusOf(error);
        const mayPass = status === 0 || status >= 500 || PASSING.includes(status);
        if (!mayPass || ownError(error)) return false;
        parts.onLost();
        return true;
      },
      onSuccess: () => end(200),
      onError: (error) => {
        const own = ownError(error);
        if (own) reject(own);
        const answer = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
        end(statusOf(error), answer);
      },
    });

    if (signal?.aborted) {
      reject(abortReason(signal));
      return;
    }
    signal?.addEventListener('abort', giveUp, { once: true });
    watch();
    upload.start();
  });
}

function statusOf(error: Error): number {
  if (!(error instanceof DetailedError)) return 0;
  const { causingError, originalResponse } = error;
  return causingError instanceof StorageDown ? causingError.status : (originalResponse?.getStatus() ?? 0);
}

/** The error of `readHeaders`. What the network causes is an event. */
function ownError(error: Error): Error | undefined {
  const cause = error instanceof DetailedError ? error.causingError : error;
  return cause instanceof Error && !(cause instanceof StorageDown) ? cause : undefined;
}
