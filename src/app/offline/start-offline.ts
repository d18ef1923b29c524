import type { createBrowserRouter } from 'react-router-dom';
import { isKeptFile, isKeptPage, WORKER_PATH } from '../../shared/offline';
import { followConnection } from './connection-notice';

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps what is read from now on for times without a network, and says so when there is none. */
export async function startOffline(router: Router): Promise<void> {
  if (!('serviceWorker' in navigator) || !isKeptPage(window.location.pathname)) return;
  followConnection();
  window.addEventListener('click', leaveToDocuments, { capture: true });
  // A browser may forbid it, as in private windows; the site works without.
  const registered = await navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
  if (!registered) return;
  const { active } = await navigator.serviceWorker.ready;
  const keepPage = () => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: whatIsRead() } });
  keepPage();
  let read = router.state.location.pathname;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === read) return;
    read = location.pathname;
    if (isKeptPage(read)) keepPage();
  });
}

/** The page as a document of its own, and the files that it has loaded, in the form of the worker's cache requests. */
function whatIsRead(): (string | [string, RequestInit])[] {
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && isKeptFile(url.pathname))
    .map(({ href }) => href);
  return [[pathname + search, { headers: { accept: 'text/html' } }], ...new Set(files)];
}

/** Without a network a page's data cannot be read, but the document may be kept: links then ask for that. */
function leaveToDocuments(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!navigator.onLine && link?.origin === window.location.origin) event.stopPropagation();
}
