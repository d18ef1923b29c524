import type { PublicDatabase } from '../../lib/database/public-database';
import { readError } from '../../lib/database/read-rows';
import { todayInIstanbul } from '../../lib/dates/dates';
import { createMiddleware } from 'hono/factory';

/** A publish must be seen within a second; the rest of that second is for reading and sending. */
const MAX_AGE_MS = 800;

interface Reading {
  version: Promise<string>;
  /** When the reading began. It does not see later writes. */
  since: number;
}

/** Reads the content's version. It changes whenever a page may change: after writes, at set times and at midnight. */
export async function readCacheVersion(database: PublicDatabase): Promise<string> {
  const now = new Date();
  const response = await database.rpc('content_version', { moment: now.toISOString() }, { get: true });
  if (response.error) throw readError(response);
  return `${todayInIstanbul(now)} ${response.data}`;
}

/** Caches the version of the content that visitors see. `now` is a monotonic clock in milliseconds. */
export class CacheVersion {
  #last: Reading | null = null;

  constructor(
    private readonly read: () => Promise<string>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Resolves with the version as it was less than a second ago. Rejects if it cannot be read. */
  current(): Promise<string> {
    const now = this.now();
    const last = this.#last;
    return (last && now - last.since < MAX_AGE_MS ? last : this.#begin(now)).version;
  }

  /** Drops the cached version after a write, so that the next request reads it anew. */
  invalidate(): void {
    this.#last = null;
  }

  #begin(since: number): Reading {
    const reading = { version: this.read(), since };
    this.#last = reading;
    // The next request tries again.
    reading.version.catch(() => {
      if (this.#last === reading) this.#last = null;
    });
    return reading;
  }
}

const TABLES = '/rest/v1/';
/** Function calls are POST requests even when they only read, and the site's search is one. */
const FUNCTIONS = '/rest/v1/rpc/';
/** The functions that change what pages show: those of the back office's history, and that of the pages of a PDF. */
const WRITING_FUNCTION = /^\/rest\/v1\/rpc\/(?:restore_|undo_|keep_document$)/;
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
