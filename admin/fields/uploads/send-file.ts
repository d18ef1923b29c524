import { DetailedError, Upload } from 'tus-js-client';
import { messages } from '../../../src/lib/messages';
import { readAccess, refusalOf } from '../../data/access';
import { getBackend, getSupabase } from '../../data/supabase-client';
import { storageError } from './failure';
import type { PreparedFile } from './prepared-file';

const BUCKET = 'media';
/** Specification, section 9: storage cache. */
const CACHE_SECONDS = 3600;
/** A larger file is sent in parts of this size. Hosted Supabase accepts no other. */
const PART_BYTES = 6 * 1024 * 1024;
/** A connection without progress for this long is dead. A slow one may take its time. */
const STALL_LIMIT_MS = 60_000;
/** The waits before further tries after a lost connection. Each part that arrives starts them anew. */
const RETRY_DELAYS_MS = [0, 3_000, 5_000, 10_000, 20_000];
/** Refusals that pass: the storage is busy, or still holds the end of a request whose connection was lost. */
const PASSING = [409, 423, 429];
const RANDOM_CHARACTERS = 8;

interface SendOptions {
  /** The folder in the media bucket, without slashes at its ends. */
  readonly folder: string;
  /** Whether an existing file of that name may be replaced. */
  readonly overwrite: boolean;
  readonly onPercent: (percent: number) => void;
  /** Called when the connection was lost and the rest will be sent once it is back. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
}

/** The files that were sent in part: their names, and where they can be resumed. A retry goes on from there. */
const begun = new WeakMap<Blob, { readonly name: string; readonly url: string }>();

/** The storage, or what stands in front of it, is down. */
class StorageDown extends Error {
  constructor(readonly status: number) {
    super(`Storage answered ${status}`);
  }
}

/**
 * Stores a file by the TUS protocol and returns the address that a row stores: a path of the site, which serves the file whatever
 * project it comes from. It goes on where a lost connection stopped; a new attempt uses a new name, unless it resumes. Throws the error
 * of `storageError`, and the signal's reason once it is aborted. The server's purge removes what no row gets.
 */
export async function sendFile(file: PreparedFile, options: SendOptions): Promise<string> {
  const name = begun.get(file.body)?.name ?? newName(options.folder, file);
  const refusal = await send(name, file, options);
  if (refusal === null) return `/storage/v1/object/public/${BUCKET}/${name}`;
  throw (await explainRefusal(refusal.status)) ?? storageError(refusal.status, refusal.body);
}

/** A dated, unguessable ASCII name, which ends with what the person called the file where that is shown. */
function newName(folder: string, { extension, label }: PreparedFile): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, RANDOM_CHARACTERS);
  return `${folder}/${[Date.now(), random, label].filter(Boolean).join('-')}.${extension}`;
}

interface Refusal {
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: string;
}

/** Resolves to null once the file is stored. */
function send(name: string, { body, type }: PreparedFile, options: SendOptions): Promise<Refusal | null> {
  const { overwrite, onPercent, onLost, signal } = options;
  return new Promise((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const end = (refusal: Refusal | null) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', giveUp);
      resolve(refusal);
    };
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => void upload.abort().then(() => end(NO_ANSWER)), STALL_LIMIT_MS);
    };
    const giveUp = () => {
      clearTimeout(stall);
      upload.abort(true).catch(() => undefined);
      reject(signal.reason as Error);
    };

    const upload = new Upload(body, {
      endpoint: `${getBackend().url}/storage/v1/upload/resumable`,
      uploadUrl: begun.get(body)?.url ?? null,
      metadata: {
        bucketName: BUCKET,
        objectName: name,
        contentType: type,
        cacheControl: String(CACHE_SECONDS),
      },
      chunkSize: PART_BYTES,
      uploadDataDuringCreation: true,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      // Before each request, because an upload may outlive a token.
      onBeforeRequest: async (request) => {
        const { data } = await getSupabase().auth.getSession();
        if (!data.session) throw new Error(messages.errors.noSession);
        request.setHeader('apikey', getBackend().publishableKey);
        request.setHeader('authorization', `Bearer ${data.session.access_token}`);
        request.setHeader('x-upsert', String(overwrite));
      },
      // Without an error the client would begin a new upload, and send again what the storage already has.
      onAfterResponse: (request, response) => {
        const status = response.getStatus();
        if (request.getMethod() === 'HEAD' && status >= 500) throw new StorageDown(status);
      },
      onUploadUrlAvailable: () => upload.url !== null && begun.set(body, { name, url: upload.url }),
      onProgress: (sent, total) => {
        watch();
        onPercent(Math.floor((100 * sent) / total));
      },
      onShouldRetry: (error) => {
        const { status } = refusalIn(error);
        const mayPass = status === 0 || status >= 500 || PASSING.includes(status);
        if (!mayPass || ownError(error)) return false;
        onLost();
        return true;
      },
      onSuccess: () => end(null),
      onError: (error) => {
        const own = ownError(error);
        if (own) reject(own);
        end(refusalIn(error));
      },
    });

    signal.throwIfAborted();
    signal.addEventListener('abort', giveUp, { once: true });
    watch();
    upload.start();
  });
}

const NO_ANSWER: Refusal = { status: 0, body: '' };

function refusalIn(error: Error): Refusal {
  if (!(error instanceof DetailedError)) return NO_ANSWER;
  const { causingError, originalResponse } = error;
  if (causingError instanceof StorageDown) return { status: causingError.status, body: '' };
  return { status: originalResponse?.getStatus() ?? 0, body: originalResponse?.getBody() ?? '' };
}

/** The error of `onBeforeRequest`. What the network causes is an event. */
function ownError(error: Error): Error | undefined {
  const cause = error instanceof DetailedError ? error.causingError : error;
  return cause instanceof Error && !(cause instanceof StorageDown) ? cause : undefined;
}

/** Returns the error that says what the person lacks; undefined when the refusal has another reason. */
async function explainRefusal(status: number): Promise<Error | undefined> {
  // Hosted storage puts the true status into the body of a 400.
  if (status !== 400 && status !== 403) return undefined;
  // If the access cannot be read, the storage's own message stays.
  return readAccess(getSupabase()).then(refusalOf, () => undefined);
}
