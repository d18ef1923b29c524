import { searchSynonyms } from '../../content/search-synonyms';
import type { Settings } from '../../lib/database/settings';
import { searchedTerms, termOfYear, type PageHits } from './results';
import { indexPages, searchPages, type IndexedPage } from './search-pages';
import { sitePages } from './site-pages';
import { correctTerm } from './spelling';

let index: { readonly of: string; readonly pages: readonly IndexedPage[] } | undefined;

/** Returns the best pages for a term, also for one that names a year. */
export function findPages(term: string, limit: number, settings: Settings): PageHits {
  const pages = pagesOf(settings);
  const met = searchPages(pages, searchedTerms(term));
  const named = termOfYear(term);
  const hits = met.length > 0 || !named ? met : searchPages(pages, searchedTerms(named.q));
  return { hits: hits.slice(0, limit), found: hits.length };
}

/** Returns what a misspelt term may mean, of the words of the pages and these, or null. */
export function findSpelling(term: string, settings: Settings, words: readonly string[]): string | null {
  const written = pagesOf(settings).flatMap(({ page, titleWords, textWords }) => [
    ...titleWords.map(({ start, end }) => page.title.slice(start, end)),
    ...textWords.map(({ start, end }) => page.text.slice(start, end)),
  ]);
  return correctTerm(term, [
    ...words,
    ...written,
    ...Object.keys(searchSynonyms).flatMap((typed) => typed.split(' ')),
  ]);
}

/** The index is built at the first search and when the settings have changed. */
function pagesOf(settings: Settings): readonly IndexedPage[] {
  if (index?.of !== settings.updated_at) {
    index = { of: settings.updated_at, pages: indexPages(sitePages(settings)) };
  }
  return index.pages;
}
