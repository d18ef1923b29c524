import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Takes an event handler; gives one that stays the same and calls the newest. Rows of a list keep their handlers while the screen
 * around them is drawn anew. Not to be called while drawing.
 */
export function useLatestCallback<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
