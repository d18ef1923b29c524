import type { CrudFilter, GoConfig, RouterProvider } from '@refinedev/core';
import published from '@refinedev/react-router';
import { useCallback } from 'react';
import { Link, useLocation, useNavigation, type LinkProps } from 'react-router-dom';

/**
 * Refine's router with three differences. The address names only what somebody chose.
 * A form's link keeps the filters of the list below it. And filter values are encoded: the published `go` does not encode them, so `&`,
 * `+` and `#` are lost when the address is read again (https://github.com/refinedev/refine/issues/6659, closed as not to be fixed).
 */
export const routerProvider: RouterProvider = {
  ...published,
  go: useShortGo,
  Link: FormLink,
};

/**
 * Two replacements of the address by `useTable` are left out: one that changes nothing, when it mounts, and one of an
 * address that somebody is leaving. The latter would end the navigation, as when a row is opened right after a search.
 */
function useShortGo() {
  const go = published.go?.();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const next = useNavigation().location?.pathname ?? pathname;
  return useCallback(
    ({ to = pathname, query, ...config }: GoConfig) => {
      const short = { ...config, to, ...(query && { query: encodeFilters(withoutDefaults(query)) }) };
      const isNeedless =
        config.type === 'replace' &&
        (go?.({ ...short, type: 'path' }) === address || (to === pathname && next !== pathname));
      return isNeedless ? undefined : go?.(short);
    },
    [go, pathname, address, next],
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
