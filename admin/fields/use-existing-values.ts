import { useList } from '@refinedev/core';
import { compareTurkish } from '../../src/lib/text/turkish';
import type { ResourceDefinition } from '../schema/types';
import type { Row } from '../lib/row';

/** Enough rows to meet every value in use, without reading a large table whole. */
const ROWS_READ = 500;

/** Takes a resource and a text column of it; gives the values in use, each once, in the Turkish order. Empty while unknown. */
export function useExistingValues(resource: ResourceDefinition, column: string): string[] {
  return useColumnValues(resource, column)
    .filter((value) => typeof value === 'string')
    .sort(compareTurkish);
}

/** Takes a resource and a column of it; gives the values in use, each once, null for rows without one. Empty while unknown. */
export function useColumnValues({ table }: ResourceDefinition, column: string): unknown[] {
  const { result } = useList<Row>({
    resource: table,
    pagination: { pageSize: ROWS_READ },
    meta: { select: `id,${column}` },
    // A missing suggestion keeps nobody from typing.
    errorNotification: false,
  });
  return [...new Set(result.data.map((row) => row[column]))];
}
