import { useTranslate, useWarnAboutChange } from '@refinedev/core';
import { flushSync } from 'react-dom';
import { appTexts } from '../i18n/app';
import { useQuestion, type Question } from '../lib/questions';
import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { holdLock, UNSAVED_LOCK } from '../data/session/tab-locks';
import { hasUnsent } from './draft-keeper';

/**
 * The question before unsaved changes are discarded. Refine's own notifier would use the browser's dialog.
 */
export function useLeaveQuestion() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const translate = useTranslate();
  const askQuestion = useQuestion();

  /** Asks, in these words or the usual ones, and calls back with the answer. Returns the function that withdraws the question. */
  function ask(onLeave: () => void, onStay?: () => void, words?: Pick<Question, 'content' | 'okText'>) {
    const controller = new AbortController();
    void askQuestion({
      title: appTexts.unsaved.title,
      content: translate('warnWhenUnsavedChanges'),
      okText: appTexts.unsaved.leave,
      ...words,
      isDanger: true,
      cancelText: appTexts.unsaved.stay,
      signal: controller.signal,
    }).then((isLeaving) => {
      if (!isLeaving) {
        onStay?.();
        return;
      }
      // Before the form unmounts: changes that still count as unsaved would be stored as a draft.
      flushSync(() => setWarnWhen(false));
      onLeave();
    });
    return () => controller.abort();
  }

  return { ask, isUnsaved: warnWhen };
}

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
