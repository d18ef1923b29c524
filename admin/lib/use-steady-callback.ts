import { useCallback, useInsertionEffect, useRef } from 'react';

/** Gives a function for events that stays the same from one drawing to the next, and does what the last drawing's would. */
export function useSteadyCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
