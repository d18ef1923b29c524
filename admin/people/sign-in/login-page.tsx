import { useMutation } from '@tanstack/react-query';
import { Alert, Checkbox, Form } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { messages } from '../../../src/lib/messages';
import { appTexts } from '../../i18n/app';
import { identityTexts, sessionTexts } from '../../i18n/identity';
import { isStorageRefused } from '../../lib/browser/web-storage';
import { secondStepTexts } from '../../i18n/second-step';
import type { Credentials } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';
import { browserSession } from '../../data/session/browser-session';
import { ActionForm, FailureAlert } from './action-form';
import { AuthLayout } from './auth-layout';
import { useCaptcha } from './captcha';
import { useAccess, useStartSession } from './current-user';
import { EmailField, PasswordField } from './person-fields';
import { ProviderSignIn, useProviderReturn } from './provider-sign-in';
import { SecondStep } from './second-step';
import { SignOutButton } from './sign-out';

/** Signs in, in one step or two. The route guard around it then navigates on. */
export function LoginPage() {
  const { data: access } = useAccess();
  const startFresh = useStartSession();
  if (access === 'half-signed-in') {
    return (
      <AuthLayout title={secondStepTexts.title}>
        <SecondStep onVerified={startFresh} />
        <SignOutButton destination={paths.login} label={secondStepTexts.otherAccount} />
      </AuthLayout>
    );
  }
  const end = browserSession().endReason();
  return (
    <AuthLayout title={messages.admin.loginTitle}>
      {end && <Alert type="warning" showIcon message={sessionTexts.ended[end]} />}
      <SignIn />
      <a href={paths.home}>{appTexts.login.backToSite}</a>
    </AuthLayout>
  );
}

interface LoginValues extends Credentials {
  readonly isRemembered: boolean;
}

/** The e-mail and password form, or the end of a sign-in that began at a provider. It checks nothing: the server decides. */
function SignIn() {
  const { isRedeeming, failure } = useProviderReturn();
  const [form] = Form.useForm<LoginValues>();
  const captcha = useCaptcha();
  const logIn = useMutation({
    mutationFn: ({ isRemembered, ...credentials }: LoginValues) => {
      browserSession().rememberNext(isRemembered);
      return captcha.withToken((token) => authGateway.signIn(credentials, token));
    },
    onSuccess: useStartSession(),
  });
  if (isRedeeming) return <p role="status">{identityTexts.providers.finishing}</p>;
  return (
    <>
      {failure !== undefined && <FailureAlert error={failure} />}
      <ActionForm<LoginValues>
        form={form}
        action={logIn}
        initialValues={{ email: '', password: '', isRemembered: false }}
        submit={{
          type: 'primary',
          block: true,
          children: logIn.isPending ? messages.admin.loggingIn : messages.admin.login,
        }}
        beside={<Link to={paths.forgotPassword}>{identityTexts.login.forgot}</Link>}
      >
        <EmailField />
        <PasswordField />
        <Form.Item
          name="isRemembered"
          valuePropName="checked"
          extra={isStorageRefused() ? sessionTexts.storageRefused : sessionTexts.rememberHelp}
        >
          <Checkbox disabled={isStorageRefused()}>{sessionTexts.remember}</Checkbox>
        </Form.Item>
        {captcha.field}
      </ActionForm>
      <ProviderSignIn isRemembered={() => form.getFieldsValue().isRemembered} />
    </>
  );
}
