import { usePermissions } from '@refinedev/core';
import { keepPreviousData, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Access } from '../providers/auth-provider';

/** What the person may do, read anew for each navigation; meanwhile the last answer stands as a placeholder. */
export function useAccess(): UseQueryResult<Access, unknown> {
  const { key } = useLocation();
  return usePermissions<Access>({
    options: {
      queryKey: ['access', key],
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    },
  });
}

/** Gives a function for the moment after signing in: what another person's session left behind goes, and access is read again. */
export function useFreshStart(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.resetQueries();
}
