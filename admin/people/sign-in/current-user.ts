import { usePermissions, useGetIdentity } from '@refinedev/core';
import { keepPreviousData, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Access } from '../../data/access';
import type { Identity } from '../../data/auth-provider';

/** The prefix of all access query keys. */
export const accessKey = ['access'] as const;

/** The query of the person's access, cached per location. */
export function accessQuery(locationKey: string) {
  return { queryKey: [...accessKey, locationKey], staleTime: Infinity, retry: false } as const;
}

/**
 * The person's access, read again whenever the path changes. Filters and pages of a list do not change the
 * path. The previous answer is the placeholder meanwhile.
 */
export function useAccess(): UseQueryResult<Access, unknown> {
  const { pathname, key } = useLocation();
  const [visit, setVisit] = useState({ pathname, key });
  if (visit.pathname !== pathname) setVisit({ pathname, key });
  return usePermissions<Access>({
    options: { ...accessQuery(visit.key), placeholderData: keepPreviousData, gcTime: 0 },
  });
}

/**
 * Returns the function to call after signing in. It drops the cache of an earlier session and reads access
 * again.
 */
export function useStartSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.resetQueries();
}

/** The signed-in person's identity; null for nobody, undefined while unknown. */
export function useIdentity(): Identity | null | undefined {
  return useGetIdentity<Identity | null>().data;
}
