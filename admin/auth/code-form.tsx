import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { identityTexts } from '../i18n/identity';
import { FailureAlert } from './failure-alert';

const texts = identityTexts.challenge;

interface CodeFormProps {
  onCode: (code: string) => void;
  isPending: boolean;
  error: unknown;
  /** Shown beside the button. */
  children?: ReactNode;
}

/** Asks for the six digits of an authenticator app. Spaces are allowed, because apps show them. */
export function CodeForm({ onCode, isPending, error, children }: CodeFormProps) {
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ code: '' }}
      onFinish={({ code }) => onCode(code.replaceAll(/\s/g, ''))}
    >
      <Form.Item
        name="code"
        label={texts.code}
        validateTrigger="onSubmit"
        rules={[{ pattern: /^\s*(?:\d\s*){6}$/, required: true, message: texts.malformed }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={9} />
      </Form.Item>
      <FailureAlert error={isPending ? undefined : error} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        {texts.verify}
      </Button>
      {children}
    </Form>
  );
}
