import { keys, usePermissions, useGetIdentity } from '@refinedev/core';
import { keepPreviousData, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Access } from '../providers/access';
import type { Identity } from '../providers/auth-provider';

/** Answers that were prefetched before the screens were drawn stay fresh this long. */
export const PREFETCHED_MS = 10_000;

/** The common beginning of all access queries' keys. */
export const accessKey = ['access'] as const;

/** Takes the key of a location; gives the query of the person's access, which is read once for each location. */
export function accessQuery(locationKey: string) {
  return { queryKey: [...accessKey, locationKey], staleTime: Infinity, retry: false } as const;
}

/** The query of the person's identity, under Refine's own key. */
export const identityQuery = {
  queryKey: keys().auth().action('identity').get(),
  staleTime: PREFETCHED_MS,
  retry: false,
} as const;

/**
 * Gives the person's access. It is read anew whenever the path changes, which a list's filters and pages do not do; meanwhile the last
 * answer stands as a placeholder.
 */
export function useAccess(): UseQueryResult<Access, unknown> {
  const { pathname, key } = useLocation();
  const [visit, setVisit] = useState({ pathname, key });
  if (visit.pathname !== pathname) setVisit({ pathname, key });
  return usePermissions<Access>({
    options: { ...accessQuery(visit.key), placeholderData: keepPreviousData, gcTime: 0 },
  });
}

/** Gives the function to call after signing in: it drops what the cache holds of an earlier session and reads access again. */
export function useFreshStart(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.resetQueries();
}

/** Gives who is signed in; null for nobody, undefined while that is unknown. */
export function useIdentity(): Identity | null | undefined {
  const { staleTime } = identityQuery;
  return useGetIdentity<Identity | null>({ queryOptions: { staleTime } }).data;
}
