import { useList, useLogList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { Row } from '../../lib/row';
import type { RowChange } from '../../providers/history';
import type { ResourceDefinition } from '../../schema/types';

/** As many as `row_history` gives at a time. */
export const PAGE_SIZE = 50;

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

/** Reads a page of a row's changes, newest first: those before an entry, otherwise the newest. */
export function useRowChanges({ table }: ResourceDefinition, id: number, beforeId?: number) {
  return useLogList<RowChange[]>({
    resource: table,
    meta: { id, ...(beforeId !== undefined && { beforeId }) },
    queryOptions: { gcTime: 0, placeholderData: keepPreviousData },
  });
}
