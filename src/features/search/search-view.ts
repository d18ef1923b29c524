import { readParam, shortened, TERM_PARAM } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import { readKind, type ResultKind } from './results';
import { searchTerm } from './search-term';

/** The search, all of it in the address. */
export interface SearchView {
  /** '' searches for nothing. */
  readonly term: string;
  /** Null shows the best results of each kind. */
  readonly kind: ResultKind | null;
  /** Null shows results of all years, and those that have none. */
  readonly year: number | null;
}

const KIND_PARAM = 'tur';
const YEAR_PARAM = 'yil';

/** The number of results of each kind when all kinds are shown. */
const BEST = 5;
/** The number of results when one kind is shown. The database returns no more. */
const ALL = 50;

export function readView(params: URLSearchParams): SearchView {
  return {
    term: searchTerm(params.get(TERM_PARAM) ?? ''),
    kind: readKind(shortened(params.get(KIND_PARAM) ?? '')),
    year: Number(readParam(YEAR_PARAM, params)) || null,
  };
}

export function viewPath({ term, kind, year }: SearchView): string {
  const params = new URLSearchParams({
    [TERM_PARAM]: term,
    ...(kind && { [KIND_PARAM]: kind }),
    ...(year !== null && { [YEAR_PARAM]: String(year) }),
  });
  return `${paths.search}?${params.toString()}`;
}

export function limitOf({ kind }: SearchView): number {
  return kind ? ALL : BEST;
}
