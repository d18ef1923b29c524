import { SITEMAP_PATH } from '../../feeds/sitemap';
import { feedPaths } from '../../lib/paths/feed-paths';
import { PAGE_CODES, sharedPath } from '../../lib/paths/links';
import { isBackOffice, paths } from '../../lib/paths/paths';

/** An address without a route. Every unknown address gets its page. */
export const UNKNOWN_PATH = '/404';

const all = Object.values(paths);
const NEVER_CACHED: readonly string[] = [paths.preview, paths.draft, paths.search];
const PAGES = patternOf(all.filter((path) => !isBackOffice(path) && !NEVER_CACHED.includes(path)));
const KNOWN = patternOf(all);
const FEEDS: readonly string[] = Object.values(feedPaths);

/** Whether the response cache may respond: for public pages, feeds and pages' codes, but not for the search. */
export function isCacheable(pathname: string): boolean {
  return (
    PAGES.test(pathname) ||
    pathname === UNKNOWN_PATH ||
    FEEDS.includes(pathname) ||
    SITEMAP_PATH.test(pathname) ||
    pathname.startsWith(`${PAGE_CODES}/`)
  );
}

/** Whether no route has this path or leads on from it. All such addresses get the page of UNKNOWN_PATH. */
export function isUnknown(pathname: string): boolean {
  return (
    pathname !== UNKNOWN_PATH &&
    !KNOWN.test(pathname) &&
    !isBackOffice(pathname) &&
    sharedPath(pathname) === null
  );
}

function patternOf(addresses: readonly string[]): RegExp {
  return new RegExp(`^(?:${addresses.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`);
}
