import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../../src/lib/paths/paths';
import { identityTexts } from '../../../i18n/identity';
import { authGateway } from '../../../data/instances';
import { ActionForm } from '../action-form';
import { AuthLayout } from '../auth-layout';
import { useCaptcha } from '../captcha/use-captcha';
import { EmailField, emailRule } from '../person-fields';

const texts = identityTexts.recovery;

/**
 * Asks for a mail with a link to choose a new password. The answer is the same whether or not the account
 * exists.
 */
export function ForgotPasswordPage() {
  const captcha = useCaptcha();
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      captcha.withToken((token) =>
        authGateway.requestPasswordReset(email.trim(), window.location.origin + paths.newPassword, token),
      ),
  });
  return (
    <AuthLayout title={identityTexts.login.forgot}>
      {request.isSuccess ? (
        <Alert type="success" showIcon message={texts.sent} description={texts.sameBrowser} />
      ) : (
        <ActionForm<{ email: string }>
          action={request}
          initialValues={{ email: '' }}
          submit={{ type: 'primary', block: true, children: texts.send }}
        >
          <EmailField extra={texts.help} rules={[emailRule]} />
          {captcha.field}
        </ActionForm>
      )}
      <Link to={paths.login}>{identityTexts.login.back}</Link>
    </AuthLayout>
  );
}
