import { paths } from '../../lib/paths/paths';
import { readKind, type ResultKind } from './results';
import { searchTerm, TERM_PARAM } from './search-term';

/** The search, all of it in the address. */
export interface SearchView {
  /** '' searches for nothing. */
  readonly term: string;
  /** Null shows the best results of each kind. */
  readonly kind: ResultKind | null;
}

const KIND_PARAM = 'tur';

/** The number of results of each kind when all kinds are shown. */
const BEST = 5;
/** The number of results when one kind is shown. The database returns no more. */
const ALL = 50;

export function readView(params: URLSearchParams): SearchView {
  return { term: searchTerm(params.get(TERM_PARAM) ?? ''), kind: readKind(params.get(KIND_PARAM)) };
}

export function viewPath({ term, kind }: SearchView): string {
  const params = new URLSearchParams({ [TERM_PARAM]: term, ...(kind && { [KIND_PARAM]: kind }) });
  return `${paths.search}?${params.toString()}`;
}

export function limitOf({ kind }: SearchView): number {
  return kind ? ALL : BEST;
}
