import type { FeedOrigins } from '../../feeds/feed-items';
import { PUBLIC_FILES } from '../../lib/media/stored-files';

/** Returns a file's address on our own backend; null for any other, from which the server must not fetch. */
export function backendFileUrl(address: string, { origin, backendOrigin }: FeedOrigins): URL | null {
  const url = new URL(address, backendOrigin);
  const isOurs = url.origin === backendOrigin || url.origin === origin;
  return isOurs && url.pathname.startsWith(PUBLIC_FILES) ? new URL(url.pathname, backendOrigin) : null;
}
