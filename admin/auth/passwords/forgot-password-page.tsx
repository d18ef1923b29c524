import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import { AuthLayout } from '../auth-layout';
import { FailureAlert } from '../failure-alert';
import { emailRules } from '../person-rules';
import { authGateway } from '../../providers/instances';
import { useCaptcha } from '../captcha/use-captcha';
import { loadingIcon } from '../../lib/loading-icon';

const texts = identityTexts.recovery;

/**
 * Asks for a mail with a link to choose a new password. The answer is the same whether or not the account
 * exists.
 */
export function ForgotPasswordPage() {
  const captcha = useCaptcha();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      captcha.withToken((token) =>
        authGateway.requestPasswordReset(email.trim(), window.location.origin + paths.newPassword, token),
      ),
  });
  return (
    <AuthLayout title={identityTexts.login.forgot}>
      {isSuccess ? (
        <Alert type="success" showIcon message={texts.sent} description={texts.sameBrowser} />
      ) : (
        <Form<{ email: string }>
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={{ email: '' }}
          onFinish={(values) => mutate(values)}
        >
          <Form.Item
            name="email"
            label={appTexts.login.email}
            extra={texts.help}
            validateTrigger="onSubmit"
            rules={emailRules}
          >
            <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          {captcha.field}
          <FailureAlert error={isPending ? undefined : error} />
          <Button type="primary" htmlType="submit" block loading={loadingIcon(isPending)}>
            {texts.send}
          </Button>
        </Form>
      )}
      <Link to={paths.login}>{identityTexts.login.back}</Link>
    </AuthLayout>
  );
}
