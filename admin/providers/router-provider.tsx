import type { CrudFilter, GoConfig, ParseResponse, RouterProvider } from '@refinedev/core';
import published from '@refinedev/react-router';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';

/**
 * Refine's router with two differences. Filter values are encoded: the published `go` does not encode them, so `&`, `+` and `#`
 * are lost when the address is read again (https://github.com/refinedev/refine/issues/6659, closed as not to be fixed). And all
 * components share one reading of the address.
 */
export const routerProvider: RouterProvider = { ...published, go: useEncodedGo, parse: useSharedParse };

const ParsedAddress = createContext<ParseResponse>({});

/**
 * Reads the address for all components below. The published `parse` compares the address with every screen of every resource, and
 * each button of a list's rows asks it three times.
 */
export function ParsedAddressProvider({ children }: { children: ReactNode }) {
  const parse = published.parse?.();
  const parsed = useMemo(() => parse?.() ?? {}, [parse]);
  return <ParsedAddress value={parsed}>{children}</ParsedAddress>;
}

function useSharedParse() {
  const parsed = useContext(ParsedAddress);
  return useCallback(() => parsed, [parsed]);
}

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
