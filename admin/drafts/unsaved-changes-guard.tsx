import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { holdLock, UNSAVED_LOCK } from '../data/session/tab-locks';
import { hasUnsent } from './draft-keeper';
import { useLeaveQuestion } from './use-leave-question';

/**
 * Asks before a navigation discards unsaved changes, and tells other tabs that there are some. Refine's
 * UnsavedChangesNotifier asks with window.confirm and misses the browser's back button.
 */
export function UnsavedChangesGuard() {
  const { ask, isUnsaved } = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    // The browser's own question, which says that something is lost, is asked only where that is so.
    if (isUnsaved && hasUnsent()) event.preventDefault();
  });

  useEffect(() => (isUnsaved ? holdLock(UNSAVED_LOCK) : undefined), [isUnsaved]);

  const question = useEffectEvent(() =>
    blocker.state === 'blocked' ? ask(blocker.proceed, blocker.reset) : undefined,
  );
  // Each blocked navigation gets its own question, however quickly it follows another.
  useEffect(() => question(), [blocker.location]);

  return null;
}
