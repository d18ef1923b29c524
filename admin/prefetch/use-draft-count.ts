import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { listReading } from './read-ahead';

/** How many rows of a table are still drafts, which have nothing in the column of their publication; undefined while unknown. */
export function useDraftCount(table: string, publishColumn: string): number | undefined {
  const provider = useDataProvider()();
  const { data, isSuccess } = useQuery(
    listReading(provider, {
      resource: table,
      filters: [{ field: publishColumn, operator: 'null', value: null }],
      pagination: { currentPage: 1, pageSize: 1, mode: 'server' },
    }),
  );
  return isSuccess ? data.total : undefined;
}
