import type { AppState } from '../lib/render-contract';
import { OFFLINE_COPY_AT } from '../offline/offline-policy';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Whether the loaded document is of this address. A static host ignores the query, and sends its 404 page for new rows. */
export function isDocumentFor({ exportedPath }: AppState, { pathname, search }: Place): boolean {
  if (!isOpenedFor({ pathname, search })) return false;
  return exportedPath === undefined || (search === '' && withoutSlash(pathname) === exportedPath);
}

/** Going back before the scripts run changes the address but not the document. */
function isOpenedFor({ pathname, search }: Place): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !URL.canParse(navigation.name)) return true;
  const meant = new URL(navigation.name);
  return withoutSlash(meant.pathname) === withoutSlash(pathname) && meant.search === search;
}

/** When the document's data was read: 0 for an exported file, the time of an offline copy, else undefined for now. */
export function dataUpdatedAt({ exportedPath }: AppState, root: HTMLElement): number | undefined {
  if (exportedPath !== undefined) return 0;
  const savedAt = root.getAttribute(OFFLINE_COPY_AT);
  return savedAt === null ? undefined : Date.parse(savedAt) || 0;
}

/** Removes the trailing slash that static hosts add to folder addresses. */
export function removeTrailingSlash({ pathname, search, hash }: Location): void {
  const path = withoutSlash(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?!^)\/+$/, '');
}
