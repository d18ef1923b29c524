import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { HASHED_FOLDER } from '../lib/paths/hashed-folder';
import { BACKEND_PARAM, isOfflineFile, isOfflinePage, isUploadedPicture, PAGES_CACHE } from './offline-policy';
import { cacheableResponse, markOfflineCopy } from './worker-responses';

/** The worker's own scope, as far as it is used here: its library contradicts the one of pages. */
declare const self: { skipWaiting: () => Promise<void>; location: Location };

/** A network that has not begun to answer by then counts as none, if the page is kept. */
const PATIENCE_S = 5;

const MAX_PAGES = 100;
const MAX_FILES = 400;
const MAX_PICTURES = 200;
/** Stands alone: nothing that it could link is sure to be there. */
const UNREAD_PAGE = `<!doctype html>
<html lang="tr"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>İnternet bağlantınız yok</title><style>:root { color-scheme: light dark }
body { max-inline-size: 36rem; margin: 4rem auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }</style>
<h1>İnternet bağlantınız yok</h1>
<p>Bu sayfayı daha önce açmadığınız için gösteremiyoruz. Bağlantınız gelince yeniden deneyin.</p>
<p><a href="/">Ana sayfaya dön</a></p></html>
`;

const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => Promise.resolve(cacheableResponse(request, response)),
};
/** A picture of another origin is asked for openly: closed answers cannot be told from errors, and count with megabytes each. */
const openly: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(new Request(request.url, { mode: 'cors', credentials: 'omit' })),
  // A backend that does not allow it is asked as the page would have.
  handlerDidError: ({ request }) => fetch(request).catch(() => undefined),
};
const withAge: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markOfflineCopy(cachedResponse),
};
const keep = (maxEntries: number) => [
  onlyWhole,
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

void self.skipWaiting();
clientsClaim();

// A document and the files that it names are always of one version: names change with their content, and old ones stay.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED_FOLDER),
  new CacheFirst({ cacheName: 'dosyalar', plugins: keep(MAX_FILES) }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOfflineFile(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'gorseller', plugins: keep(MAX_PICTURES) }),
);
const backendOrigin = new URL(self.location.href).searchParams.get(BACKEND_PARAM);
registerRoute(
  ({ url }) => url.origin === backendOrigin && isUploadedPicture(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'gorseller', plugins: [openly, ...keep(MAX_PICTURES)] }),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && isOfflinePage(url.pathname) && (request.headers.get('accept') ?? '').startsWith('text/html'),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [...keep(MAX_PAGES), withAge],
  }),
);
setCatchHandler(({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(UNREAD_PAGE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
      : Response.error(),
  ),
);
