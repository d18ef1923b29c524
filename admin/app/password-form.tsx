import { Button, Form } from 'antd';
import { DEFAULT_PASSWORD_POLICY, passwordFaults } from '../../src/shared/identity/password-policy';
import { identityTexts } from '../i18n/identity';
import { FailureAlert } from './failure-alert';
import { PasswordInput } from './password-input';

const texts = identityTexts.password;

interface PasswordFormProps {
  /** Whose password it is, for the browser's password store. */
  email?: string | undefined;
  onPassword: (password: string) => void;
  isPending: boolean;
  error: unknown;
}

/** A new password, twice. The policy is checked here first; the server has the last word. */
export function PasswordForm({ email, onPassword, isPending, error }: PasswordFormProps) {
  return (
    <Form<{ password: string }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ password: '', repeated: '' }}
      onFinish={({ password }) => onPassword(password)}
    >
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <Form.Item
        name="password"
        label={texts.fresh}
        validateTrigger="onSubmit"
        rules={[{ validator: (_, value: string) => rejectFaults(value) }]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
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
      <FailureAlert error={isPending ? undefined : error} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}

function rejectFaults(password: string): Promise<void> {
  const [fault] = passwordFaults(DEFAULT_PASSWORD_POLICY, password);
  return fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault));
}
