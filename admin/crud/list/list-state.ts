import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { FieldFilter } from '../../fields/field-kind';
import { fieldFilter, fieldKind } from '../../fields/form-codec';
import { listFields } from '../../schema/derive-fields';
import { searchFilter } from '../../schema/derive-search';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition, Sort } from '../../schema/types';

const PAGE_SIZE = 20;
/** A list that is ordered by hand stands on one page: no row can be dragged over the edge of two. */
const ORDERED_PAGE_SIZE = 200;

/** What the table shows, as it stands in the address. */
export interface ListState {
  readonly search: string;
  /** The chosen filters, by column. */
  readonly filters: Readonly<Record<string, string>>;
  /** Null is the declaration's own order. */
  readonly sort: Sort | null;
  /** From 1. */
  readonly page: number;
}

export interface FilterField {
  readonly field: FieldDeclaration;
  readonly filter: FieldFilter;
}

const KEYS = { search: 'ara', sort: 'sirala', order: 'yon', page: 'sayfa' } as const;
/** Before a column's name: no column can take another key's place. */
const FILTER_KEY = 'suz.';
const ORDER_WORDS = { asc: 'artan', desc: 'azalan' } as const;
export const ORDERS = ['asc', 'desc'] as const;
/** Decides whether a choice means something; the moment does not matter for that. */
const ANY_MOMENT = new Date(0);

/** Takes a resource; gives the fields its list can be narrowed by, in the order of the declaration. */
export function filterFields(resource: ResourceDefinition): FilterField[] {
  return (resource.list.filters ?? []).flatMap((name) => {
    const field = resource.fields.find((declared) => declared.name === name);
    const filter = field && fieldFilter(field);
    return field && filter ? [{ field, filter }] : [];
  });
}

/** Takes a resource; gives the fields its list can be sorted by. */
export function sortableFields(resource: ResourceDefinition): FieldDeclaration[] {
  return listFields(resource).filter((field) => fieldKind(field.kind).sort !== undefined);
}

/** Takes a resource; gives how many rows stand on a page of its list. */
export function pageSize(resource: ResourceDefinition): number {
  return resource.list.order === undefined ? PAGE_SIZE : ORDERED_PAGE_SIZE;
}

/** Takes an address's query and a resource; gives the state in it, nonsense left out. */
export function readListState(query: URLSearchParams, resource: ResourceDefinition): ListState {
  const by = query.get(KEYS.sort) ?? '';
  const order = ORDERS.find((known) => ORDER_WORDS[known] === query.get(KEYS.order));
  const isSortable = sortableFields(resource).some(({ name }) => name === by);
  const page = Number(query.get(KEYS.page));
  return {
    search: (query.get(KEYS.search) ?? '').trim(),
    filters: readFilters(query, resource),
    sort: order && isSortable ? { by, order } : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Takes a state or a part of one; gives the query that says it, what is usual left out. */
export function writeListState({
  search = '',
  filters = {},
  sort = null,
  page = 1,
}: Partial<ListState>): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set(KEYS.search, search.trim());
  for (const [name, choice] of Object.entries(filters)) {
    if (choice !== '') query.set(FILTER_KEY + name, choice);
  }
  if (sort) {
    query.set(KEYS.sort, sort.by);
    query.set(KEYS.order, ORDER_WORDS[sort.order]);
  }
  if (page > 1) query.set(KEYS.page, String(page));
  return query;
}

/** Takes a state; says whether it leaves rows out. */
export function isNarrowed({ search, filters }: ListState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Takes a resource, a state and the present minute; gives Refine's filters: the term in any of the searched columns or its words with other endings, and every chosen filter. */
export function listFilters(
  resource: ResourceDefinition,
  { search, filters }: ListState,
  now: Date,
): CrudFilter[] {
  const narrowed = filterFields(resource).flatMap(({ field: { name }, filter }) => {
    const choice = filters[name];
    return choice === undefined ? [] : (filter.narrow(choice, now) ?? []);
  });
  return [...searchFilter(resource, search), ...narrowed];
}

/** Takes a resource and a state; gives Refine's sorters: the chosen column before the declared order. */
export function sorters(resource: ResourceDefinition, { sort }: ListState): CrudSort[] {
  const rest = resource.list.sort.filter(({ by }) => by !== sort?.by);
  return [...(sort ? [sort] : []), ...rest].map(({ by, order }) => ({ field: by, order }));
}

function readFilters(query: URLSearchParams, resource: ResourceDefinition): Record<string, string> {
  const chosen = filterFields(resource).flatMap(({ field: { name }, filter }) => {
    const choice = query.get(FILTER_KEY + name) ?? '';
    return choice !== '' && filter.narrow(choice, ANY_MOMENT) ? [[name, choice] as const] : [];
  });
  return Object.fromEntries(chosen);
}
