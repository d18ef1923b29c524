import type { PageHits } from './results';
import { indexPages, searchPages } from './search-pages';
import { sitePages } from './site-pages';

const indexed = indexPages(sitePages);

/** The best pages for a term. The index is made when this module is first needed. */
export function findPages(term: string, limit: number): PageHits {
  const hits = searchPages(indexed, term);
  return { hits: hits.slice(0, limit), found: hits.length };
}
