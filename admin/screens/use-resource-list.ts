import { useList } from '@refinedev/core';
import { useSearchParams } from 'react-router-dom';
import { fieldKind } from '../fields/form-codec';
import type { Row } from '../hooks/row';
import { listFields } from '../schema/derive-fields';
import { listSelect } from '../schema/derive-select';
import type { ResourceDefinition } from '../schema/types';
import {
  PAGE_SIZE,
  readListState,
  searchFilters,
  sorters,
  writeListState,
  type ListState,
} from './list-state';

export interface ResourceList {
  readonly state: ListState;
  readonly change: (part: Partial<ListState>) => void;
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly isFetching: boolean;
  readonly error: string | null;
  readonly reload: () => void;
}

/** One page of a resource, as the address asks for it. */
export function useResourceList(resource: ResourceDefinition): ResourceList {
  const [query, setQuery] = useSearchParams();
  const sortable = listFields(resource)
    .filter((field) => fieldKind(field.kind).isSortable)
    .map((field) => field.name);
  const state = readListState(query, sortable);

  const { query: request } = useList<Row>({
    resource: resource.table,
    pagination: { currentPage: state.page, pageSize: PAGE_SIZE },
    filters: searchFilters(resource, state),
    sorters: sorters(resource, state),
    meta: { select: listSelect(resource) },
    // The table itself says what went wrong and offers to try again.
    errorNotification: false,
    queryOptions: { retry: false, placeholderData: (previous) => previous },
  });

  return {
    state,
    change: (part) =>
      setQuery(writeListState({ ...state, page: 1, ...part }), { replace: part.page === undefined }),
    rows: request.data?.data,
    total: request.data?.total ?? 0,
    isFetching: request.isFetching,
    error: request.isError ? request.error.message : null,
    reload: () => void request.refetch(),
  };
}
