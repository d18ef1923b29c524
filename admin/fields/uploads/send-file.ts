import { DetailedError, Upload } from 'tus-js-client';
import { MEDIA_BUCKET, MEDIA_FILES } from '../../../src/lib/media/stored-files';
import { messages } from '../../../src/lib/messages';
import { readAccess, refusalOf } from '../../data/access';
import { getBackend, getSupabase } from '../../data/supabase-client';
import { storageError, trueStatus, type PreparedFile } from './failure';

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
/** A file of the name exists. Storage answers so too while a part is being written. */
const TAKEN = 409;
/** Somebody has to make room on the server first. */
const DISK_FULL = 507;
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

interface BegunFile {
  readonly name: string;
  /** Where it can be resumed; null until the storage has said so. */
  readonly url: string | null;
  /** Whether an answer was lost, so that the storage may have the file. */
  readonly isUncertain: boolean;
}

/** The files that were sent in part, or of which no answer came. A retry goes on from there, under the same name. */
const begun = new WeakMap<Blob, BegunFile>();

/** The storage, or what stands in front of it, is down. */
class StorageDown extends Error {
  constructor(readonly status: number) {
    super(`Storage answered ${status}`);
  }
}

/**
 * Stores a file by the TUS protocol and returns the address that a row stores: a path of the site, which serves the file whatever
 * project it comes from. It goes on where a lost connection stopped, and finds the file again if only the answer was lost; after a
 * refusal a new attempt uses a new name. Throws the error of `storageError`, and the signal's reason once it is aborted. The server's
 * purge removes what no row gets.
 */
export async function sendFile(file: PreparedFile, options: SendOptions): Promise<string> {
  const { body } = file;
  const name = begun.get(body)?.name ?? newName(options.folder, file);
  const address = MEDIA_FILES + name;
  const refusal = await send(name, file, options);
  const isThere = refusal === null || (isTaken(refusal, body) && (await isStored(address, body)));
  if (isThere || !(mayPass(refusal.status) || begun.get(body)?.url)) begun.delete(body);
  if (isThere) return address;
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
  /** Whether it refuses to begin an upload. */
  readonly isOfCreation?: boolean;
}

/** Whether the storage says that a file of this name exists, after an answer was lost: nobody else uses such a name. */
function isTaken({ status, body, isOfCreation = false }: Refusal, file: Blob): boolean {
  return trueStatus(status, body) === TAKEN && isOfCreation && begun.get(file)?.isUncertain === true;
}

async function isStored(address: string, { size }: Blob): Promise<boolean> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return ok && headers.get('content-length') === String(size);
}

function mayPass(status: number): boolean {
  return isUnanswered(status) || PASSING.includes(status);
}

/** Resolves to null once the file is stored. */
function send(name: string, { body, type }: PreparedFile, options: SendOptions): Promise<Refusal | null> {
  const { overwrite, onPercent, onLost, signal } = options;
  const note = (news: Partial<BegunFile>) =>
    begun.set(body, { url: null, isUncertain: false, ...begun.get(body), name, ...news });
  return new Promise((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const end = (refusal: Refusal | null) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', giveUp);
      resolve(refusal);
    };
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        note({ isUncertain: true });
        void upload.abort().then(() => end(NO_ANSWER));
      }, STALL_LIMIT_MS);
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
        bucketName: MEDIA_BUCKET,
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
      onUploadUrlAvailable: () => note({ url: upload.url }),
      onProgress: (sent, total) => {
        watch();
        onPercent(Math.floor((100 * sent) / total));
      },
      onShouldRetry: (error) => {
        const refusal = refusalIn(error);
        const { status } = refusal;
        if (!mayPass(status) || ownError(error) || isTaken(refusal, body)) return false;
        if (isUnanswered(status)) note({ isUncertain: true });
        onLost();
        return true;
      },
      onSuccess: () => end(null),
      onError: (error) => {
        const own = ownError(error);
        if (own) reject(own);
        const refusal = refusalIn(error);
        if (isUnanswered(refusal.status)) note({ isUncertain: true });
        end(refusal);
      },
    });

    signal.throwIfAborted();
    signal.addEventListener('abort', giveUp, { once: true });
    watch();
    upload.start();
  });
}

const NO_ANSWER: Refusal = { status: 0, body: '' };

/** Whether the storage, or a proxy before it, has left open whether it has the file. */
function isUnanswered(status: number): boolean {
  return status === 0 || (status >= 500 && status !== DISK_FULL);
}

function refusalIn(error: Error): Refusal {
  if (!(error instanceof DetailedError)) return NO_ANSWER;
  const { causingError, originalRequest, originalResponse } = error;
  if (causingError instanceof StorageDown) return { status: causingError.status, body: '' };
  return {
    status: originalResponse?.getStatus() ?? 0,
    body: originalResponse?.getBody() ?? '',
    isOfCreation: originalRequest.getMethod() === 'POST',
  };
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
