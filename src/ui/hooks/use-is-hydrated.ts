import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while the server's markup is taken over, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
