import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../../lib/database/read-rows';
import { canonicalQuery } from '../../lib/paths/page-params';
import { chooseEncoding } from '../http/compression';
import type { CacheVersion } from './cache-version';
import {
  isFailure,
  isRedirect,
  isStorable,
  readResponse,
  sizeOf,
  writeResponse,
  type CachedResponse,
} from './cached-response';

export interface ResponseCacheOptions {
  /** Responds to a request that is not in the cache. */
  origin: (request: Request) => Response | Promise<Response>;
  version: Pick<CacheVersion, 'current'>;
  maxBytes?: number;
  /** The clock by which entries age. */
  clock?: { now: () => number };
}

interface Entry {
  response: CachedResponse;
  version: string;
  renderedAt: number;
}

/** Room for about a thousand pages. The whole server has to stay under 300 MB. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Anyone can request any number of missing addresses. Their 404s have a share of their own and never evict a page. */
const MISSING_SHARE = 1 / 16;
const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** An older rendering is never sent, even while the database is away. */
const MAX_STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Caches responses. The key is the request's host, path, scheme and encoding, and the query parameters that the page reads. An entry
 * is fresh while the content's version equals the one it was rendered from. When the version cannot be read or rendering fails,
 * visitors get the last rendering with its `Age` (`stale-if-error`). The origin receives a new request that carries only the key,
 * and visitors who wait for the same key share it.
 */
export function responseCache({ origin, version, ...options }: ResponseCacheOptions) {
  const { maxBytes = MAX_BYTES, clock = performance } = options;
  const createStore = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize: Math.min(maxSize, MAX_ENTRY_BYTES),
      sizeCalculation: ({ response }) => sizeOf(response),
      ttl: MAX_STALE_MS,
      ttlResolution: 0,
      perf: clock,
    });
  const missingBytes = Math.floor(maxBytes * MISSING_SHARE);
  const pages = createStore(maxBytes - missingBytes);
  const missing = createStore(missingBytes);
  const rendering = new Map<string, { version: string; response: Promise<CachedResponse> }>();

  const find = (key: string) => pages.get(key) ?? missing.get(key);

  const store = (key: string, entry: Entry) => {
    pages.delete(key);
    missing.delete(key);
    if (isStorable(entry.response)) (entry.response.status === 404 ? missing : pages).set(key, entry);
  };

  const render = ({ key, address, headers }: Key, current: string): Promise<CachedResponse> => {
    const running = rendering.get(key);
    if (running?.version === current) return running.response;
    const run = {
      version: current,
      response: Promise.resolve(origin(new Request(address, { headers }))).then(readResponse),
    };
    rendering.set(key, run);
    const finish = (response?: CachedResponse) => {
      // A newer version is being rendered.
      if (rendering.get(key) !== run) return;
      rendering.delete(key);
      if (response && !isFailure(response))
        store(key, { response, version: current, renderedAt: clock.now() });
    };
    run.response.then(finish, () => finish());
    return run.response;
  };

  return createMiddleware(async (context, next) => {
    const asked = readKey(context.req.raw);
    const { key, isReduced } = asked;
    const current = await version
      .current()
      .catch((error: unknown) => (isUnavailable(error) ? null : undefined));
    // The backend responds but has no version, so nothing can be stored.
    if (current === undefined) return next();
    const fresh = find(key);
    if (fresh?.version === current) return writeResponse(fresh.response);
    const rendered = current === null ? null : await render(asked, current);
    const stale = rendered && !isFailure(rendered) ? undefined : find(key);
    if (stale) return writeResponse(stale.response, clock.now() - stale.renderedAt);
    // A redirect's location carries the whole query, so one that was made from the reduced query is not sent.
    if (!rendered || (isReduced && isRedirect(rendered))) return next();
    return writeResponse(rendered);
  });
}

interface Key {
  key: string;
  /** The address with only the query parameters that the page reads. */
  address: string;
  /** Whether the visitor's query has other parameters. */
  isReduced: boolean;
  headers: Readonly<Record<string, string>>;
}

function readKey({ url, headers: sent }: Request): Key {
  const { host, pathname, search } = new URL(url);
  const query = search && canonicalQuery(pathname, search);
  const address = `http://${host}${pathname}${query}`;
  const encoding = chooseEncoding(sent.get('accept-encoding')) ?? 'identity';
  const scheme = sent.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return {
    key: `${encoding} ${scheme} ${address}`,
    address,
    isReduced: query !== search,
    headers: { 'accept-encoding': encoding, 'x-forwarded-proto': scheme },
  };
}
