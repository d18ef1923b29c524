import { usePermissions } from '@refinedev/core';
import { keepPreviousData, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Access } from '../providers/access';
import { accessQuery } from './person-queries';

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
