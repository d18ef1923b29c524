import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Returns the time. Renders the component again every minute, for what depends on the clock. */
export function useNow(): Date {
  useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS));
  // oxlint-disable-next-line react/purity -- the store above renders again as time passes
  return new Date();
}

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}
