import type { PageHits } from './results';
import { indexPages, searchPages } from './search-pages';
import { sitePages } from './site-pages';

const indexed = indexPages(sitePages);

/** Returns the best pages for a term. The index is built when this module loads. */
export function findPages(term: string, limit: number): PageHits {
  const hits = searchPages(indexed, term);
  return { hits: hits.slice(0, limit), found: hits.length };
}
