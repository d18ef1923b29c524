import type { CrudFilter, GoConfig, RouterProvider } from '@refinedev/core';
import published from '@refinedev/react-router';
import { useCallback } from 'react';

/**
 * Refine's router with encoded filter values. The published `go` does not encode them, so `&`, `+` and `#`
 * are lost when the address is read again (https://github.com/refinedev/refine/issues/6659, closed as not to
 * be fixed).
 */
export const routerProvider: RouterProvider = { ...published, go: useEncodedGo };

function useEncodedGo() {
  const go = published.go?.();
  return useCallback(
    ({ query, ...config }: GoConfig) => go?.({ ...config, ...(query && { query: encodeFilters(query) }) }),
    [go],
  );
}

function encodeFilters(query: Record<string, unknown>): Record<string, unknown> {
  const { filters } = query;
  return Array.isArray(filters) ? { ...query, filters: (filters as CrudFilter[]).map(encodeValue) } : query;
}

function encodeValue(filter: CrudFilter): CrudFilter {
  return 'field' in filter && typeof filter.value === 'string'
    ? { ...filter, value: encodeURIComponent(filter.value) }
    : filter;
}
