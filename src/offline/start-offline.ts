import { showConnectionNotice, isOfflineCopy } from './connection-notice';
import { BACKEND_PARAM, isOfflineFile, isOfflinePage, isUploadedPicture, WORKER_PATH } from './offline-policy';

/**
 * Keeps what is read from now on for times without a network, and says so when there is none. Takes the backend's address, gives what
 * to call for each page that is shown after the first.
 */
export async function startOffline(backend: string): Promise<() => void> {
  const ignore = () => undefined;
  if (!('serviceWorker' in navigator) || !isOfflinePage(window.location.pathname)) return ignore;
  showConnectionNotice();
  const backendOrigin = new URL(backend).origin;
  const worker = new URL(WORKER_PATH, window.location.origin);
  if (backendOrigin !== worker.origin) worker.searchParams.set(BACKEND_PARAM, backendOrigin);
  // A browser may forbid it, as in private windows; the site works without.
  const registered = await navigator.serviceWorker.register(worker).catch(() => undefined);
  if (!registered) return ignore;
  const { active } = await navigator.serviceWorker.ready;
  // They come late, and belong to what is read.
  await document.fonts.ready;
  const keepPage = () => {
    if (!isOfflinePage(window.location.pathname)) return;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: whatIsRead(backendOrigin) } });
  };
  keepPage();
  return keepPage;
}

/** The page as a document of its own, and the files that it has loaded, in the form of the worker's cache requests. */
function whatIsRead(backendOrigin: string): (string | [string, RequestInit])[] {
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) =>
      url.origin === origin
        ? isOfflineFile(url.pathname)
        : url.origin === backendOrigin && isUploadedPicture(url.pathname),
    )
    .map(({ href }) => href);
  return [[pathname + search, { headers: { accept: 'text/html' } }], ...new Set(files)];
}

/**
 * Without a network a page's data cannot be read, but the document may be kept: links then ask for that. Call it before anything
 * else listens to links.
 */
export function bypassRouterOffline(): void {
  window.addEventListener('click', leaveToDocuments, { capture: true });
}

function leaveToDocuments(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isAway = !navigator.onLine || isOfflineCopy();
  // Without a worker nothing is kept, and a page that says so is better than the browser's.
  const canAnswer = Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
  if (isAway && canAnswer && link?.origin === window.location.origin) event.stopPropagation();
}
