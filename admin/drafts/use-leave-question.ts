import { useTranslate, useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';
import { flushSync } from 'react-dom';
import { appTexts } from '../i18n/app';

/** Stands in place of the question's usual words. */
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
  const { modal } = App.useApp();

  function ask(onLeave: () => void, onStay?: () => void, words?: QuestionWords): () => void {
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
    return dialog.destroy;
  }

  return { ask, isUnsaved: warnWhen };
}
