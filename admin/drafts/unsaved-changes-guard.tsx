import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { holdLock, UNSAVED_LOCK } from '../session/tab-locks';
import { useLeaveQuestion } from './use-leave-question';

/**
 * Asks before a navigation throws away what was typed, and lets other tabs know that there is something. Refine's own
 * UnsavedChangesNotifier asks with window.confirm and misses the browser's way back.
 */
export function UnsavedChangesGuard() {
  const { ask, isUnsaved } = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });

  useEffect(() => (isUnsaved ? holdLock(UNSAVED_LOCK) : undefined), [isUnsaved]);

  const question = useEffectEvent(() =>
    blocker.state === 'blocked' ? ask(blocker.proceed, blocker.reset) : undefined,
  );
  // Each navigation that is held up is a question of its own, however quickly it follows the one before.
  useEffect(() => question(), [blocker.location]);

  return null;
}
