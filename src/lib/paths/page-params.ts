import { paths } from './paths';

/**
 * The query parameters that each cached page reads; others do not change the page. The search has its own and is never
 * cached.
 */
export const pageParams = {
  [paths.announcements]: { page: 'sayfa' },
  [paths.events]: { page: 'sayfa' },
  [paths.alumniNews]: { page: 'sayfa' },
  [paths.calendar]: { month: 'ay' },
  [paths.awards]: { year: 'yil', text: 'ara', sort: 'sira', limit: 'adet' },
  [paths.perks]: { category: 'kategori' },
} as const;

/** A parameter of every page, set by redirects from the back office and from old links. */
export const NOTICE_PARAM = 'bildirim';

const namesByPath = new Map<string, readonly string[]>(
  Object.entries(pageParams).map(([path, names]) => [path, Object.values(names)]),
);

/** Returns the query reduced to the parameters that the page reads: '' or starting with '?'. */
export function canonicalQuery(pathname: string, query: string): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of [...(namesByPath.get(pathname) ?? []), NOTICE_PARAM]) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
}
