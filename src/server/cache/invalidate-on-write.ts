import { createMiddleware } from 'hono/factory';
import type { CacheVersion } from './cache-version';

const TABLES = '/rest/v1/';
/** Function calls are POST requests even when they only read, and the site's search is one. */
const FUNCTIONS = '/rest/v1/rpc/';
/** The functions that change rows: those of the back office's history and files. */
const WRITING_FUNCTION = /^\/rest\/v1\/rpc\/(?:(?:restore|undo)_|(?:describe|replace)_file)/;
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Invalidates the cache after a write through our own API, before the writer gets the response. */
export function invalidateOnWrite(version: Pick<CacheVersion, 'invalidate'>) {
  return createMiddleware(async (context, next) => {
    await next();
    if (context.res.ok && isWrite(context.req)) version.invalidate();
  });
}

function isWrite({ method, path }: { method: string; path: string }): boolean {
  if (READING_METHODS.has(method) || !path.startsWith(TABLES)) return false;
  return !path.startsWith(FUNCTIONS) || WRITING_FUNCTION.test(path);
}
