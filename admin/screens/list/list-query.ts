import {
  keys,
  parseTableParams,
  type CrudFilter,
  type CrudSort,
  type DataProvider,
  type GetListParams,
} from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { addDays, todayInIstanbul } from '../../../src/lib/dates/dates';
import { fieldFilter } from '../../fields/form-codec';
import { writeRange } from '../../fields/filters';
import { COPY_PARAM, NEXT_YEAR_PARAM } from '../row/copied-values';
import { refineResources } from '../../data/refine-resources';
import { listSelect, searchFilter } from '../../schema/derive';
import type { ResourceDefinition } from '../../schema/types';
import { filterFields, readChoices, shownPeriod, sortableFields, type Period } from './list-address';

/** How long an answer stays fresh, in milliseconds. A write invalidates it at once. */
const JUST_READ_MS = 5000;
const MINUTE_MS = 60_000;
const PAGE_SIZE = 20;
/** A list ordered by hand has one page, because a row cannot be dragged to another page. */
const ORDERED_PAGE_SIZE = 200;

function pageSize({ list }: ResourceDefinition): number {
  return list.order === undefined ? PAGE_SIZE : ORDERED_PAGE_SIZE;
}

/**
 * The `meta` of a list query. Refine merges the address's other parameters into it. They open forms and do
 * not change the rows, so they are overwritten here: otherwise each form would refetch the list behind it.
 */
export function listMeta(resource: ResourceDefinition) {
  return {
    select: listSelect(resource),
    isList: true,
    id: undefined,
    [COPY_PARAM]: undefined,
    [NEXT_YEAR_PARAM]: undefined,
    to: undefined,
  };
}

export function tableOptions(resource: ResourceDefinition) {
  return {
    resource: resource.table,
    syncWithLocation: true,
    pagination: { pageSize: pageSize(resource) },
    meta: listMeta(resource),
    // The list shows its own error and a retry button.
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, staleTime: JUST_READ_MS },
  } as const;
}

/** The query that `useTable` makes at an address, for prefetching. */
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

/** Returns the state of Refine's table in an address's query. An invalid page size reads as 0. */
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
 * Wraps a data provider so that list choices become backend filters at the time of the request. The address
 * and the cache keep the choice itself ('scheduled'), which contains no moment.
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
      return provider.getList(isList && resource ? toBackendParams(resource, params, new Date()) : params);
    },
  };
}

/** Translates a list query with choices into backend filters. Invalid choices are left out. */
export function toBackendParams(
  resource: ResourceDefinition,
  { filters = [], sorters = [], pagination = {}, ...rest }: GetListParams,
  now: Date,
): GetListParams {
  const choices = readChoices(resource, filters);
  const { search, filters: chosen } = choices;
  const period = shownPeriod(resource, choices);
  // Publication dates have minute precision.
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const narrowed = filterFields(resource).flatMap(({ field: { name }, filter }) => {
    const choice = chosen[name];
    return choice === undefined ? [] : (filter.narrow(choice, minute) ?? []);
  });
  const { currentPage, pageSize: size } = pagination;
  return {
    ...rest,
    filters: [...searchFilter(resource, search), ...narrowed, ...periodFilters(resource, period, minute)],
    sorters: chosenBeforeDeclared(resource, sorters, period),
    pagination: {
      ...pagination,
      currentPage: isCount(currentPage) ? currentPage : 1,
      pageSize: isCount(size) ? size : pageSize(resource),
    },
  };
}

/** Today belongs to what is to come. */
function periodFilters({ fields, list }: ResourceDefinition, period: Period, now: Date): CrudFilter[] {
  const field = fields.find(({ name }) => name === list.upcoming);
  if (!field || period === 'tumu') return [];
  const today = todayInIstanbul(now);
  const days = period === 'yaklasan' ? writeRange(today, '') : writeRange('', addDays(today, -1));
  return fieldFilter(field)?.narrow(days, now) ?? [];
}

/** What is to come begins with today, and the past with yesterday. */
function chosenBeforeDeclared(
  resource: ResourceDefinition,
  sorters: readonly CrudSort[],
  period: Period,
): CrudSort[] {
  const sortable = sortableFields(resource).map(({ name }) => name);
  const chosen = sorters.filter(
    ({ field, order }) => sortable.includes(field) && /^(?:asc|desc)$/.test(order),
  );
  const rest = resource.list.sort.filter(({ by }) => chosen.every(({ field }) => field !== by));
  const periodOrder = { yaklasan: 'asc', gecmis: 'desc', tumu: null } as const;
  const declared = rest.map(({ by, order }) => ({
    field: by,
    order: by === resource.list.upcoming ? (periodOrder[period] ?? order) : order,
  }));
  return [...chosen, ...declared];
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
