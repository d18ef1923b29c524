import { usePermissions, useGetIdentity } from '@refinedev/core';
import { keepPreviousData, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Access } from '../../data/access';
import type { Identity } from '../../data/auth-provider';

export const accessKey = ['access'] as const;

/** The query of the person's access at a path. */
export function accessQuery(pathname: string) {
  return { queryKey: [...accessKey, pathname], staleTime: Infinity } as const;
}

/** The person's access, read again at each path, not at each filter; the last answer stands in meanwhile. */
export function useAccess(): UseQueryResult<Access, unknown> {
  const query = accessQuery(useLocation().pathname);
  return usePermissions<Access>({ options: { ...query, placeholderData: keepPreviousData, gcTime: 0 } });
}

/** Returns the function to call after signing in: it drops an earlier cache and reads the access again. */
export function useStartSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.resetQueries();
}

/** The signed-in person's identity; null for nobody, undefined while unknown. */
export function useIdentity(): Identity | null | undefined {
  return useGetIdentity<Identity | null>().data;
}
