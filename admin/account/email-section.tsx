import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { paths } from '../../src/lib/paths/paths';
import { FailureAlert } from '../auth/failure-alert';
import { PasswordInput } from '../auth/passwords/password-input';
import { refusedField } from '../auth/passwords/password-rules';
import { emailRules } from '../auth/person-rules';
import { identityTexts } from '../i18n/identity';
import { loadingIcon } from '../lib/loading-icon';
import { useFieldRefusal } from '../lib/use-field-refusal';
import type { Account } from '../providers/account';
import { IdentityError } from '../providers/identity/auth-gateway';
import { authGateway } from '../providers/instances';
import type { EmailChange } from '../providers/supabase-gateway';

const texts = identityTexts.account;
/** The sign-in server's codes for an address that it refuses. */
const REFUSED_ADDRESS = new Set([
  'email_exists',
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
]);

interface EmailSectionProps {
  account: Account;
  onChange: () => void;
}

/** Asks for a new e-mail, which counts once the link in its mail was opened. */
export function EmailSection({ account, onChange }: EmailSectionProps) {
  const { email: current, pendingEmail, emailNeedsPassword } = account;
  const [form] = Form.useForm<EmailChange>();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (change: EmailChange) =>
      authGateway.changeEmail(change, window.location.origin + paths.emailChange),
    onSuccess: () => {
      form.resetFields();
      onChange();
    },
  });
  const field = refusedEmailField(error, emailNeedsPassword);
  const unmark = useFieldRefusal(form, error, field);
  return (
    <>
      <dl>
        <dt>{texts.currentEmail}</dt>
        <dd>{current}</dd>
      </dl>
      {isSuccess ? (
        <Alert type="success" showIcon message={texts.emailAsked(variables.email)} />
      ) : (
        pendingEmail !== undefined && <p>{texts.pendingEmail(pendingEmail)}</p>
      )}
      <Form<EmailChange>
        // The form for the password has a field of the same name.
        name="email-change"
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={{ email: '', currentPassword: '' }}
        onValuesChange={unmark}
        onFinish={({ email, currentPassword }) => mutate({ email: email.trim(), currentPassword })}
        onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
      >
        <Form.Item
          name="email"
          label={texts.newEmail}
          extra={emailNeedsPassword ? texts.newEmailHelp : texts.newEmailBothHelp}
          validateTrigger="onSubmit"
          rules={[...emailRules, { validator: (_, email: string) => rejectSame(email, current) }]}
        >
          <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        {emailNeedsPassword && (
          <Form.Item
            name="currentPassword"
            label={texts.confirmingPassword}
            extra={texts.confirmingHelp}
            validateTrigger="onSubmit"
            rules={[{ required: true, message: identityTexts.password.currentMissing }]}
          >
            <PasswordInput autoComplete="current-password" />
          </Form.Item>
        )}
        <FailureAlert error={isPending || field ? undefined : error} />
        <Button htmlType="submit" loading={loadingIcon(isPending)}>
          {texts.changeEmail}
        </Button>
      </Form>
    </>
  );
}

function refusedEmailField(error: unknown, asksPassword: boolean): keyof EmailChange | undefined {
  if (error instanceof IdentityError && REFUSED_ADDRESS.has(error.code)) return 'email';
  return asksPassword && refusedField(error) === 'currentPassword' ? 'currentPassword' : undefined;
}

/** Addresses are the same in any case, and the server keeps them in small letters. */
function rejectSame(email: string, current: string): Promise<void> {
  const isSame = email.trim().toLowerCase() === current.toLowerCase();
  return isSame ? Promise.reject(new Error(texts.sameEmail)) : Promise.resolve();
}
