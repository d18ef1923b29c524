import { use, useSyncExternalStore } from 'react';
import { todayInIstanbul, type CivilDate } from '../../lib/dates/dates';
import { RenderedOnContext } from '../document-context';

/** A timer set for midnight would miss it in a sleeping or re-set machine; a glance at the clock never does. */
const LOOK_AGAIN_AFTER_MS = 20_000;

/** The day it is in Istanbul; at midnight there, and when the visitor comes back after it, the page draws the new one. */
export function useToday(): CivilDate {
  const renderedOn = use(RenderedOnContext);
  return useSyncExternalStore(subscribe, todayInIstanbul, () => renderedOn ?? todayInIstanbul());
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_AGAIN_AFTER_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
