import { createMiddleware } from 'hono/factory';
import type { CacheVersion } from './cache-version';

const TABLES = '/rest/v1/';
/** They are called by POST, whatever they do: ours read, for everyone who searches. */
const FUNCTIONS = '/rest/v1/rpc/';
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Invalidates the cache after rows were written through our own API, before the writer has the answer. */
export function invalidateOnWrite(version: Pick<CacheVersion, 'invalidate'>) {
  return createMiddleware(async (context, next) => {
    await next();
    if (context.res.ok && isWrite(context.req)) version.invalidate();
  });
}

function isWrite({ method, path }: { method: string; path: string }): boolean {
  return !READING_METHODS.has(method) && path.startsWith(TABLES) && !path.startsWith(FUNCTIONS);
}
