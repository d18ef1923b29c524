import { findSaved, isOfflineCopy, PART_MISSING, showConnectionNotice } from './connection-notice';
import { isOfflineFile, isOfflinePage, WORKER_PATH } from './offline-policy';

/**
 * Registers the service worker and shows the connection notice. Resolves with a function that saves the current page
 * for offline use; call it after each client navigation.
 */
export async function startOffline(): Promise<() => void> {
  const ignore = () => undefined;
  if (!('serviceWorker' in navigator) || !isOfflinePage(window.location.pathname)) return ignore;
  showConnectionNotice();
  // Browsers may refuse, for example in private windows. The site works without the worker.
  const registered = await navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
  if (!registered) return ignore;
  const { active } = await navigator.serviceWorker.ready;
  // Fonts load late and belong to the page.
  await document.fonts.ready;
  const savePage = () => {
    if (!isOfflinePage(window.location.pathname)) return;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urlsToSave() } });
  };
  savePage();
  return savePage;
}

/** Lists the page's document and the files it has loaded, in the format of Workbox's `CACHE_URLS` message. */
function urlsToSave(): (string | [string, RequestInit])[] {
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && isOfflineFile(url.pathname))
    .map(({ href }) => href);
  return [[pathname + search, { headers: { accept: 'text/html' } }], ...new Set(files)];
}

/**
 * Offline, client navigation cannot read data, but the worker may have the next document. This makes links and forms
 * load documents while offline. Call it before anything else listens to clicks.
 */
export function bypassRouterOffline(): void {
  window.addEventListener('click', leaveToDocuments, { capture: true });
  window.addEventListener('submit', sendToDocuments, { capture: true });
}

function leaveToDocuments(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isAnsweredByWorker() || link.origin !== window.location.origin) return;
  event.stopPropagation();
  stayIfMissing(event, link);
}

function sendToDocuments(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !isAnsweredByWorker()) return;
  event.stopPropagation();
  const address = new URL(form.action);
  address.search = '';
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === 'string') address.searchParams.append(name, value);
  }
  stayIfMissing(event, address);
  // It would cover what is said.
  event.submitter?.closest('dialog')?.close();
}

/** Another month or page of a list: what is open stays open if that part is not saved. */
function stayIfMissing(
  event: Event,
  { href, pathname, search }: Pick<URL, 'href' | 'pathname' | 'search'>,
): void {
  const open = window.location;
  if (pathname !== open.pathname || search === open.search || !isOfflinePage(pathname)) return;
  event.preventDefault();
  void findSaved(pathname + search).then((saved) => {
    if (saved) open.assign(href);
    else window.dispatchEvent(new Event(PART_MISSING));
  });
}

/** Without a worker there is no offline copy, and the site's error page is better than the browser's. */
function isAnsweredByWorker(): boolean {
  const isAway = !navigator.onLine || isOfflineCopy();
  return isAway && Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
}
