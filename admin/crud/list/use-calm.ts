import { useEffect, useState } from 'react';
import { onceIdle } from '../../lib/once-idle';

/** Once it has been calm, what a list loads later is there: later lists wait for nothing. */
let hasBeenCalm = false;

/** Takes whether the first thing to be seen is there; gives whether the browser has drawn it and has nothing else to do. */
export function useCalm(isThere: boolean): boolean {
  const [isCalm, setCalm] = useState(hasBeenCalm);
  useEffect(() => {
    if (!isThere || isCalm) return undefined;
    return onceIdle(() => {
      hasBeenCalm = true;
      setCalm(true);
    });
  }, [isThere, isCalm]);
  return isCalm;
}
