import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import type { Settings } from '../../lib/database/settings';
import { readRows } from '../../lib/database/read-rows';
import { mergeHits, searchedTerms, termOfYear, type PageHits, type SearchHit } from './results';

/** Searches the database for a term, in one year or in all, at most `limit` results of each kind. */
export function rowSearchQuery(
  access: DatabaseAccess,
  term: string,
  limit: number,
  year: number | null = null,
) {
  return queryOptions({
    queryKey: ['site_search', term, limit, year],
    queryFn: async ({ signal }): Promise<SearchHit[]> => {
      const database = await access.open();
      const search = (q: string, inYear: number | null) => {
        const ofYear = inYear === null ? {} : { in_year: inYear };
        return readRows(
          database.rpc('site_search', { q, max_results: limit, ...ofYear }).abortSignal(signal),
        );
      };
      const named = termOfYear(term);
      const isOther = named !== null && (year === null || year === named.year);
      return mergeHits(
        await Promise.all([
          ...searchedTerms(term).map((q) => search(q, year)),
          ...(isOther ? [search(named.q, named.year)] : []),
        ]),
      );
    },
  });
}

/** Searches the static pages. Their texts are loaded with the first search. */
export function pageSearchQuery(term: string, limit: number, settings: Settings) {
  return queryOptions({
    queryKey: ['page_search', term, limit, settings.updated_at],
    queryFn: async (): Promise<PageHits> => (await import('./page-index')).findPages(term, limit, settings),
    staleTime: Infinity,
  });
}

/** Finds what a term without results may mean: another term, or null. */
export function spellingQuery(access: DatabaseAccess, term: string, settings: Settings) {
  return queryOptions({
    queryKey: ['search_spelling', term, settings.updated_at],
    queryFn: async ({ signal }): Promise<string | null> => {
      const [{ findSpelling }, database] = await Promise.all([import('./page-index'), access.open()]);
      const { data } = await database.rpc('search_words').abortSignal(signal);
      return findSpelling(term, settings, data ?? []);
    },
  });
}
