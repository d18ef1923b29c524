import { useList } from '@refinedev/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Row } from '../../lib/row';
import type { RowChange } from '../../data/history';
import { historyKey } from '../undo/use-restore';
import { history } from '../../data/instances';
import type { ResourceDefinition } from '../../schema/types';

/** As many as `row_history` gives at a time. */
const PAGE_SIZE = 50;

/** Reads a row with all columns that a version can show. A deleted row gives an empty list. */
export function usePresentRow({ table, fields, list }: ResourceDefinition, id: number) {
  const order = list.order === undefined ? [] : [list.order];
  const columns = ['id', 'created_at', 'updated_at', ...order, ...fields.map(({ name }) => name)];
  return useList<Row>({
    resource: table,
    filters: [{ field: 'id', operator: 'eq', value: id }],
    pagination: { mode: 'off' },
    meta: { select: columns.join(',') },
    // A cached row could be older than the history beside it.
    queryOptions: { gcTime: 0, retry: false },
    errorNotification: false,
  }).query;
}

/** Reads a row's changes page by page, newest first. */
export function useRowChanges({ table }: ResourceDefinition, id: number) {
  return useInfiniteQuery({
    queryKey: historyKey('row', table, id),
    queryFn: ({ pageParam }) => history.readRow(table, id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    select: ({ pages }): readonly RowChange[] => pages.flat(),
    gcTime: 0,
    retry: false,
  });
}
