import type { CrudFilter, CrudSort } from '@refinedev/core';
import { listSelect } from '../../schema/derive-select';
import type { ResourceDefinition } from '../../schema/types';
import { listFilters, pageSize, sorters, type ListState } from './list-state';

/** What was read so long ago is shown once more without being asked for again; after a write it always is. */
export const JUST_READ_MS = 5000;
const MINUTE_MS = 60_000;

/** Publication dates are whole minutes: a list's question stays the same, and cached, for as long. Gives milliseconds. */
export function wholeMinute(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** What a list asks for, in Refine's words. */
export interface ListQuery {
  readonly resource: string;
  readonly pagination: { readonly currentPage: number; readonly pageSize: number; readonly mode: 'server' };
  readonly filters: CrudFilter[];
  readonly sorters: CrudSort[];
  readonly meta: { readonly select: string };
}

/** Takes a resource, the state of its list and the present moment; gives the question for one page of its rows. */
export function listQuery(resource: ResourceDefinition, state: ListState, now: Date): ListQuery {
  return {
    resource: resource.table,
    pagination: { currentPage: state.page, pageSize: pageSize(resource), mode: 'server' },
    filters: listFilters(resource, state, new Date(wholeMinute(now))),
    sorters: sorters(resource, state),
    meta: { select: listSelect(resource) },
  };
}
