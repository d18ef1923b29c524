import type { FeedOrigins } from '../../feeds/feed-items';

const STORED = '/storage/v1/object/public/';

/**
 * Returns the address on our own backend of a file's address, which may be absolute or a path. Null for any other file: an address that
 * someone typed must not make the server fetch from elsewhere.
 */
export function backendFileUrl(address: string, { origin, backendOrigin }: FeedOrigins): URL | null {
  const url = new URL(address, backendOrigin);
  const isOurs = url.origin === backendOrigin || url.origin === origin;
  return isOurs && url.pathname.startsWith(STORED) ? new URL(url.pathname, backendOrigin) : null;
}
