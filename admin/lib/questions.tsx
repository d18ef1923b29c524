import { Modal, type ModalFuncProps } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import { texts } from '../i18n/texts';

export interface Question extends Pick<
  ModalFuncProps,
  'title' | 'content' | 'okText' | 'cancelText' | 'afterClose'
> {
  /** Whether a yes destroys something. */
  readonly isDanger?: boolean;
  /** Withdraws the question, which is then never answered. */
  readonly signal?: AbortSignal;
}

export type Ask = (question: Question) => Promise<boolean>;

const QuestionContext = createContext<Ask>(() => Promise.resolve(false));
/** Whether a question waits for its answer. What asked it has stopped until then, so that nothing may say that it is busy. */
export const AskingContext = createContext(false);

export function Questions({ children }: { readonly children: ReactNode }) {
  const [{ confirm }, dialogs] = Modal.useModal();
  const [open, setOpen] = useState(0);
  const ask: Ask = ({ isDanger = false, signal, ...words }) =>
    new Promise((resolve) => {
      setOpen((count) => count + 1);
      const { destroy, update } = confirm({
        cancelText: texts.form.cancel,
        ...words,
        okButtonProps: { danger: isDanger },
        icon: null,
        centered: true,
        // An animated button could move away from a quick click.
        transitionName: '',
        // A second Enter must not answer the question by accident.
        autoFocusButton: null,
        onOk: () => {
          // The button that asked is often gone then. The keys go on beside the notice that follows.
          if (isDanger) update({ focusTriggerAfterClose: false });
          resolve(true);
        },
        onCancel: () => resolve(false),
        afterClose: () => {
          setOpen((count) => count - 1);
          words.afterClose?.();
        },
      });
      signal?.addEventListener('abort', destroy);
    });
  return (
    <QuestionContext value={ask}>
      <AskingContext value={open > 0}>{children}</AskingContext>
      {dialogs}
    </QuestionContext>
  );
}

/** Returns the function that asks. Outside of `Questions` every answer is no. */
export function useQuestion(): Ask {
  return use(QuestionContext);
}
