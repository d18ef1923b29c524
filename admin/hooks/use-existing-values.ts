import { useList } from '@refinedev/core';
import { compareTurkish } from '../../src/shared/turkish';
import type { ResourceDefinition } from '../schema/types';
import type { Row } from './row';

/** Enough rows to meet every value in use, without reading a large table whole. */
const ROWS_READ = 500;

/** Takes a resource and a text column of it; gives the values in use, each once, in the Turkish order. Empty while unknown. */
export function useExistingValues({ table }: ResourceDefinition, column: string): string[] {
  const { result } = useList<Row>({
    resource: table,
    pagination: { pageSize: ROWS_READ },
    meta: { select: `id,${column}` },
    // A missing suggestion keeps nobody from typing.
    errorNotification: false,
  });
  const values = result.data.map((row) => row[column]).filter((value) => typeof value === 'string');
  return [...new Set(values)].sort(compareTurkish);
}
