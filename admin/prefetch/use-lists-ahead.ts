import { useEffect } from 'react';
import { onceIdle } from '../lib/once-idle';
import { resources } from '../resources/index';
import { dataProvider, queryClient } from '../providers/instances';
import { readListsAhead } from './read-ahead';

/** Reads all lists while the screen that calls it is looked at: from the overview, each of them is one step away. */
export function useListsAhead(): void {
  useEffect(() => {
    const left = new AbortController();
    const callOff = onceIdle(() => void readListsAhead(queryClient, dataProvider, resources, left.signal));
    return () => {
      callOff();
      left.abort();
    };
  }, []);
}
