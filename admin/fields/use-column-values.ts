import { useList } from '@refinedev/core';
import type { ResourceDefinition, Row } from '../schema/types';

/** Enough rows to find every value in use without reading a large table completely. */
const ROWS_READ = 500;

/** The distinct values of a column, null for rows without one; empty while loading. */
export function useColumnValues({ table }: ResourceDefinition, column: string): unknown[] {
  const { result } = useList<Row>({
    resource: table,
    pagination: { pageSize: ROWS_READ },
    meta: { select: `id,${column}` },
    // Typing works without suggestions, so an error stays silent.
    errorNotification: false,
  });
  return [...new Set(result.data.map((row) => row[column]))];
}
