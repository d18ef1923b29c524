import { useList } from '@refinedev/core';

/** How many rows of a table are still drafts, which have nothing in the column of their publication; undefined while unknown. */
export function useDraftCount(table: string, publishColumn: string): number | undefined {
  const { query, result } = useList({
    resource: table,
    filters: [{ field: publishColumn, operator: 'null', value: null }],
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { select: 'id' },
    // A missing number keeps nobody from the list.
    errorNotification: false,
  });
  return query.isSuccess ? result.total : undefined;
}
