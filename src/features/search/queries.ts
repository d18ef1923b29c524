import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import type { Settings } from '../../lib/database/settings';
import { readRows } from '../../lib/database/read-rows';
import type { PageHits, SearchHit } from './results';

/** Searches the database for a term, at most `limit` results of each kind. */
export function rowSearchQuery(access: DatabaseAccess, term: string, limit: number) {
  return queryOptions({
    queryKey: ['site_search', term, limit],
    queryFn: async ({ signal }): Promise<SearchHit[]> => {
      const database = await access.open();
      return readRows(database.rpc('site_search', { q: term, max_results: limit }).abortSignal(signal));
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
