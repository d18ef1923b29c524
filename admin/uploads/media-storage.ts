import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { readAccess, refusalOf } from '../providers/access';
import { getBackend, getSupabase } from '../providers/supabase-client';
import { MEDIA_BUCKET, mediaAddress, PART_BYTES, storedFile, storedName } from './media-file';
import type { PreparedFile } from './prepared-file';
import { delay } from '../lib/delay';
import { type UploadResponse, sendBytes } from './send-bytes';
import { forgetUnsaved, rememberUnsaved } from './unsaved-files';
import { storageError } from './failure';

/** Specification, section 9: storage cache. */
const CACHE_SECONDS = 3600;
/** HTTP status of a storage that is busy. */
const TOO_MANY_UPLOADS = 429;
/** With waits of some seconds each this lasts minutes, enough for another tab's uploads to finish. */
const MAX_TRIES = 20;

interface PutOptions {
  /** Whether an existing file of that name may be replaced. */
  readonly overwrite: boolean;
  readonly onPercent: (percent: number) => void;
  /** Called when the storage is busy and the file will be sent again. */
  readonly onWait: () => void;
  /** Called when the connection was lost and the rest will be sent once it is back. */
  readonly onLost: () => void;
  readonly signal: AbortSignal | undefined;
}

/** The files that were sent in part: their names, and where they can be resumed. A retry goes on from there. */
const begun = new WeakMap<Blob, { readonly name: string; readonly url: string }>();

/**
 * Stores a file in a folder and returns the address that a row stores. A new attempt uses a new name, unless
 * it resumes. Throws the error of `storageError`. Rejects with the signal's reason once it is aborted, and
 * then removes what was stored.
 */
export async function putFile(folder: string, file: PreparedFile, options: PutOptions): Promise<string> {
  const name = begun.get(file.body)?.name ?? storedName(folder, file.extension, new Date());
  const address = mediaAddress(name);
  rememberUnsaved(address);
  const send = file.body.size > PART_BYTES ? sendLarge : sendSmall;
  const response = await sendWithRetries(() => send(name, file, options), options);
  if (response.status >= 200 && response.status <= 299) return address;
  if (response.status > 0) forgetUnsaved([address]);
  throw (await explainRefusal(response.status)) ?? storageError(response.status, response.body);
}

/** Returns the headers that say who asks. The token is renewed when it has expired. */
async function readHeaders({ overwrite }: PutOptions): Promise<Readonly<Record<string, string>>> {
  const { data } = await getSupabase().auth.getSession();
  if (!data.session) throw new Error(messages.errors.noSession);
  return {
    apikey: getBackend().publishableKey,
    authorization: `Bearer ${data.session.access_token}`,
    'x-upsert': String(overwrite),
  };
}

/** Still listed as unsaved, so that the next start removes it again: a server may store late what it has received. */
const removeAbandoned = (name: string) => void bucket().remove([name]);

/** The bytes are the request's body, because the embedded backend reads no unnamed multipart field. */
async function sendSmall(name: string, { body, type }: PreparedFile, options: PutOptions) {
  const headers = { 'content-type': type, 'cache-control': `max-age=${CACHE_SECONDS}` };
  return sendBytes({
    url: `${getBackend().url}/storage/v1/object/${MEDIA_BUCKET}/${name}`,
    headers: { ...(await readHeaders(options)), ...headers },
    body,
    onPercent: options.onPercent,
    signal: options.signal,
    onAbandoned: () => removeAbandoned(name),
  });
}

async function sendLarge(name: string, { body, type }: PreparedFile, options: PutOptions) {
  // Lazy, because few files are large.
  const { sendParts } = await import('./send-parts');
  return sendParts({
    endpoint: `${getBackend().url}/storage/v1/upload/resumable`,
    uploadUrl: begun.get(body)?.url,
    body,
    metadata: {
      bucketName: MEDIA_BUCKET,
      objectName: name,
      contentType: type,
      cacheControl: String(CACHE_SECONDS),
    },
    readHeaders: () => readHeaders(options),
    onBegun: (url) => begun.set(body, { name, url }),
    onPercent: options.onPercent,
    onLost: options.onLost,
    signal: options.signal,
    onAbandoned: () => removeAbandoned(name),
  });
}

/** Returns the error that says what the person lacks; undefined when the refusal has another reason. */
async function explainRefusal(status: number): Promise<Error | undefined> {
  // Hosted storage puts the true status into the body of a 400.
  if (status !== 400 && status !== 403) return undefined;
  // If the access cannot be read, the storage's own message stays.
  return readAccess(getSupabase()).then(refusalOf, () => undefined);
}

/** Sends, and repeats when the storage asks for it. */
async function sendWithRetries(
  send: () => Promise<UploadResponse>,
  options: PutOptions,
): Promise<UploadResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    const { status, retryAfterS } = response;
    if (status !== TOO_MANY_UPLOADS || retryAfterS === null || tries === MAX_TRIES) return response;
    options.onWait();
    await delay(retryAfterS * 1000, options.signal);
    options.onPercent(0);
  }
}

/** Removes the files in our bucket among the addresses. Returns the error message of a refusal. */
export async function removeFiles(addresses: readonly string[]): Promise<string | null> {
  const names = addresses.flatMap((address) => storedFile(address) ?? []);
  if (names.length > 0) {
    const { error } = await bucket().remove(names);
    if (error) return errorMessage(error);
  }
  forgetUnsaved(addresses);
  return null;
}

function bucket() {
  return getSupabase().storage.from(MEDIA_BUCKET);
}
