import type { AppState } from '../lib/render-contract';
import { OFFLINE_COPY_AT } from '../offline/offline-policy';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Takes what a document says of itself and the visitor's address, says whether it is the page that was asked for: a file server
 * gives pages whatever the search, and its page for unknown addresses for those of rows that are newer than its files.
 */
export function isDocumentFor({ exportedPath }: AppState, { pathname, search }: Place): boolean {
  if (!isOpenedFor({ pathname, search })) return false;
  return exportedPath === undefined || (search === '' && withoutSlash(pathname) === exportedPath);
}

/** Whoever steps back before the scripts have come may change the address of the document alone. */
function isOpenedFor({ pathname, search }: Place): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !URL.canParse(navigation.name)) return true;
  const meant = new URL(navigation.name);
  return withoutSlash(meant.pathname) === withoutSlash(pathname) && meant.search === search;
}

/**
 * Takes what a document says of itself and its root element, gives when its data was read (in ms): for a file long ago, for a page
 * that a browser kept when it was saved, otherwise undefined, which is now. What is old is shown, and read anew.
 */
export function dataUpdatedAt({ exportedPath }: AppState, root: HTMLElement): number | undefined {
  if (exportedPath !== undefined) return 0;
  const keptAt = root.getAttribute(OFFLINE_COPY_AT);
  return keptAt === null ? undefined : Date.parse(keptAt) || 0;
}

/** Takes the way back to the one form of an address that a file server, which knows pages as folders, has put a slash behind. */
export function removeTrailingSlash({ pathname, search, hash }: Location): void {
  const path = withoutSlash(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}

/** Takes a path, gives it as the site writes it. */
function withoutSlash(pathname: string): string {
  return pathname.replace(/(?!^)\/+$/, '');
}
