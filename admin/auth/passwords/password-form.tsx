import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import type { PasswordChange } from '../../providers/identity/auth-gateway';
import { ACCOUNT_PASSWORD_POLICY } from '../../../src/lib/identity/password-policy';
import { FailureAlert } from '../failure-alert';
import { requiredNameRules } from '../person-rules';
import { PasswordInput } from './password-input';
import { identityTexts } from '../../i18n/identity';
import { loadingIcon } from '../../lib/loading-icon';
import { useFieldRefusal } from '../../lib/use-field-refusal';
import styles from './password-form.module.css';
import { refusedField, rejectWeakPassword } from './password-rules';

const texts = identityTexts.password;

/** A change asks for the present password, which a recovery mail stands in for. An invited person also gives their name. */
type Purpose = 'change' | 'recovery' | 'invitation';

export interface PasswordFormValues extends PasswordChange {
  /** Empty unless the form asks for it. */
  readonly fullName: string;
}

interface PasswordFormProps {
  /** The account's e-mail, for the browser's password manager. */
  email?: string | undefined;
  purpose: Purpose;
  onPassword: (values: PasswordFormValues) => void;
  isPending: boolean;
  error: unknown;
  /** Further fields, above the button. */
  children?: ReactNode;
}

interface Fields {
  /** Absent without its input. */
  fullName?: string;
  currentPassword: string;
  password: string;
  repeated: string;
  /** Absent until the server asks for it. */
  mailedCode?: string;
}

/**
 * Asks for a new password twice and checks the policy. The server decides, and its refusal is shown at the
 * field it is about.
 */
export function PasswordForm({ email, purpose, onPassword, isPending, error, children }: PasswordFormProps) {
  const [form] = Form.useForm<Fields>();
  const unmark = useFieldRefusal(form, error, refusedField(error));
  const asksCurrent = purpose === 'change';
  const labels = purpose === 'invitation' ? { ...texts, ...identityTexts.invitation.form } : texts;
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ fullName: '', currentPassword: '', password: '', repeated: '' }}
      onValuesChange={unmark}
      onFinish={({ fullName = '', currentPassword, password, mailedCode }) =>
        onPassword({
          fullName: fullName.trim(),
          password,
          ...(asksCurrent && { currentPassword }),
          ...(mailedCode !== undefined && { mailedCode: mailedCode.replaceAll(/\s/g, '') }),
        })
      }
      onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
    >
      {/* Password managers read the account's name from this hidden field. */}
      {email && <input hidden readOnly type="text" autoComplete="username" value={email} />}
      {purpose === 'invitation' && (
        <Form.Item
          className={styles.field}
          name="fullName"
          label={identityTexts.account.fullName}
          extra={identityTexts.account.nameHelp}
          validateTrigger="onSubmit"
          rules={requiredNameRules}
        >
          <Input autoComplete="name" />
        </Form.Item>
      )}
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
        label={labels.fresh}
        extra={texts.policy(ACCOUNT_PASSWORD_POLICY.minLength)}
        validateTrigger="onSubmit"
        rules={[
          { validator: (_, value: string) => rejectWeakPassword(value, email) },
          ({ getFieldValue }) => ({
            validator: (_, value: string) =>
              asksCurrent && value !== '' && value === getFieldValue('currentPassword')
                ? Promise.reject(new Error(identityTexts.errors.samePassword))
                : Promise.resolve(),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        className={styles.field}
        name="repeated"
        label={labels.repeat}
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
      {children}
      <FailureAlert error={isPending || refusedField(error) ? undefined : error} />
      <Button type="primary" htmlType="submit" loading={loadingIcon(isPending)}>
        {labels.save}
      </Button>
    </Form>
  );
}
