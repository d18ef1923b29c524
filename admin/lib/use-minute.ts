import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Renders the component again every minute, for what depends on the clock. */
export function useMinute(): void {
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS));
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}
