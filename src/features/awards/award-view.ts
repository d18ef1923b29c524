import {
  AWARD_ROWS_AT_ONCE,
  type AWARD_SORT_WORDS,
  pageParams,
  readParam,
} from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import type { AddressForm } from '../../ui/hooks/use-address-view';
import { AWARD_COLUMNS, type AwardColumn } from './awards';

/** The visitor's filter and order, all of it in the address. */
export interface AwardView {
  readonly year: number | null;
  readonly text: string;
  /** Null is the list's own order. */
  readonly sort: AwardSort | null;
  /** The maximum number of rows. */
  readonly limit: number;
}

export interface AwardSort {
  readonly column: AwardColumn;
  readonly isDescending: boolean;
}

/** Longer lists show the rest on demand, to keep typing responsive. */
export const ROWS_AT_ONCE = AWARD_ROWS_AT_ONCE;

export const PARAMS = pageParams[paths.awards];

const COLUMN_WORDS: Readonly<Record<AwardColumn, (typeof AWARD_SORT_WORDS)[number]>> = {
  firstName: 'ad',
  lastName: 'soyad',
  ndsSurname: 'nds-soyadi',
  ndsYear: 'nds-yili',
  title: 'unvan',
  profession: 'meslek',
  awardYear: 'odul-yili',
};

/** Reads the view from an address. Invalid values count as missing. */
export function readView(params: URLSearchParams): AwardView {
  return {
    year: Number(readParam(PARAMS.year, params)) || null,
    text: params.get(PARAMS.text) ?? '',
    sort: readSort(readParam(PARAMS.sort, params) ?? ''),
    limit: Number(readParam(PARAMS.limit, params) ?? ROWS_AT_ONCE),
  };
}

/** Returns the query of a view, with only what differs from the default: '?yil=1985', or ''. */
export function viewSearch({ year, text, sort, limit }: AwardView): string {
  const params = new URLSearchParams();
  if (year !== null) params.set(PARAMS.year, String(year));
  if (text.trim() !== '') params.set(PARAMS.text, text.trim());
  if (sort !== null) params.set(PARAMS.sort, sortWord(sort));
  if (limit > ROWS_AT_ONCE) params.set(PARAMS.limit, String(limit));
  const search = params.toString();
  return search && `?${search}`;
}

export const awardAddress: AddressForm<AwardView> = {
  read: readView,
  write: viewSearch,
  atStart: { limit: ROWS_AT_ONCE },
};

/** Returns an order's value in the address: 'soyad', or '-soyad' when descending. */
export function sortWord({ column, isDescending }: AwardSort): string {
  return `${isDescending ? '-' : ''}${COLUMN_WORDS[column]}`;
}

/** Reads an order from its value in the address; null for none. */
export function readSort(word: string): AwardSort | null {
  const column = AWARD_COLUMNS.find((name) => COLUMN_WORDS[name] === word.replace(/^-/, ''));
  return column ? { column, isDescending: word.startsWith('-') } : null;
}

/** Returns the order after a click on a column's heading: ascending, descending, the list's own. */
export function nextSort(sort: AwardSort | null, column: AwardColumn): AwardSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
