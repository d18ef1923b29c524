import { useMutation } from '@tanstack/react-query';
import { Alert, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { cleanLines } from '../../../src/lib/text/clean';
import { reviewTexts } from '../../i18n/reviews';
import { texts } from '../../i18n/texts';
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
  /** Sends the note. While it is under way nothing closes the dialog, and a failure keeps what was typed. */
  readonly onSend: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a note, sends it, and stays open with the reason where that fails. */
export function NoteDialog({ title, help, label, required, okText, onSend, onClose }: NoteDialogProps) {
  const id = useId();
  const input = useRef<TextAreaRef>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, reset, isPending: isSending } = useMutation({ mutationFn: () => onSend(note) });
  const failure = isMissing ? required : error && reviewTexts.askFailed(errorMessage(error));

  function send(): void {
    const isEmpty = required !== undefined && cleanLines(note) === '';
    setMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else mutate();
  }

  return (
    <Modal
      open
      centered
      transitionName=""
      maskTransitionName=""
      maskClosable={false}
      closable={!isSending}
      keyboard={!isSending}
      title={title}
      okText={okText}
      okButtonProps={{ loading: isSending }}
      cancelText={texts.form.cancel}
      cancelButtonProps={{ disabled: isSending }}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onOk={send}
      onCancel={onClose}
    >
      {help.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        ref={input}
        id={id}
        value={note}
        maxLength={MAX_NOTE}
        autoSize={{ minRows: 4, maxRows: 12 }}
        aria-invalid={failure != null}
        aria-describedby={failure == null ? undefined : `${id}-failure`}
        onChange={({ target }) => {
          setNote(target.value);
          setMissing(false);
          reset();
        }}
      />
      {failure != null && (
        <Alert
          id={`${id}-failure`}
          className={styles.failure ?? ''}
          role="alert"
          type="error"
          showIcon
          message={failure}
        />
      )}
    </Modal>
  );
}
