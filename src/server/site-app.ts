import { Hono } from 'hono';
import { every, except } from 'hono/combine';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { createPublicDatabase } from '../lib/database/public-database';
import { backendUrl, type SiteConfig } from '../lib/database/site-config';
import type { Part } from '../lib/health';
import { isDraftPath } from '../lib/paths/paths';
import { isApiPath } from '../lib/request-paths';
import { VERSION } from '../lib/version';
import { WORKER_PATH } from '../offline/offline-policy';
import { type CacheVersion, invalidateOnWrite } from './cache/cache-version';
import { NOT_STORED } from './cache/cached-response';
import { responseCache, type ResponseCacheOptions } from './cache/response-cache';
import { answerEventFile, EVENT_FILE_PATH } from './feeds/event-file';
import { answerPageCode, PAGE_CODE_PATH } from './feeds/page-code';
import { createPictureLengths } from './feeds/picture-lengths';
import { answerSiteFile, type SiteFileSource } from './feeds/site-files';
import { type Renderer, renderPage } from './render/render-page';
import { createSharePictureHandler } from './sharing/answer-share-picture';
import { isCacheable, isUnknown, UNKNOWN_PATH } from './http/addresses';
import { canonicalUrl, oneHost } from './canonical-url';
import { guardDraftLinks } from './draft-links';
import { compress } from './http/compression';
import type { SiteFetch } from './http/listen';
import { contentSecurityPolicy, frameAncestors, securityHeaders } from './http/security-headers';
import type { StaticFiles } from './http/static-files';

/** The API on our origin. `requestId` names the request in its log. */
type SiteApi = (request: Request, peerAddress: string, requestId?: string) => Response | Promise<Response>;

/** The backend of the site: one in this process, or a hosted project. */
export interface SiteBackend {
  config: SiteConfig;
  /** Responds to the API's addresses on our origin. Of a hosted project these are only the public files. */
  api: SiteApi;
  /** Replaces the network for the pages' own reads. */
  fetch?: typeof fetch;
  /** Resolves with the unhealthy parts within HEALTH_LIMIT_MS. */
  findUnhealthyParts: () => Promise<Part[]>;
  /** Why the last check found a hosted project's database unhealthy. */
  readOutage?: () => string | null;
}

export interface SiteAppOptions {
  backend: SiteBackend;
  renderer: Renderer;
  /** Absent in development: Vite serves the files. */
  staticFiles?: StaticFiles | undefined;
  /** The address that visitors use; each request's own origin if absent. */
  siteUrl?: string | undefined;
  /** The hosts besides `siteUrl`'s by which a proxy may call this server: those it listens on. */
  ownHosts?: readonly string[] | undefined;
  /** Whether a proxy is in front whose X-Request-Id is taken over. */
  trustsProxy?: boolean | undefined;
  /** Whether browsers may be told that every subdomain has HTTPS too. */
  hasSecureSubdomains?: boolean | undefined;
  /** Without a cache every request is rendered. */
  cache?: (Omit<ResponseCacheOptions, 'origin'> & { version: CacheVersion }) | undefined;
  onError: (error: unknown, request: Request, requestId: string) => void;
}

interface SiteEnv {
  Bindings: { peerAddress: string };
  Variables: RequestIdVariables;
}

/** Names a request in the security log, the error log and the response. Cached pages have none. */
const REQUEST_ID = 'x-request-id';
const MAX_REQUEST_ID = 64;
const FIRST_FAILURE = 500;
/** No address of the site has one, and the database refuses them. */
const CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;
/** The lines of `/healthz`, which monitors read; the version follows. */
const UNHEALTHY_TEXTS: Readonly<Record<Part, string>> = {
  database: 'database unavailable',
  storage: 'storage unavailable',
  disk: 'disk almost full',
};

const API_TABLES = '/rest/v1/*';
/** The bindings of the site's own requests to itself. */
const INTERNAL = { peerAddress: '' };

/** Makes one fetch handler of site, API and files. With a cache, public pages come from it. */
export function createSiteApp({ cache, ...options }: SiteAppOptions): SiteFetch {
  const site = new Hono<SiteEnv>();
  site.use(guardDraftLinks(options.trustsProxy ?? false));
  if (options.siteUrl !== undefined) site.use(oneHost(options.siteUrl, options.ownHosts ?? []));
  const origin = createOrigin(options, (request) => site.fetch(request, INTERNAL));
  if (cache) {
    site.use(API_TABLES, invalidateOnWrite(cache.version));
    const cached = responseCache({
      ...cache,
      siteUrl: options.siteUrl,
      origin: (request) => origin.fetch(request, INTERNAL),
    });
    const revalidated = every(revalidate(), cached);
    site.get('*', (context, next) => {
      if (!isCacheable(context.req.path)) return next();
      return context.req.header('if-none-match') ? revalidated(context, next) : cached(context, next);
    });
  }
  site.all('*', (context) => origin.fetch(context.req.raw, context.env));
  return (request, peerAddress) => site.fetch(request, { peerAddress });
}

/** Responds with 304 to a current ETag. A browser updates its stored headers from a 304, so the page's own policy must be in it. */
const revalidate = () =>
  etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'age', 'content-security-policy'] });

