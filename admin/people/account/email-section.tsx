import { useMutation } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { paths } from '../../../src/lib/paths/paths';
import { ActionForm } from '../sign-in/action-form';
import { EmailField, emailRule, PasswordField } from '../sign-in/person-fields';
import type { AccountProps } from '../sign-in/ways-in';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { checkRule } from '../../lib/form-rules';
import type { EmailChange } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';

const texts = accountTexts.account;

/** Asks for a new e-mail, which counts once the link in its mail was opened. */
export function EmailSection({ account, onChange }: AccountProps) {
  const { email: current = '', new_email: pendingEmail } = account.user;
  const emailNeedsPassword = account.settings.email_change_needs_password === true;
  // The server keeps small letters.
  const isSame = (email: string) => email.toLowerCase() === current.toLowerCase();
  const [form] = Form.useForm<EmailChange>();
  const change = useMutation({
    mutationFn: (wanted: EmailChange) =>
      authGateway.changeEmail(wanted, window.location.origin + paths.emailChange),
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
        <Alert type="success" showIcon message={texts.emailAsked(change.variables.email)} />
      ) : (
        pendingEmail !== undefined && <p>{texts.pendingEmail(pendingEmail)}</p>
      )}
      <ActionForm<EmailChange>
        name="email-change"
        form={form}
        action={change}
        initialValues={{ email: '' }}
        submit={{ children: texts.changeEmail }}
      >
        <EmailField
          label={texts.newEmail}
          extra={emailNeedsPassword ? texts.newEmailHelp : texts.newEmailBothHelp}
          autoComplete="email"
          rules={[emailRule, checkRule((email: string) => (isSame(email) ? texts.sameEmail : undefined))]}
        />
        {emailNeedsPassword && (
          <PasswordField
            name="current_password"
            initialValue=""
            label={texts.confirmingPassword}
            extra={texts.confirmingHelp}
            rules={[{ required: true, message: identityTexts.errors.currentMissing }]}
          />
        )}
      </ActionForm>
    </>
  );
}
