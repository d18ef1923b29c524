import type { AppState } from '../lib/render-contract';
import { OFFLINE_COPY_AT } from '../offline/offline-policy';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Tells whether the loaded document belongs to the visitor's address. A static host ignores the query, and answers
 * unknown addresses, such as those of rows newer than the export, with its 404 page.
 */
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

/**
 * Returns when the document's data was read, in milliseconds: 0 for an exported file, the saving time of an offline
 * copy, otherwise undefined (now). Old data is shown first and then refetched.
 */
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
