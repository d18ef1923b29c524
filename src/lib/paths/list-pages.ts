import { pageParams, readParam } from './page-params';
import { paths } from './paths';

/**
 * The lists with pages, and the rows on a page of each: 50 as in the specification (section 9), of events more than a
 * year of weekly ones.
 */
export const PAGE_SIZES = {
  [paths.announcements]: 50,
  [paths.events]: 60,
  [paths.alumniNews]: 50,
} as const;

export type PagedPath = keyof typeof PAGE_SIZES;

/** Returns the path of a list's page (1-based). The first page has the list's own path. */
export function listPagePath(list: PagedPath, page: number): string {
  return page > 1 ? `${list}?${pageParams[list].page}=${page}` : list;
}

/** Returns the page number in a list's query, or 1 if it is missing or invalid. */
export function readPageNumber(list: PagedPath, search: URLSearchParams): number {
  return Number(readParam(pageParams[list].page, search) ?? 1);
}
