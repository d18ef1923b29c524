import { LRUCache } from 'lru-cache';
import type { FeedOrigins } from '../../feeds/feed-items';
import { backendFileUrl } from './backend-file';

/** Resolves with a picture's length in bytes, or null if our own storage does not know it. */
export type PictureLength = (address: string, origins: FeedOrigins) => Promise<number | null>;

const MAX_CACHED = 1000;
const LIMIT_MS = 5_000;

/** Asks the storage once for each picture: an uploaded file never changes under its address. `fetch` reaches the backend. */
export function createPictureLengths(fetch: typeof globalThis.fetch): PictureLength {
  const known = new LRUCache<string, number>({ max: MAX_CACHED });
  return async (address, origins) => {
    const file = backendFileUrl(address, origins);
    if (!file) return null;
    const length = known.get(file.href) ?? (await readLength(file, fetch));
    if (length !== null) known.set(file.href, length);
    return length;
  };
}

async function readLength(file: URL, fetch: typeof globalThis.fetch): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const { ok, headers } = await fetch(file, { method: 'HEAD', redirect: 'error', signal });
    // A compressed response's length is not the file's.
    const length = Number(headers.get('content-length') ?? NaN);
    return ok && length > 0 && !headers.has('content-encoding') ? length : null;
  } catch {
    return null;
  }
}
