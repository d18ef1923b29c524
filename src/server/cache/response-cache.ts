import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../../lib/database/read-rows';
import { canonicalParams, hasFreeText, PAGE_PARAM } from '../../lib/paths/page-params';
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

/** As it is now, newly rendered, or old because it could not be rendered. */
export type CacheResult = 'hit' | 'miss' | 'stale';

export interface ResponseCacheOptions {
  /** Responds to a request that is not in the cache. */
  origin: (request: Request) => Response | Promise<Response>;
  version: Pick<CacheVersion, 'current'>;
  /** The origin of all requests' pages; each request's own by default. */
  siteUrl?: string | undefined;
  maxBytes?: number;
  /** Called with how each page came from the cache. */
  onResult?: ((result: CacheResult) => void) | undefined;
  /** The clock by which entries age. */
  clock?: { now: () => number };
}

interface Entry {
  response: CachedResponse;
  version: string;
  renderedAt: number;
  /** The lowest number of a page behind the last, of the entry for all of them. */
  firstMissing?: number;
}

/** Room for about a thousand pages. The whole server has to stay under 300 MB. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Anyone can request many missing addresses and queries. These have a share of their own and never evict a page without one. */
const VARIANTS_SHARE = 1 / 8;
const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** An older rendering is never sent, even while the database is away. */
const MAX_STALE_MS = 24 * 60 * 60 * 1000;
/** Stands for the number of every page behind the last, which are one page. */
const BEHIND_LAST = 'son';

/**
 * Caches responses. The key is the site's host, the path, scheme and encoding, and of the query the values that change the
 * page (lib/paths/page-params). Pages that depend on what a visitor typed pass the cache. An entry is fresh while the
 * content's version equals the one it was rendered from. When the version cannot be read or rendering fails, visitors get the
 * last rendering with its `Age` (`stale-if-error`). The origin receives a new request that carries only the key, and visitors
 * who wait for the same key share it.
 */
export function responseCache({ origin, version, ...options }: ResponseCacheOptions) {
  const { maxBytes = MAX_BYTES, clock = performance, siteUrl, onResult } = options;
  const createStore = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      maxEntrySize: Math.min(maxSize, MAX_ENTRY_BYTES),
      sizeCalculation: ({ response }) => sizeOf(response),
      ttl: MAX_STALE_MS,
      ttlResolution: 0,
      perf: clock,
    });
  const variantsBytes = Math.floor(maxBytes * VARIANTS_SHARE);
  const pages = createStore(maxBytes - variantsBytes);
  const variants = createStore(variantsBytes);
  const rendering = new Map<string, { version: string; response: Promise<CachedResponse> }>();

  const find = ({ key, page, behindLast }: Key) => {
    const entry = pages.get(key) ?? variants.get(key);
    if (entry || page === 1) return entry;
    const missing = variants.get(behindLast);
    return missing && page >= (missing.firstMissing ?? page) ? missing : undefined;
  };

  const store = ({ key, page, behindLast, isVariant }: Key, entry: Entry) => {
    pages.delete(key);
    variants.delete(key);
    if (!isStorable(entry.response)) return;
    const isMissing = entry.response.status === 404;
    if (isMissing && page > 1) {
      const known = variants.peek(behindLast);
      const firstKnown = known?.version === entry.version ? known.firstMissing : undefined;
      const firstMissing = Math.min(page, firstKnown ?? page);
      variants.set(behindLast, { ...entry, firstMissing });
    } else (isMissing || isVariant ? variants : pages).set(key, entry);
  };

  const render = (asked: Key, current: string): Promise<CachedResponse> => {
    const { key, address, headers } = asked;
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
        store(asked, { response, version: current, renderedAt: clock.now() });
    };
    run.response.then(finish, () => finish());
    return run.response;
  };

  return createMiddleware(async (context, next) => {
    const asked = readKey(context.req.raw, siteUrl);
    if (asked === null) return next();
    const current = await version
      .current()
      .catch((error: unknown) => (isUnavailable(error) ? null : undefined));
    // The backend responds but has no version, so nothing can be stored.
    if (current === undefined) return next();
    const fresh = find(asked);
    if (fresh?.version === current) {
      onResult?.('hit');
      return writeResponse(fresh.response);
    }
    const rendered = current === null ? null : await render(asked, current);
    const stale = rendered && !isFailure(rendered) ? undefined : find(asked);
    onResult?.(stale ? 'stale' : 'miss');
    if (stale) return writeResponse(stale.response, clock.now() - stale.renderedAt);
    // A redirect's location carries the whole query, so one that was made from the reduced query is not sent.
    if (!rendered || (asked.isReduced && isRedirect(rendered))) return next();
    return writeResponse(rendered);
  });
}

interface Key {
  key: string;
  /** The key of all pages behind the last of a list. */
  behindLast: string;
  /** The number of a list's page; 1 for any other page. */
  page: number;
  /** The address with only the query parameters that the page reads. */
  address: string;
  /** Whether the address has a query. */
  isVariant: boolean;
  /** Whether the visitor's query has other parameters. */
  isReduced: boolean;
  headers: Readonly<Record<string, string>>;
}

/** Returns null for a page that depends on what a visitor typed. */
function readKey({ url, headers: sent }: Request, siteUrl: string | undefined): Key | null {
  const { host, pathname, search } = new URL(url);
  const params = canonicalParams(pathname, search);
  if (hasFreeText(params)) return null;
  const query = params.size > 0 ? `?${params.toString()}` : '';
  const encoding = chooseEncoding(sent.get('accept-encoding')) ?? 'identity';
  const scheme = sent.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const place = `http://${siteUrl === undefined ? host : new URL(siteUrl).host}${pathname}`;
  const kind = `${encoding} ${scheme} ${place}`;
  const page = Number(params.get(PAGE_PARAM) ?? 1);
  params.set(PAGE_PARAM, BEHIND_LAST);
  return {
    key: kind + query,
    behindLast: `${kind}?${params.toString()}`,
    page,
    address: place + query,
    isVariant: query !== '',
    isReduced: query !== search,
    headers: { 'accept-encoding': encoding, 'x-forwarded-proto': scheme },
  };
}
