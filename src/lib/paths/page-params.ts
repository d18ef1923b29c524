import { paths } from './paths';

/**
 * The query parameters that cached pages read, by the page's path: what else stands in an address makes no other page. The search,
 * which is never cached, has its own.
 */
export const pageParams = {
  [paths.events]: { page: 'sayfa' },
  [paths.calendar]: { month: 'ay' },
  [paths.awards]: { year: 'yil', text: 'ara', sort: 'sira', limit: 'adet' },
  [paths.perks]: { category: 'kategori' },
} as const;

/** Read by every page: the back office and old links send visitors to the site with one. */
export const NOTICE_PARAM = 'bildirim';

const namesByPath = new Map<string, readonly string[]>(
  Object.entries(pageParams).map(([path, names]) => [path, Object.values(names)]),
);

/** Takes the path and the query of an address; gives the query with nothing in it but what that page reads, '' or beginning with '?'. */
export function canonicalQuery(pathname: string, query: string): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of [...(namesByPath.get(pathname) ?? []), NOTICE_PARAM]) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
}
