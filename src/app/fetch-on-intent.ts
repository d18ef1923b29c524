import type { DatabaseAccess } from '../shared/database-access';
import { matchRoute } from './open-page';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the code of a page as soon as a link to it is pointed at, touched or focused: whoever then follows it waits
 * for the data only. Nothing is told of a failure, as the click tries again.
 */
export function fetchOnIntent(database: DatabaseAccess): void {
  const fetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isOtherPage(link)) return;
    const { importPage } = matchRoute(link.pathname).route;
    if (importPage) void Promise.allSettled([importPage(), database.open()]);
  };
  for (const sign of SIGNS) document.addEventListener(sign, fetch, { passive: true });
}

/** A file has an ending; a page has none. */
function isOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  const { location } = window;
  return origin === location.origin && pathname !== location.pathname && !pathname.includes('.');
}
