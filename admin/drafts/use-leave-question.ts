import { useTranslate, useWarnAboutChange } from '@refinedev/core';
import { flushSync } from 'react-dom';
import { appTexts } from '../i18n/app';
import { useOverlays } from '../lib/overlays';

/** What the question says in place of its usual words. */
interface QuestionWords {
  readonly content: string;
  readonly okText: string;
}

export interface LeaveQuestion {
  /** Asks, and calls back with the answer; gives the function that takes the question away. */
  readonly ask: (onLeave: () => void, onStay?: () => void, words?: QuestionWords) => () => void;
  readonly isUnsaved: boolean;
}

/** The one question before what was typed is thrown away; Refine's own notifier would use the browser's dialog. */
export function useLeaveQuestion(): LeaveQuestion {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const translate = useTranslate();
  const overlays = useOverlays();

  function ask(onLeave: () => void, onStay?: () => void, words?: QuestionWords): () => void {
    const withdrawal = new AbortController();
    void overlays().then(({ modal }) => {
      if (withdrawal.signal.aborted) return;
      const dialog = modal.confirm({
        title: appTexts.unsaved.title,
        content: translate('warnWhenUnsavedChanges'),
        okText: appTexts.unsaved.leave,
        ...words,
        okButtonProps: { danger: true },
        cancelText: appTexts.unsaved.stay,
        onOk: () => {
          // Before the form goes: what ends while it counts as unsaved is kept as a draft.
          flushSync(() => setWarnWhen(false));
          onLeave();
        },
        onCancel: () => onStay?.(),
      });
      withdrawal.signal.addEventListener('abort', dialog.destroy);
    });
    return () => withdrawal.abort();
  }

  return { ask, isUnsaved: warnWhen };
}
