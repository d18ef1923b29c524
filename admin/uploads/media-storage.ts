import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { readAccess, refusalOf } from '../providers/access';
import { getBackend, getSupabase } from '../providers/supabase-client';
import { backendOrigin } from '../providers/backend-origin';
import { MEDIA_BUCKET, storedAddress, storedFile } from './media-file';
import type { PreparedFile } from './prepared-file';
import { pause } from '../lib/pause';
import { type SentAnswer, sendBytes } from './send-bytes';
import { forgetUnsaved, rememberUnsaved } from './unsaved-files';
import { storageError } from './failure';

/** Specification, section 9: storage cache. */
const CACHE_SECONDS = 3600;
/** A storage that has no turn for a file says so with this status. */
const NO_TURN = 429;
/** With waits of some seconds these are minutes, in which another tab's pictures are through. */
const MAX_TRIES = 20;

interface PutOptions {
  /** Whether a file of that name may be written over. */
  readonly overwrite: boolean;
  readonly onPercent: (percent: number) => void;
  /** Called when the storage has no turn for the file now, and it is sent again later. */
  readonly onWait: () => void;
  readonly signal: AbortSignal | undefined;
}

/** Takes a file's name in the bucket; gives the address a row keeps. */
export function mediaAddress(name: string): string {
  return storedAddress(bucket().getPublicUrl(name).data.publicUrl, window.location.origin);
}

/**
 * Stores a file under its name. The bytes go as the request's body: the embedded backend reads no unnamed multipart field
 * (design/backend.md). Throws what storageError gives; rejects with the signal's reason once it is aborted, and nothing
 * stays behind then.
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
      // Still remembered, so that the next start removes it again: a server may store late what it has received.
      onAbandoned: () => void bucket().remove([name]),
    });
  const answer = await inStoragesTurn(send, options);
  if (answer.status >= 200 && answer.status <= 299) return;
  if (answer.status > 0) forgetUnsaved([address]);
  throw (await whyRefused(answer.status)) ?? storageError(answer.status, answer.body);
}

/** Takes the status of a refused upload; gives the error that says what the person lacks, undefined when that is not the reason. */
async function whyRefused(status: number): Promise<Error | undefined> {
  // Hosted storage puts the true status into the body of a 400.
  if (status !== 400 && status !== 403) return undefined;
  // If access cannot be read, the storage's own words stay.
  return readAccess(getSupabase()).then(refusalOf, () => undefined);
}

/** Sends, and sends again when the storage says when. */
async function inStoragesTurn(send: () => Promise<SentAnswer>, options: PutOptions): Promise<SentAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    const { status, retryAfterS } = answer;
    if (status !== NO_TURN || retryAfterS === null || tries === MAX_TRIES) return answer;
    options.onWait();
    await pause(retryAfterS * 1000, options.signal);
    options.onPercent(0);
  }
}

/** Takes addresses from rows; removes those files that lie in our bucket. Gives the error's message when the backend refuses. */
export async function removeFiles(addresses: readonly string[]): Promise<string | null> {
  const site = window.location.origin;
  const names = addresses.flatMap((address) => storedFile(address, backendOrigin(), site) ?? []);
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
