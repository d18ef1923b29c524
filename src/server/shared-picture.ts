import { itemSharePicture } from '../share/share-picture';
import type { PublicDatabase } from '../shared/public-database';
import type { SharedTable } from '../shared/share-pictures';
import type { SharedRow } from './shared-rows';

export interface ShareSource {
  database: PublicDatabase;
  /** Where visitors find the site, and the backend with its files. */
  origin: string;
  backendOrigin: string;
  fetch: typeof fetch;
}

const COVER_LIMIT_MS = 5_000;
const STORED = '/storage/v1/object/public/';

/** Draws the preview picture of a row, on its cover if that is ours. */
export async function sharedPicture(
  table: SharedTable,
  { caption, coverUrl }: SharedRow,
  source: ShareSource,
): Promise<Uint8Array<ArrayBuffer>> {
  return itemSharePicture({ table, caption, cover: await readCover(coverUrl, source) });
}

/** Only files of our own storage are fetched: an address that someone typed must not send the server anywhere else. */
async function readCover(
  coverUrl: string | null,
  { origin, backendOrigin, fetch }: ShareSource,
): Promise<Uint8Array | null> {
  if (coverUrl === null) return null;
  const url = new URL(coverUrl, backendOrigin);
  const isOurs = url.origin === backendOrigin || url.origin === origin;
  if (!isOurs || !url.pathname.startsWith(STORED)) return null;
  const stored = new URL(url.pathname, backendOrigin);
  try {
    const answer = await fetch(stored, { redirect: 'error', signal: AbortSignal.timeout(COVER_LIMIT_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
