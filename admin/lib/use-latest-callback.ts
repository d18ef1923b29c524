import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the newest version of an event handler, so that rows keep their props
 * while the screen around them renders again. Must not be called during render.
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
