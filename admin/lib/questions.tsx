import type { ModalFuncProps } from 'antd';
import { createContext, Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component';

/** Asks a question in a dialog. Returns the function that withdraws it. */
type Ask = (question: ModalFuncProps) => () => void;

/** Lazy, because nothing is asked before somebody has done something. */
const QuestionDialog = lazyComponent(async () => (await import('./question-dialog')).QuestionDialog);

export const QuestionContext = createContext<Ask>(() => () => undefined);

/** Shows the questions that components below ask, one at a time. A question whose code cannot be loaded counts as declined. */
export function Questions({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ModalFuncProps>();
  const ask = useCallback<Ask>((asked) => {
    let isWithdrawn = false;
    QuestionDialog.preload().then(
      () => !isWithdrawn && setQuestion(asked),
      () => void asked.onCancel?.(),
    );
    return () => {
      isWithdrawn = true;
      setQuestion((shown) => (shown === asked ? undefined : shown));
    };
  }, []);
  return (
    <QuestionContext value={ask}>
      {children}
      <Suspense>{question && <QuestionDialog question={question} />}</Suspense>
    </QuestionContext>
  );
}
