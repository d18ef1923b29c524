import { accessQuery } from '../people/sign-in/current-user';
import { prefetchRow } from '../screens/row/row-query';
import { PREFETCHED_MS } from '../lib/prefetch-lifetime';
import { listQuery } from '../screens/list/list-query';
import { authProvider, identityKey, queryClient } from '../data/instances';
import type { ResourceDefinition } from '../schema/types';
import { dataProvider } from './screen-data-provider';

/** Prefetches who is signed in and what they may do, while the screens' code loads. The screens repeat a failed request. */
export function prefetchCurrentUser(): void {
  const access = { ...accessQuery(window.location.pathname), queryFn: authProvider.getPermissions };
  queryClient.query({ ...access, gcTime: PREFETCHED_MS }).catch(leaveToTheScreen);
  queryClient.query({ queryKey: identityKey, queryFn: authProvider.getIdentity }).catch(leaveToTheScreen);
}

/** Prefetches the page of a list that an address asks for. */
export function prefetchList(resource: ResourceDefinition, search: string): void {
  queryClient.query(listQuery(dataProvider, resource, search)).catch(leaveToTheScreen);
}

/** Prefetches the row of a form. An id that is no number is left to the form. */
export function prefetchForm(resource: ResourceDefinition, id: number): void {
  if (id > 0) prefetchRow(queryClient, dataProvider, resource, id).catch(leaveToTheScreen);
}

const leaveToTheScreen = () => undefined;
