import type { Settings } from '../../lib/database/settings';
import type { PageHits } from './results';
import { indexPages, searchPages, type IndexedPage } from './search-pages';
import { sitePages } from './site-pages';

let index: { readonly of: string; readonly pages: readonly IndexedPage[] } | undefined;

/** Returns the best pages for a term. The index is built at the first search and when the settings have changed. */
export function findPages(term: string, limit: number, settings: Settings): PageHits {
  if (index?.of !== settings.updated_at) {
    index = { of: settings.updated_at, pages: indexPages(sitePages(settings)) };
  }
  const hits = searchPages(index.pages, term);
  return { hits: hits.slice(0, limit), found: hits.length };
}
