import { use, useSyncExternalStore } from 'react';
import { todayInIstanbul, type CivilDate } from '../../lib/dates/dates';
import { RenderedOnContext } from '../document-context';

/** Polling notices midnight even after sleep or a clock change, which a timer set for midnight would miss. */
const LOOK_AGAIN_AFTER_MS = 20_000;

/** Returns today in Istanbul and rerenders after midnight. During hydration it is the day of the document. */
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
