import type { CrudFilter, GoConfig, ParseResponse, RouterProvider } from '@refinedev/core';
import published from '@refinedev/react-router';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';

/**
 * Refine's router with four differences. All components share one reading of the address. The address names only what somebody chose.
 * A form's link keeps the filters of the list below it. And filter values are encoded: the published `go` does not encode them, so `&`,
 * `+` and `#` are lost when the address is read again (https://github.com/refinedev/refine/issues/6659, closed as not to be fixed).
 */
export const routerProvider: RouterProvider = {
  ...published,
  go: useShortGo,
  parse: useSharedParse,
  Link: FormLink,
};

const ParsedAddress = createContext<ParseResponse>({});

/**
 * Reads the address for all components below. The published `parse` compares the address with every screen of every resource, and
 * each button of a list's rows asks it three times.
 */
export function ParsedAddressProvider({ children }: { children: ReactNode }) {
  const parse = published.parse?.();
  const { pathname, search } = useLocation();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The published function is a new one at each rendering, of which a navigation to a route with a loader has two.
  const parsed = useMemo(() => parse?.() ?? {}, [pathname, search]);
  return <ParsedAddress value={parsed}>{children}</ParsedAddress>;
}

function useSharedParse() {
  const parsed = useContext(ParsedAddress);
  return useCallback(() => parsed, [parsed]);
}

/** A replacement that would change nothing is left out: `useTable` writes its state to the address when it mounts. */
function useShortGo() {
  const go = published.go?.();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  return useCallback(
    ({ to = pathname, query, ...config }: GoConfig) => {
      const short = { ...config, to, ...(query && { query: encodeFilters(withoutDefaults(query)) }) };
      const changesNothing = config.type === 'replace' && go?.({ ...short, type: 'path' }) === address;
      return changesNothing ? undefined : go?.(short);
    },
    [go, pathname, address],
  );
}

/** A list opens at its first page, and nobody chooses the size of its pages. */
function withoutDefaults(query: Record<string, unknown>): Record<string, unknown> {
  const { currentPage } = query;
  return { ...query, currentPage: currentPage === 1 ? undefined : currentPage, pageSize: undefined };
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

/** The link of Refine's buttons, which lead from a list to its forms. */
function FormLink({ to, ...props }: LinkProps & { readonly to: string }) {
  const { search } = useLocation();
  return <Link {...props} to={to + search} />;
}
