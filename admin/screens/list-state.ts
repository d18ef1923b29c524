import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { ResourceDefinition, Sort } from '../schema/types';

export const PAGE_SIZE = 20;

/** What the table shows, as it stands in the address. */
export interface ListState {
  readonly search: string;
  /** Null is the declaration's own order. */
  readonly sort: Sort | null;
  /** From 1. */
  readonly page: number;
}

const KEYS = { search: 'ara', sort: 'sirala', order: 'yon', page: 'sayfa' } as const;
const ORDER_WORDS = { asc: 'artan', desc: 'azalan' } as const;
export const ORDERS = ['asc', 'desc'] as const;

/** Takes an address's query and the sortable columns; gives the state in it, nonsense left out. */
export function readListState(query: URLSearchParams, sortable: readonly string[]): ListState {
  const by = query.get(KEYS.sort) ?? '';
  const order = ORDERS.find((known) => ORDER_WORDS[known] === query.get(KEYS.order));
  const page = Number(query.get(KEYS.page));
  return {
    search: (query.get(KEYS.search) ?? '').trim(),
    sort: order && sortable.includes(by) ? { by, order } : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Takes a state; gives the query that says it, what is usual left out. */
export function writeListState({ search, sort, page }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set(KEYS.search, search.trim());
  if (sort) {
    query.set(KEYS.sort, sort.by);
    query.set(KEYS.order, ORDER_WORDS[sort.order]);
  }
  if (page > 1) query.set(KEYS.page, String(page));
  return query;
}

/** Takes a resource and a state; gives Refine's filters: the term in any of the searched columns. */
export function searchFilters(resource: ResourceDefinition, { search }: ListState): CrudFilter[] {
  if (search === '') return [];
  const anywhere = resource.list.search.map((field) => ({
    field,
    operator: 'contains' as const,
    value: search,
  }));
  return [{ operator: 'or', value: anywhere }];
}

/** Takes a resource and a state; gives Refine's sorters: the chosen column before the declared order. */
export function sorters(resource: ResourceDefinition, { sort }: ListState): CrudSort[] {
  const rest = resource.list.sort.filter(({ by }) => by !== sort?.by);
  return [...(sort ? [sort] : []), ...rest].map(({ by, order }) => ({ field: by, order }));
}
