import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { secondStepTexts } from '../../i18n/second-step';
import { FailureAlert } from '../failure-alert';
import { loadingIcon } from '../../lib/loading-icon';
import styles from './second-step.module.css';

const texts = secondStepTexts.code;
/** An app's code has six digits, a message's as many as the project's settings say. Spaces are allowed, because both show them. */
const CODES = {
  app: { pattern: /^\s*(?:\d\s*){6}$/, message: texts.appMalformed },
  sms: { pattern: /^\s*(?:\d\s*){6,10}$/, message: texts.smsMalformed },
} as const;

interface CodeFormProps {
  source: keyof typeof CODES;
  /** Where the code comes from, unless that is said elsewhere. */
  help?: string;
  /** What the code is for, by its id. For another one the field starts empty. */
  target: string;
  onCode: (code: string) => void;
  isPending: boolean;
  error: unknown;
  /** Shown beside the button. */
  children?: ReactNode;
}

/** Asks for the code of an authenticator app or of a message. */
export function CodeForm({ source, help, target, onCode, isPending, error, children }: CodeFormProps) {
  const [form] = Form.useForm<{ code: string }>();
  const input = useRef<InputRef>(null);
  const begin = useEffectEvent(() => {
    form.setFields([{ name: 'code', value: '', errors: [] }]);
    input.current?.focus();
  });
  useEffect(() => begin(), [target]);
  return (
    <Form<{ code: string }>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ code: '' }}
      onFinish={({ code }) => onCode(code.replaceAll(/\s/g, ''))}
    >
      {help !== undefined && (
        <p className={styles.help} role="status">
          {help}
        </p>
      )}
      <Form.Item
        name="code"
        label={texts.label}
        validateTrigger="onSubmit"
        rules={[{ ...CODES[source], required: true }]}
      >
        <Input ref={input} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <FailureAlert error={isPending ? undefined : error} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={loadingIcon(isPending)}>
          {texts.verify}
        </Button>
        {children}
      </div>
    </Form>
  );
}
