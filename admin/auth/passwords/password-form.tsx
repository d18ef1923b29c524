import { Button, Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import type { PasswordChange } from '../../providers/identity/auth-gateway';
import { ACCOUNT_PASSWORD_POLICY } from '../../../src/lib/identity/password-policy';
import { FailureAlert } from '../failure-alert';
import { PasswordInput } from './password-input';
import { identityTexts } from '../../i18n/identity';
import styles from './password-form.module.css';
import { refusedField, rejectWeakPassword } from './password-rules';

const texts = identityTexts.password;

interface PasswordFormProps {
  /** The account's e-mail, for the browser's password manager. */
  email?: string | undefined;
  /** Whether the form asks for the present password. A recovery mail stands in for it. */
  asksCurrent: boolean;
  onPassword: (change: PasswordChange) => void;
  isPending: boolean;
  error: unknown;
}

interface Fields {
  currentPassword: string;
  password: string;
  repeated: string;
}

/**
 * Asks for a new password twice and checks the policy. The server decides, and its refusal is shown at the
 * field it is about.
 */
export function PasswordForm({ email, asksCurrent, onPassword, isPending, error }: PasswordFormProps) {
  const [form] = Form.useForm<Fields>();
  const mark = useEffectEvent((refusal: unknown) => {
    const name = refusedField(refusal);
    if (name === undefined) return;
    form.setFields([{ name, errors: [errorMessage(refusal)] }]);
    form.focusField(name);
  });
  useEffect(() => mark(error), [error]);
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ currentPassword: '', password: '', repeated: '' }}
      // Editing a field clears its error.
      onValuesChange={(changed: Partial<Fields>) => unmark(Object.keys(changed))}
      onFinish={({ currentPassword, password }) =>
        onPassword(asksCurrent ? { password, currentPassword } : { password })
      }
      onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
    >
      {/* Password managers read the account's name from this hidden field. */}
      {email && <input hidden readOnly type="text" autoComplete="username" value={email} />}
      {asksCurrent && (
        <Form.Item
          className={styles.field}
          name="currentPassword"
          label={texts.current}
          validateTrigger="onSubmit"
          rules={[{ required: true, message: texts.currentMissing }]}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
      )}
      <Form.Item
        className={styles.field}
        name="password"
        label={texts.fresh}
        extra={texts.policy(ACCOUNT_PASSWORD_POLICY.minLength)}
        validateTrigger="onSubmit"
        rules={[{ validator: (_, value: string) => rejectWeakPassword(value, email) }]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        className={styles.field}
        name="repeated"
        label={texts.repeat}
        validateTrigger="onSubmit"
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value: string) =>
              value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(texts.different)),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <FailureAlert error={isPending || refusedField(error) ? undefined : error} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        {texts.save}
      </Button>
    </Form>
  );

  function unmark(names: string[]): void {
    form.setFields(names.map((name) => ({ name: name as keyof Fields, errors: [] })));
  }
}
