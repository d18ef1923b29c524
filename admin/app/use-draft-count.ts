import { useList } from '@refinedev/core';

/** How many rows of a table are still drafts, which have nothing in the column of their publication; undefined while unknown. */
export function useDraftCount(table: string, publishColumn: string): number | undefined {
  const { result, query } = useList({
    resource: table,
    filters: [{ field: publishColumn, operator: 'null', value: null }],
    pagination: { pageSize: 1 },
    // The list screen beside it tells of the same failure.
    errorNotification: false,
  });
  return query.isSuccess ? result.total : undefined;
}
