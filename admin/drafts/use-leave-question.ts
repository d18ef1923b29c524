import { useTranslate, useWarnAboutChange } from '@refinedev/core';
import { flushSync } from 'react-dom';
import { appTexts } from '../i18n/app';
import { useQuestion } from '../lib/questions';

/** Replaces the usual words of the question. */
interface QuestionWords {
  readonly content: string;
  readonly okText: string;
}

export interface LeaveQuestion {
  /** Asks and calls back with the answer. Returns the function that withdraws the question. */
  readonly ask: (onLeave: () => void, onStay?: () => void, words?: QuestionWords) => () => void;
  readonly isUnsaved: boolean;
}

/**
 * The question before unsaved changes are discarded. Refine's own notifier would use the browser's dialog.
 */
export function useLeaveQuestion(): LeaveQuestion {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const translate = useTranslate();
  const askQuestion = useQuestion();

  function ask(onLeave: () => void, onStay?: () => void, words?: QuestionWords): () => void {
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
