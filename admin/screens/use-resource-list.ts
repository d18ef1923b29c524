import { useList, type CrudFilter, type CrudSort } from '@refinedev/core';
import { useSearchParams } from 'react-router-dom';
import type { Row } from '../hooks/row';
import { listSelect } from '../schema/derive-select';
import type { ResourceDefinition } from '../schema/types';
import { listFilters, pageSize, readListState, sorters, writeListState, type ListState } from './list-state';

const MINUTE_MS = 60_000;

export interface ResourceList {
  readonly state: ListState;
  readonly change: (part: Partial<ListState>) => void;
  /** What the list asks for, on all its pages. */
  readonly asked: { readonly filters: CrudFilter[]; readonly sorters: CrudSort[] };
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** There are no rows yet, and no failure. */
  readonly isWaiting: boolean;
  readonly isFetching: boolean;
  readonly error: string | null;
  readonly reload: () => void;
}

/** One page of a resource, as the address asks for it. */
export function useResourceList(resource: ResourceDefinition): ResourceList {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query, resource);
  const asked = {
    filters: listFilters(resource, state, presentMinute()),
    sorters: sorters(resource, state),
  };

  const { query: request } = useList<Row>({
    resource: resource.table,
    pagination: { currentPage: state.page, pageSize: pageSize(resource) },
    ...asked,
    meta: { select: listSelect(resource) },
    // The table itself says what went wrong and offers to try again.
    errorNotification: false,
    queryOptions: { retry: false, placeholderData: (previous) => previous },
  });

  return {
    state,
    change: (part) =>
      setQuery(writeListState({ ...state, page: 1, ...part }), { replace: part.page === undefined }),
    asked,
    rows: request.data?.data,
    total: request.data?.total ?? 0,
    isWaiting: request.isPending,
    isFetching: request.isFetching,
    error: request.isError ? request.error.message : null,
    reload: () => void request.refetch(),
  };
}

/** Whole minutes, as publication dates are: the question stays the same, and cached, from one drawing to the next. */
function presentMinute(): Date {
  return new Date(Math.floor(new Date().getTime() / MINUTE_MS) * MINUTE_MS);
}
