import { useGetIdentity } from '@refinedev/core';
import type { Identity } from '../providers/auth-provider';
import { identityQuery } from './person-queries';

/** Who is signed in; null for nobody, undefined while that is unknown. */
export function useIdentity(): Identity | null | undefined {
  const { staleTime } = identityQuery;
  return useGetIdentity<Identity | null>({ queryOptions: { staleTime } }).data;
}
