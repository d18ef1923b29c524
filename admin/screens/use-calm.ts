import { useEffect, useState } from 'react';

/** A browser that cannot tell when it is idle has drawn what it had to by then. */
const SURELY_DRAWN_MS = 300;

/** Once it has been calm, what a list loads later is there: later lists wait for nothing. */
let hasBeenCalm = false;

/** Takes whether the first thing to be seen is there; gives whether the browser has drawn it and has nothing else to do. */
export function useCalm(isThere: boolean): boolean {
  const [isCalm, setCalm] = useState(hasBeenCalm);
  useEffect(() => {
    if (!isThere || isCalm) return undefined;
    const settle = () => {
      hasBeenCalm = true;
      setCalm(true);
    };
    if ('requestIdleCallback' in window) {
      const request = window.requestIdleCallback(settle);
      return () => window.cancelIdleCallback(request);
    }
    const timer = setTimeout(settle, SURELY_DRAWN_MS);
    return () => clearTimeout(timer);
  }, [isThere, isCalm]);
  return isCalm;
}
