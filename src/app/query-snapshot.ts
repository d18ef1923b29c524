import type { QueryClient } from '@tanstack/react-query';
import type { QuerySnapshot } from '../lib/render-contract';

/** Returns all settled queries, without times: the same content makes the same document and ETag. */
export function takeSnapshot(queryClient: QueryClient): QuerySnapshot[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, state: { data, error } }) => (error ? { queryKey, error } : { queryKey, data }));
}

/** Fills the browser's query cache. `updatedAt` is in milliseconds. Errors stay until the visitor retries. */
export function restoreSnapshot(
  queryClient: QueryClient,
  snapshot: readonly QuerySnapshot[],
  updatedAt = Date.now(),
): void {
  for (const { queryKey, data, error } of snapshot) {
    if (error === undefined) queryClient.setQueryData(queryKey, data, { updatedAt });
    else
      queryClient
        .getQueryCache()
        .build(queryClient, { queryKey })
        .setState({ status: 'error', error: toError(error), errorUpdatedAt: Date.now() });
  }
}

function toError(value: unknown): Error {
  return Object.assign(new Error(), value);
}
