import { Alert, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { cleanLines } from '../../../src/lib/text/clean';
import { reviewTexts } from '../../i18n/reviews';
import { Dialog } from '../../lib/dialog';
import styles from './review.module.css';

/** As many characters as `private.reviews` takes. */
const MAX_NOTE = 1000;

export interface NoteDialogProps {
  readonly title: string;
  readonly help: readonly string[];
  readonly label: string;
  /** The sentence for an empty note; absent where it may be empty. */
  readonly required?: string;
  readonly okText: string;
  readonly onSend: (note: string) => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks for a note, sends it, and stays open with the reason and what was typed where that fails. */
export function NoteDialog({ title, help, label, required, okText, onSend, onClosed }: NoteDialogProps) {
  const input = useRef<TextAreaRef>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<boolean> {
    const isMissing = required !== undefined && cleanLines(note) === '';
    setFailure(isMissing ? required : undefined);
    if (isMissing) {
      input.current?.focus();
      return false;
    }
    return onSend(note).then(
      () => true,
      (error: unknown) => {
        setFailure(reviewTexts.askFailed(errorMessage(error)));
        return false;
      },
    );
  }

  return (
    <Dialog
      title={title}
      okText={okText}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onRun={send}
      onClosed={onClosed}
    >
      {help.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <label htmlFor="review-note">{label}</label>
      <Input.TextArea
        ref={input}
        id="review-note"
        value={note}
        maxLength={MAX_NOTE}
        autoSize={{ minRows: 4, maxRows: 12 }}
        aria-invalid={failure !== undefined}
        aria-describedby={failure && 'review-failure'}
        onChange={({ target }) => {
          setNote(target.value);
          setFailure(undefined);
        }}
      />
      <div id="review-failure" className={styles.failure}>
        {failure !== undefined && <Alert role="alert" type="error" showIcon message={failure} />}
      </div>
    </Dialog>
  );
}
