import { sitePages } from '../../content/search-pages';
import { indexPages, searchPages } from '../../shared/search-pages';
import type { PageHits } from '../../shared/search-results';

const indexed = indexPages(sitePages);

/** The best pages for a term. The index is made when this module is first needed. */
export function findPages(term: string, limit: number): PageHits {
  const hits = searchPages(indexed, term);
  return { hits: hits.slice(0, limit), found: hits.length };
}
