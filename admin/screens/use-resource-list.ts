import { useList, type CrudFilter, type CrudSort } from '@refinedev/core';
import { useSearchParams } from 'react-router-dom';
import type { Row } from '../hooks/row';
import type { ResourceDefinition } from '../schema/types';
import { JUST_READ_MS, listQuery } from './list-query';
import { readListState, writeListState, type ListState } from './list-state';
import { useCalm } from './use-calm';

export interface ResourceList {
  readonly state: ListState;
  readonly change: (part: Partial<ListState>) => void;
  /** What the list asks for, on all its pages. */
  readonly asked: { readonly filters: CrudFilter[]; readonly sorters: CrudSort[] };
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** The first rows are on their way or have only just come: what else there is to load comes after them. */
  readonly isWaiting: boolean;
  readonly isFetching: boolean;
  readonly error: string | null;
  readonly reload: () => void;
}

/** One page of a resource, as the address asks for it. */
export function useResourceList(resource: ResourceDefinition): ResourceList {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query, resource);
  const asked = listQuery(resource, state, new Date());

  const { query: request } = useList<Row>({
    ...asked,
    // The table itself says what went wrong and offers to try again.
    errorNotification: false,
    queryOptions: { retry: false, placeholderData: (previous) => previous, staleTime: JUST_READ_MS },
  });

  return {
    state,
    change: (part) =>
      setQuery(writeListState({ ...state, page: 1, ...part }), { replace: part.page === undefined }),
    asked,
    rows: request.data?.data,
    total: request.data?.total ?? 0,
    isWaiting: !useCalm(!request.isPending),
    isFetching: request.isFetching,
    error: request.isError ? request.error.message : null,
    reload: () => void request.refetch(),
  };
}
