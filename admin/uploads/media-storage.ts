import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { readAccess, refusalOf } from '../providers/access';
import { getBackend, getSupabase } from '../providers/supabase-client';
import { MEDIA_BUCKET, mediaAddress, storedFile } from './media-file';
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
  readonly signal: AbortSignal | undefined;
}

/**
 * Stores a file under its name. The bytes are the request's body, because the embedded backend reads no
 * unnamed multipart field. Throws the error of `storageError`. Rejects with the signal's reason once it is
 * aborted, and then removes what was stored.
 */
export async function putFile(name: string, file: PreparedFile, options: PutOptions): Promise<void> {
  const { data } = await getSupabase().auth.getSession();
  if (!data.session) throw new Error(messages.errors.noSession);
  const { url, anonKey } = getBackend();
  const address = mediaAddress(name);
  rememberUnsaved(address);
  const send = () =>
    sendBytes({
      url: `${url}/storage/v1/object/${MEDIA_BUCKET}/${name}`,
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${data.session.access_token}`,
        'content-type': file.type,
        'cache-control': `max-age=${CACHE_SECONDS}`,
        'x-upsert': String(options.overwrite),
      },
      body: file.body,
      onPercent: options.onPercent,
      signal: options.signal,
      // Still listed as unsaved, so that the next start removes it again: a server may store late what it has
      // received.
      onAbandoned: () => void bucket().remove([name]),
    });
  const response = await sendWithRetries(send, options);
  if (response.status >= 200 && response.status <= 299) return;
  if (response.status > 0) forgetUnsaved([address]);
  throw (await explainRefusal(response.status)) ?? storageError(response.status, response.body);
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
