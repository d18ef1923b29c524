import { paths } from '../../lib/paths/paths';
import { readKind, type ResultKind } from './results';
import { searchTerm, TERM_PARAM } from './search-term';

/** What is looked for; all of it is in the address. */
export interface SearchView {
  /** '' looks for nothing. */
  readonly term: string;
  /** Null shows the best of every kind. */
  readonly kind: ResultKind | null;
}

const KIND_PARAM = 'tur';

/** How many results of each kind are shown beside the others. */
const BEST = 5;
/** How many results of one kind are shown alone; the database gives no more. */
const ALL = 50;

/** Takes the address's parameters, gives the view. */
export function readView(params: URLSearchParams): SearchView {
  return { term: searchTerm(params.get(TERM_PARAM) ?? ''), kind: readKind(params.get(KIND_PARAM)) };
}

/** Takes a view, gives its address. */
export function viewPath({ term, kind }: SearchView): string {
  const params = new URLSearchParams({ [TERM_PARAM]: term, ...(kind && { [KIND_PARAM]: kind }) });
  return `${paths.search}?${params.toString()}`;
}

/** Takes a view, gives how many results of a kind it shows. */
export function limitOf({ kind }: SearchView): number {
  return kind ? ALL : BEST;
}
