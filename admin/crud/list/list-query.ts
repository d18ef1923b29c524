import {
  keys,
  parseTableParams,
  type CrudFilter,
  type CrudSort,
  type DataProvider,
  type GetListParams,
} from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { COPIED } from '../row/copied-values';
import { refineResources } from '../../providers/refine-resources';
import { listSelect } from '../../schema/derive-select';
import { searchFilter } from '../../schema/derive-search';
import type { ResourceDefinition } from '../../schema/types';
import { filterFields, readChoices, sortableFields } from './list-address';

/** What was read so long ago is shown once more without being asked for again; after a write it always is. */
const JUST_READ_MS = 5000;
const MINUTE_MS = 60_000;
const PAGE_SIZE = 20;
/** A list that is ordered by hand stands on one page: no row can be dragged over the edge of two. */
const ORDERED_PAGE_SIZE = 200;

/** Takes a resource; gives how many rows stand on a page of its list. */
export function pageSize({ list }: ResourceDefinition): number {
  return list.order === undefined ? PAGE_SIZE : ORDERED_PAGE_SIZE;
}

/**
 * Takes a resource; gives what a list's question says besides filters and order. Refine adds the address's other parameters, which
 * ask for a form and not for rows: left in, each form would have the list read again behind it.
 */
export function listMeta(resource: ResourceDefinition) {
  return { select: listSelect(resource), isList: true, id: undefined, [COPIED]: undefined, to: undefined };
}

/** Takes a resource; gives the options of `useTable` for its list. */
export function tableOptions(resource: ResourceDefinition) {
  return {
    resource: resource.table,
    syncWithLocation: true,
    pagination: { pageSize: pageSize(resource) },
    meta: listMeta(resource),
    // The list itself says what went wrong and offers to try again.
    errorNotification: false,
    queryOptions: { retry: false, placeholderData: keepPreviousData, staleTime: JUST_READ_MS },
  } as const;
}

/** Takes the data provider, a resource and an address's query; gives the query that `useTable` makes at this address. */
export function listQuery(
  { getList }: Pick<DataProvider, 'getList'>,
  resource: ResourceDefinition,
  search: string,
) {
  const { filters, sorters, currentPage, size } = readTable(search);
  const pagination = { currentPage, pageSize: size || pageSize(resource), mode: 'server' as const };
  const question = { filters, sorters, pagination };
  const meta = { ...refineResources([resource])[0]?.meta, ...listMeta(resource) };
  return {
    queryKey: keys()
      .data('default')
      .resource(resource.table)
      .action('list')
      .params({ ...meta, ...question })
      .get(),
    queryFn: () => getList({ resource: resource.table, ...question, meta }),
    staleTime: JUST_READ_MS,
  };
}

/** Takes an address's query; gives the state of Refine's table in it. Of a size that nobody asked for it gives 0. */
export function readTable(search: string) {
  const { parsedFilters, parsedSorter, parsedCurrentPage, parsedPageSize } = parseTableParams(search || '?');
  return {
    filters: listOf<CrudFilter>(parsedFilters),
    sorters: listOf<CrudSort>(parsedSorter),
    currentPage: Number(parsedCurrentPage) || 1,
    size: Number(parsedPageSize) || 0,
  };
}

function listOf<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}

/**
 * Takes the data provider; gives it with the choices of a list turned into what the backend is asked, at the moment of asking. In
 * the address and in the cache a choice stays what it is: 'scheduled' names no moment there.
 */
export function withListChoices(
  provider: DataProvider,
  resources: readonly ResourceDefinition[],
): DataProvider {
  return {
    ...provider,
    getList: (params) => {
      const resource = resources.find(({ table }) => table === params.resource);
      const isList = params.meta?.isList === true;
      return provider.getList(isList && resource ? askedOfBackend(resource, params, new Date()) : params);
    },
  };
}

/** Takes a resource, a list's question and the present moment; gives the question in the backend's terms, nonsense left out. */
export function askedOfBackend(
  resource: ResourceDefinition,
  { filters = [], sorters = [], pagination = {}, ...rest }: GetListParams,
  now: Date,
): GetListParams {
  const { search, filters: chosen } = readChoices(resource, filters);
  // Publication dates are whole minutes.
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const narrowed = filterFields(resource).flatMap(({ field: { name }, filter }) => {
    const choice = chosen[name];
    return choice === undefined ? [] : (filter.narrow(choice, minute) ?? []);
  });
  const { currentPage, pageSize: size } = pagination;
  return {
    ...rest,
    filters: [...searchFilter(resource, search), ...narrowed],
    sorters: chosenBeforeDeclared(resource, sorters),
    pagination: {
      ...pagination,
      currentPage: isCount(currentPage) ? currentPage : 1,
      pageSize: isCount(size) ? size : pageSize(resource),
    },
  };
}

function chosenBeforeDeclared(resource: ResourceDefinition, sorters: readonly CrudSort[]): CrudSort[] {
  const sortable = sortableFields(resource).map(({ name }) => name);
  const chosen = sorters.filter(
    ({ field, order }) => sortable.includes(field) && /^(?:asc|desc)$/.test(order),
  );
  const rest = resource.list.sort.filter(({ by }) => chosen.every(({ field }) => field !== by));
  return [...chosen, ...rest.map(({ by, order }) => ({ field: by, order }))];
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
