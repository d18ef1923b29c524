import { Hono } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import { backendUrl, type SiteConfig } from '../shared/site-config';
import { isApiPath } from '../../supabase/local/api-front';
import type { Part } from '../../supabase/local/health';
import { chooseEncoding } from './compression';
import { createSharePictureAnswers } from './answer-share-picture';
import { createSiteFileAnswers } from './answer-site-file';
import type { SiteFetch } from './listen';
import { answerEventFile, EVENT_FILE_PATH } from './event-file';
import { createPublicDatabase } from '../shared/public-database';
import { WORKER_PATH } from '../shared/offline';
import { oneAddress } from './one-address';
import { createPictureLengths } from './picture-lengths';
import { renderPage, type Renderer } from './render-page';
import { isUnknownAddress, shareBriefly } from './unknown-address';
import { contentSecurityPolicy, frameAncestors, securityHeaders } from './security-headers';
import type { SiteFileSource } from './site-files';
import type { StaticFiles } from './static-files';

/** The API on our origin; `requestId` names the request in its log. */
type ApiOfSite = (request: Request, peerAddress: string, requestId?: string) => Response | Promise<Response>;

/** What stands behind the site: a backend in this process, or a hosted project. */
export interface SiteBackend {
  config: SiteConfig;
  /** Answers the API's addresses on our origin; absent when the API lives elsewhere. */
  api?: ApiOfSite;
  /** Replaces the network for the pages' own reads. */
  fetch?: typeof fetch;
  /** The parts that are ill now; it does not take longer than HEALTH_LIMIT_MS. */
  findIllParts: () => Promise<Part[]>;
}

export interface SiteAppOptions {
  backend: SiteBackend;
  renderer: Renderer;
  /** Absent in development, where Vite serves the files. */
  staticFiles?: StaticFiles | undefined;
  /** The address visitors use; absent, each request's own. */
  siteUrl?: string | undefined;
  /** Whether a proxy stands in front whose X-Request-Id may be taken over. */
  trustsProxy?: boolean | undefined;
  onError: (error: unknown, request: Request, requestId: string) => void;
}

/** Names a request in the security log and the error log, and in the answers that may stand there. Pages from the cache have none. */
const REQUEST_ID = 'x-request-id';
const MAX_REQUEST_ID = 64;
const FIRST_FAILURE = 500;
/** No address of ours has one, and the database refuses them. */
const CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;
/** What monitors read at `/healthz`, a line for each part. */
const ILLNESSES: Readonly<Record<Part, string>> = {
  database: 'database unavailable',
  storage: 'storage unavailable',
  disk: 'disk almost full',
};

/** Site, API and files as one fetch handler. */
export function createSiteApp({
  backend,
  renderer,
  staticFiles,
  siteUrl,
  trustsProxy = false,
  onError,
}: SiteAppOptions): SiteFetch {
  const app = new Hono<{ Bindings: { peerAddress: string }; Variables: RequestIdVariables }>();
  const isDevelopment = staticFiles === undefined;
  const answerSiteFile = createSiteFileAnswers();
  const answerSharePicture = createSharePictureAnswers();
  const shareUnknown = shareBriefly();
  const pictureLength = createPictureLengths(backend.fetch ?? fetch);
  const sourceOf = (request: Request): SiteFileSource => {
    const { config, fetch } = backend;
    const origin = siteUrl ?? new URL(request.url).origin;
    const backendOrigin = new URL(backendUrl(config, origin)).origin;
    return {
      origin,
      backendOrigin,
      pictureLength,
      database: createPublicDatabase({ config, origin, ...(fetch && { fetch }) }),
    };
  };
  app.use(requestId({ headerName: trustsProxy ? REQUEST_ID : '', limitLength: MAX_REQUEST_ID }));
  app.use(async (context, next) => {
    await next();
    const isLogged = isApiPath(context.req.path) || context.res.status >= FIRST_FAILURE;
    if (isLogged) context.res.headers.set(REQUEST_ID, context.var.requestId);
  });
  app.use(securityHeaders());
  app.use(async (context, next) => {
    const { pathname } = new URL(context.req.url);
    return CONTROL_CHARACTER.test(pathname) ? context.text('Bad request', 400) : next();
  });
  app.get('/healthz', async (context) => {
    const illParts = await backend.findIllParts();
    const text = illParts.map((part) => ILLNESSES[part]).join('\n');
    return context.text(text || 'ok', text ? 503 : 200, { 'cache-control': 'no-store' });
  });
  app.use(async (context, next) => {
    const request = context.req.raw;
    if (backend.api && isApiPath(context.req.path)) {
      return backend.api(request, context.env.peerAddress, context.var.requestId);
    }
    const file = await staticFiles?.(request);
    if (!file) return next();
    // What a worker may ask for, its own policy says.
    if (context.req.path === WORKER_PATH) {
      file.headers.set('content-security-policy', contentSecurityPolicy(WORKER_PATH, backend.config.apiUrl));
    }
    return file;
  });
  app.on(['GET', 'HEAD'], '*', oneAddress());
  app.get(EVENT_FILE_PATH, (context) =>
    answerEventFile({ ...sourceOf(context.req.raw), file: context.req.param('file') }),
  );
  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const request = context.req.raw;
    const onFileError = (error: unknown) => onError(error, request, context.var.requestId);
    const source = sourceOf(request);
    const picture = await answerSharePicture(request, { fetch, ...backend, ...source });
    return picture ?? (await answerSiteFile(request, source, onFileError)) ?? next();
  });
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const request = context.req.raw;
    const { config, fetch } = backend;
    const origin = siteUrl ?? new URL(request.url).origin;
    const answerPage = (asked: Request) =>
      renderPage(asked, renderer, {
        config,
        ...(fetch && { fetch }),
        origin,
        onError: (error) => onError(error, request, context.var.requestId),
        // Vite's development client runs inline scripts; only a build can be strict.
        policy: (inline) =>
          isDevelopment
            ? frameAncestors(context.req.path)
            : contentSecurityPolicy(context.req.path, config.apiUrl, inline),
      });
    if (!isUnknownAddress(context.req.path)) return answerPage(request);
    const { method, url } = request;
    const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '') ?? 'identity';
    // A request of our own: whoever asked first may leave before the others.
    const shared = new Request(url, { method, headers: { 'accept-encoding': encoding } });
    return shareUnknown(`${method} ${encoding} ${origin}`, () => answerPage(shared));
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    if (!isClientGone(error)) onError(error, context.req.raw, context.var.requestId);
    return context.text('Internal server error', 500);
  });
  return (request, peerAddress) => app.fetch(request, { peerAddress });
}

/** Node's own words for a body that ends early: somebody cancelled an upload or closed the page, which is no fault of ours. */
function isClientGone(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
