import { useList, type CrudFilter, type CrudSort } from '@refinedev/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Row } from '../../lib/row';
import { useSteadyCallback } from '../../lib/use-steady-callback';
import type { ResourceDefinition } from '../../schema/types';
import { JUST_READ_MS, listQuery, wholeMinute } from './list-query';
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

/** One page of a resource, as the address asks for it; the same object for as long as nothing of it changes. */
export function useResourceList(resource: ResourceDefinition): ResourceList {
  const [query, setQuery] = useSearchParams();
  const written = query.toString();
  const state = useMemo(() => readListState(new URLSearchParams(written), resource), [written, resource]);
  const minute = wholeMinute(new Date());
  const asked = useMemo(() => listQuery(resource, state, new Date(minute)), [resource, state, minute]);

  const { query: request } = useList<Row>({
    ...asked,
    // The table itself says what went wrong and offers to try again.
    errorNotification: false,
    queryOptions: { retry: false, placeholderData: (previous) => previous, staleTime: JUST_READ_MS },
  });
  const { data, isFetching, isError } = request;
  const error = isError ? request.error.message : null;
  const isWaiting = !useCalm(!request.isPending);
  const reload = useSteadyCallback(() => void request.refetch());
  const change = useSteadyCallback((part: Partial<ListState>) =>
    setQuery(writeListState({ ...state, page: 1, ...part }), { replace: part.page === undefined }),
  );

  return useMemo(
    () => ({
      ...{ state, change, asked, isWaiting, isFetching, error, reload },
      rows: data?.data,
      total: data?.total ?? 0,
    }),
    [state, change, asked, isWaiting, isFetching, error, reload, data],
  );
}
