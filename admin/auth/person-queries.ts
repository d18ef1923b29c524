import { keys } from '@refinedev/core';

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
