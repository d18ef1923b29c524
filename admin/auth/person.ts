import { keys, usePermissions, useGetIdentity } from '@refinedev/core';
import { keepPreviousData, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Access } from '../providers/access';
import type { Identity } from '../providers/auth-provider';

/** What was asked for before the screens came waits for them so long. */
export const PREFETCHED_MS = 10_000;

/** What the person may do, at any location. */
export const accessKey = ['access'] as const;

/** Takes the key of a location; gives the query of what the person may do, read once for each. */
export function accessQuery(locationKey: string) {
  return { queryKey: [...accessKey, locationKey], staleTime: Infinity, retry: false } as const;
}

/** Who the person is, under Refine's own key. */
export const identityQuery = {
  queryKey: keys().auth().action('identity').get(),
  staleTime: PREFETCHED_MS,
  retry: false,
} as const;

/** What the person may do, read anew for each navigation; meanwhile the last answer stands as a placeholder. */
export function useAccess(): UseQueryResult<Access, unknown> {
  const { key } = useLocation();
  return usePermissions<Access>({
    options: { ...accessQuery(key), placeholderData: keepPreviousData, gcTime: 0 },
  });
}

/** Gives a function for the moment after signing in: what another person's session left behind goes, and access is read again. */
export function useFreshStart(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.resetQueries();
}

/** Who is signed in; null for nobody, undefined while that is unknown. */
export function useIdentity(): Identity | null | undefined {
  const { staleTime } = identityQuery;
  return useGetIdentity<Identity | null>({ queryOptions: { staleTime } }).data;
}
