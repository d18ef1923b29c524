import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { offlineTexts } from '../content/shell/offline';
import { TERM_PARAM } from '../lib/paths/page-params';
import { HASHED_FOLDER } from '../lib/paths/hashed-folder';
import { paths } from '../lib/paths/paths';
import { FALLBACK_CACHE, isOfflineFile, isOfflinePage, PAGES_CACHE } from './offline-policy';
import { fillOfflinePage, readSavedPage, type SavedPage } from './saved-pages';
import { cacheableResponse, markOfflineCopy, withoutTransfer } from './worker-responses';

/** The parts of the worker's global scope used here. TypeScript's worker library conflicts with the DOM library. */
declare const self: {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install',
    listener: (event: { waitUntil: (work: Promise<void>) => void }) => void,
  ) => void;
};

/** After this time without a response, an offline copy is used if there is one. */
const NETWORK_TIMEOUT_S = 5;

const MAX_PAGES = 100;
const MAX_FILES = 400;
const MAX_PICTURES = 200;
/** Shown if even the offline page is not saved. It links to no other file. */
const BARE_FALLBACK_HTML = `<!doctype html>
<html lang="tr"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${offlineTexts.offline}</title>
<h1>${offlineTexts.offline}</h1><div data-saved-pages></div></html>
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

self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(FALLBACK_CACHE).then((cache) => cache.add(paths.offline))),
);
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
// The search is not saved, but what is saved can be searched by title.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    [paths.search, paths.offline].some((path) => path === url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_S }),
);
setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? answerOffline(new URL(request.url)) : Promise.resolve(Response.error()),
);

async function answerOffline({ pathname, searchParams }: URL): Promise<Response> {
  const fallback = await (await caches.open(FALLBACK_CACHE)).match(paths.offline, { ignoreVary: true });
  const term = pathname === paths.search ? (searchParams.get(TERM_PARAM) ?? '').trim() : '';
  const html = (await fallback?.text()) ?? BARE_FALLBACK_HTML;
  const headers = withoutTransfer(fallback?.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(fillOfflinePage(html, await savedPages(), term), { status: 503, headers });
}

async function savedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const read = (await cache.keys()).map(async (request) => {
    const response = await cache.match(request, { ignoreVary: true });
    return (
      response && readSavedPage(new URL(request.url), await response.text(), response.headers.get('date'))
    );
  });
  return (await Promise.all(read)).filter((page) => page !== undefined);
}
