import { paths } from '../../lib/paths/paths';

/** Longer than any sentence that someone looks for; the database reads no more than twice that. */
const MAX_CODE_POINTS = 100;
/** With fewer letters nearly everything would be suggested. */
const SUGGESTED_FROM_LETTERS = 2;

/** The parameter of the results' address that holds the term. */
export const TERM_PARAM = 'q';

/** Takes what was typed, gives the term: trimmed, blanks collapsed, without what no text can hold; '' searches for nothing. */
export function searchTerm(typed: string): string {
  const readable = typed.replace(/\p{Cc}|\p{Surrogate}/gu, ' ').replace(/\s+/g, ' ');
  return Array.from(readable.trim()).slice(0, MAX_CODE_POINTS).join('').trim();
}

/** Takes what was typed, says whether it is enough to suggest something. */
export function isSuggestible(typed: string): boolean {
  return Array.from(searchTerm(typed)).length >= SUGGESTED_FROM_LETTERS;
}

/** Takes what was typed, gives the address of its results; null for nothing but blanks. */
export function searchPath(typed: string): string | null {
  const term = searchTerm(typed);
  return term === '' ? null : `${paths.search}?${new URLSearchParams({ [TERM_PARAM]: term }).toString()}`;
}
