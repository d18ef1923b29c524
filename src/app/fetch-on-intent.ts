import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { DatabaseAccess } from '../shared/database-access';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the code of a page as soon as a link to it is pointed at, touched or focused: whoever then follows it waits
 * for the data only. Nothing is told of a failure, as the click tries again.
 */
export function fetchOnIntent(routes: RouteObject[], database: DatabaseAccess): void {
  const fetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isOtherPage(link)) return;
    const matches = matchRoutes(routes, link.pathname) ?? [];
    const pages = matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : null));
    void Promise.allSettled([...pages, database.open()]);
  };
  for (const sign of SIGNS) document.addEventListener(sign, fetch, { passive: true });
}

/** A file has an ending; a page has none. */
function isOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  const { location } = window;
  return origin === location.origin && pathname !== location.pathname && !pathname.includes('.');
}