function createOrigin(
  {
    backend,
    renderer,
    staticFiles,
    siteUrl,
    trustsProxy = false,
    hasSecureSubdomains,
    onError: report,
  }: Omit<SiteAppOptions, 'cache'>,
  fetchSite: (request: Request) => Response | Promise<Response>,
) {
  const app = new Hono<SiteEnv>();
  const isDevelopment = staticFiles === undefined;
  const { config } = backend;
  const onError: SiteAppOptions['onError'] = (error, request, requestId) => {
    if (!isClientGone(error, request)) report(error, request, requestId);
  };
  const handleSharePicture = createSharePictureHandler();
  const pictureLength = createPictureLengths(backend.fetch ?? fetch);
  const originOf = (request: Request) => siteUrl ?? new URL(request.url).origin;
  const sourceOf = (request: Request): SiteFileSource => {
    const origin = originOf(request);
    const backendOrigin = new URL(backendUrl(config, origin)).origin;
    const database = createPublicDatabase({ config, origin, ...(backend.fetch && { fetch: backend.fetch }) });
    return { origin, backendOrigin, pictureLength, database };
  };
  app.use(requestId({ headerName: trustsProxy ? REQUEST_ID : '', limitLength: MAX_REQUEST_ID }));
  app.use(async (context, next) => {
    await next();
    const isLogged = isApiPath(context.req.path) || context.res.status >= FIRST_FAILURE;
    if (isLogged) context.res.headers.set(REQUEST_ID, context.var.requestId);
  });
  app.use(securityHeaders(hasSecureSubdomains));
  app.use(async (context, next) => {
    const { pathname } = new URL(context.req.url);
    return CONTROL_CHARACTER.test(pathname) ? context.text('Bad request', 400) : next();
  });
  app.get('/healthz', async (context) => {
    const unhealthyParts = await backend.findUnhealthyParts();
    const outage = backend.readOutage?.();
    const describe = (part: Part) =>
      part === 'database' && outage ? `${UNHEALTHY_TEXTS[part]}: ${outage}` : UNHEALTHY_TEXTS[part];
    const lines = unhealthyParts.map(describe);
    const text = [...(lines.length > 0 ? lines : ['ok']), `version ${VERSION}`].join('\n');
    return context.text(text, lines.length > 0 ? 503 : 200, { 'cache-control': NOT_STORED });
  });
  app.use(async (context, next) => {
    const request = context.req.raw;
    if (isApiPath(context.req.path)) {
      return backend.api(request, context.env.peerAddress, context.var.requestId);
    }
    const file = await staticFiles?.(request);
    if (!file) return next();
    // A worker's requests are bound by its own policy.
    if (context.req.path === WORKER_PATH) {
      file.headers.set('content-security-policy', contentSecurityPolicy(WORKER_PATH, config));
    }
    return file;
  });
  // A draft is never answered with 304, which would say that a copy that nobody may have is still right.
  app.get(
    '*',
    canonicalUrl(),
    except(({ req }) => isDraftPath(req.path), revalidate()),
    compress(),
  );
  app.get(EVENT_FILE_PATH, (context) =>
    answerEventFile({ ...sourceOf(context.req.raw), file: context.req.param('file') }),
  );
  app.get(PAGE_CODE_PATH, (context) =>
    answerPageCode({ ...sourceOf(context.req.raw), page: context.req.param('page') }),
  );
  app.get('*', async (context, next) => {
    const request = context.req.raw;
    const source = sourceOf(request);
    const onFileError = (error: unknown) => onError(error, request, context.var.requestId);
    const { path } = context.req;
    const picture = await handleSharePicture(path, { fetch, ...backend, ...source });
    return picture ?? (await answerSiteFile(path, source, onFileError)) ?? next();
  });
  app.get('*', async (context) => {
    const request = context.req.raw;
    const { path } = context.req;
    if (isUnknown(path)) return fetchSite(unknownPageRequest(request));
    return renderPage(request, renderer, {
      config,
      ...(backend.fetch && { fetch: backend.fetch }),
      origin: originOf(request),
      onError: (error) => onError(error, request, context.var.requestId),
      // Vite's development client runs inline scripts, so only a build has the strict policy.
      policy: (styleHashes) =>
        isDevelopment ? frameAncestors(path) : contentSecurityPolicy(path, config, styleHashes),
    });
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    onError(error, context.req.raw, context.var.requestId);
    return context.text('Internal server error', 500);
  });
  return app;
}

/** All unknown addresses share one page, so that it is rendered once. */
function unknownPageRequest({ url, headers: sent }: Request): Request {
  const headers = new Headers();
  for (const name of ['accept-encoding', 'x-forwarded-proto']) headers.set(name, sent.get(name) ?? '');
  return new Request(new URL(UNKNOWN_PATH, url), { headers });
}

/** Whether the client broke off. Node's own error for it comes before the request's signal. */
function isClientGone(error: unknown, { signal }: Request): boolean {
  const isAborted = error instanceof Error && error.message === 'aborted' && 'code' in error;
  return signal.aborted || (isAborted && error.code === 'ECONNRESET');
}
