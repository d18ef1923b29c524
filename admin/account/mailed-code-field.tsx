import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { identityTexts } from '../i18n/identity';
import { loadingIcon } from '../lib/loading-icon';
import styles from './mailed-code-field.module.css';
import type { CodeNote } from './use-password-change';

const texts = identityTexts.mailedCode;

interface MailedCodeFieldProps {
  readonly note: CodeNote;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** The field for a code by mail, the last of its form. A code has as many digits as the project's settings say. */
export function MailedCodeField({ note, isSending, onResend }: MailedCodeFieldProps) {
  const form = Form.useFormInstance();
  const input = useRef<InputRef>(null);
  // The form moves the focus on when another field was refused.
  const begin = useEffectEvent(() => {
    if (note.isSent) form.setFields([{ name: 'mailedCode', value: '', errors: [] }]);
    input.current?.focus();
  });
  useEffect(() => begin(), [note]);
  return (
    <>
      <Form.Item
        className={styles.field}
        name="mailedCode"
        initialValue=""
        label={texts.label}
        extra={<span role="status">{note.sentence}</span>}
        validateTrigger="onSubmit"
        rules={[{ pattern: /^\s*(?:\d\s*){6,10}$/, required: true, message: texts.malformed }]}
      >
        <Input ref={input} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Button className={styles.resend} loading={loadingIcon(isSending)} onClick={onResend}>
        {texts.resend}
      </Button>
    </>
  );
}
