import { TERM_PARAM } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';

/** Longer than any reasonable search. The database reads at most twice that. */
const MAX_CODE_POINTS = 100;
/** Fewer letters would match nearly everything. */
const SUGGESTED_FROM_LETTERS = 2;

/**
 * Returns the search term of a typed text: trimmed, whitespace collapsed, without control characters; '' searches for
 * nothing.
 */
export function searchTerm(typed: string): string {
  const readable = typed.replace(/\p{Cc}|\p{Surrogate}/gu, ' ').replace(/\s+/g, ' ');
  return Array.from(readable.trim()).slice(0, MAX_CODE_POINTS).join('').trim();
}

/** Tells whether a typed text is long enough for suggestions. */
export function isSuggestible(typed: string): boolean {
  return Array.from(searchTerm(typed)).length >= SUGGESTED_FROM_LETTERS;
}

/** Returns the path of the results for a typed text, or null if it is blank. */
export function searchPath(typed: string): string | null {
  const term = searchTerm(typed);
  return term === '' ? null : `${paths.search}?${new URLSearchParams({ [TERM_PARAM]: term }).toString()}`;
}
