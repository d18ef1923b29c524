import { withoutSlash } from './kept-document';

declare global {
  interface Window {
    /** The address that the document came for. */
    openedFor?: string;
  }
}

/** Stands in documents, as part of their one script. */
export const rememberAddress = `openedFor=location.href;`;

/** Takes the visitor's address; says whether the document came for it: who goes back before the scripts have come changes it alone. */
export function isOpenedFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (window.openedFor === undefined) return true;
  const meant = new URL(window.openedFor);
  return withoutSlash(meant.pathname) === withoutSlash(pathname) && meant.search === search;
}

/** Takes the address that the first page is of: whoever has left it while nothing listened yet is followed now. */
export function repeatEarlyTravel(address: string): void {
  if (window.location.href === address) return;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}
