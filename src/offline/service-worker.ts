import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { HASHED_FOLDER } from '../lib/paths/hashed-folder';
import { isOfflineFile, isOfflinePage, PAGES_CACHE } from './offline-policy';
import { cacheableResponse, markOfflineCopy } from './worker-responses';

/** The parts of the worker's global scope used here. TypeScript's worker library conflicts with the DOM library. */
declare const self: { skipWaiting: () => Promise<void> };

/** After this time without a response, an offline copy is used if there is one. */
const NETWORK_TIMEOUT_S = 5;

const MAX_PAGES = 100;
const MAX_FILES = 400;
const MAX_PICTURES = 200;
/** It links to no other file, as none is sure to be cached. */
const OFFLINE_FALLBACK_HTML = `<!doctype html>
<html lang="tr"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>İnternet bağlantınız yok</title><style>:root { color-scheme: light dark }
body { max-inline-size: 36rem; margin: 4rem auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }</style>
<h1>İnternet bağlantınız yok</h1>
<p>Bu sayfayı daha önce açmadığınız için gösteremiyoruz. Bağlantınız gelince yeniden deneyin.</p>
<p><a href="/">Ana sayfaya dön</a></p></html>
`;

const onlyCacheable: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => Promise.resolve(cacheableResponse(request, response)),
};
const withAge: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markOfflineCopy(cachedResponse),
};
const cachePlugins = (maxEntries: number) => [
  onlyCacheable,
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

void self.skipWaiting();
clientsClaim();

// Hashed file names change with their content, so a cached file always fits its document.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED_FOLDER),
  new CacheFirst({ cacheName: 'dosyalar', plugins: cachePlugins(MAX_FILES) }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOfflineFile(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'gorseller', plugins: cachePlugins(MAX_PICTURES) }),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    isOfflinePage(url.pathname) &&
    (request.headers.get('accept') ?? '').startsWith('text/html'),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [...cachePlugins(MAX_PAGES), withAge],
  }),
);
setCatchHandler(({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(OFFLINE_FALLBACK_HTML, {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      : Response.error(),
  ),
);
