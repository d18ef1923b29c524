import type { QueryClient } from '@tanstack/react-query';
import type { QuerySnapshot } from '../lib/render-contract';

/**
 * Takes the server's query cache, gives what every settled query ended with. It holds no times, so that the same
 * content makes the same document, which browsers then revalidate by its ETag.
 */
export function takeSnapshot(queryClient: QueryClient): QuerySnapshot[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, state: { data, error } }) => (error ? { queryKey, error } : { queryKey, data }));
}

/**
 * Takes a snapshot and when it was taken (in ms; now, unless told), fills the browser's cache with it: what is old is shown and
 * read anew, errors are shown until someone tries again.
 */
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
