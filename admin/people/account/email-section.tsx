import { useMutation } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { paths } from '../../../src/lib/paths/paths';
import { ActionForm } from '../sign-in/action-form';
import { refusedField } from '../sign-in/passwords/password-rules';
import { EmailField, emailRule, PasswordField } from '../sign-in/person-fields';
import { identityTexts } from '../../i18n/identity';
import { IdentityError } from '../../data/auth-errors';
import type { Account, EmailChange } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';

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
  const change = useMutation({
    mutationFn: ({ email, currentPassword }: EmailChange) =>
      authGateway.changeEmail(
        { email: email.trim(), currentPassword },
        window.location.origin + paths.emailChange,
      ),
    onSuccess: () => {
      form.resetFields();
      onChange();
    },
  });
  return (
    <>
      <dl>
        <dt>{texts.currentEmail}</dt>
        <dd>{current}</dd>
      </dl>
      {change.isSuccess ? (
        <Alert type="success" showIcon message={texts.emailAsked(change.variables.email.trim())} />
      ) : (
        pendingEmail !== undefined && <p>{texts.pendingEmail(pendingEmail)}</p>
      )}
      <ActionForm<EmailChange>
        name="email-change"
        form={form}
        action={change}
        fieldOf={(error) => refusedEmailField(error, emailNeedsPassword)}
        initialValues={{ email: '' }}
        submit={{ children: texts.changeEmail }}
      >
        <EmailField
          label={texts.newEmail}
          extra={emailNeedsPassword ? texts.newEmailHelp : texts.newEmailBothHelp}
          autoComplete="email"
          rules={[emailRule, { validator: (_, email: string) => rejectSame(email, current) }]}
        />
        {emailNeedsPassword && (
          <PasswordField
            name="currentPassword"
            initialValue=""
            label={texts.confirmingPassword}
            extra={texts.confirmingHelp}
            rules={[{ required: true, message: identityTexts.password.currentMissing }]}
          />
        )}
      </ActionForm>
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
