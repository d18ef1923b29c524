import { queryKeys } from './query-keys';

/** A reading that was begun before the screens came waits for them so long. */
export const HEAD_START_MS = 10_000;

/** What the person may do, at any location. */
export const accessKey = ['access'] as const;

/** Takes the key of a location; gives the query of what the person may do, read once for each. */
export function accessQuery(locationKey: string) {
  return { queryKey: [...accessKey, locationKey], staleTime: Infinity, retry: false } as const;
}

/** Who the person is, under Refine's own key. */
export const identityQuery = {
  queryKey: queryKeys.identity,
  staleTime: HEAD_START_MS,
  retry: false,
} as const;
