import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { paths } from '../../../src/lib/paths/paths';
import { messages } from '../../../src/lib/messages';
import { browserSession } from '../../session/browser-session';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import { secondStepTexts } from '../../i18n/second-step';
import { sessionTexts } from '../../i18n/session';
import { AuthLayout } from '../auth-layout';
import { SignOutButton } from '../sign-out';
import { useAccess, useStartSession } from '../current-user';
import { useMutation } from '@tanstack/react-query';
import { SecondStep } from '../second-step/second-step';
import { useLogin } from '@refinedev/core';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCaptcha, type Captcha } from '../captcha/use-captcha';
import { ProviderSignIn } from '../providers/provider-sign-in';
import { useProviderReturn } from '../providers/use-provider-return';
import type { Credentials } from '../../providers/identity/auth-gateway';
import { FailureAlert } from '../failure-alert';
import { PasswordInput } from '../passwords/password-input';
import { loadingIcon } from '../../lib/loading-icon';

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

/** The form, or the end of a sign-in that began at a provider. */
function SignIn() {
  const { isRedeeming, failure } = useProviderReturn();
  if (isRedeeming) return <p role="status">{identityTexts.providers.finishing}</p>;
  return <LoginForm providerFailure={failure} />;
}

interface LoginValues extends Credentials {
  readonly isRemembered: boolean;
}

/** The e-mail and password form. It checks nothing: the server decides. */
function LoginForm({ providerFailure }: { providerFailure: unknown }) {
  const [form] = Form.useForm<LoginValues>();
  const captcha = useCaptcha();
  const { logIn, isPending, failure } = useLogIn(captcha.withToken);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <>
      <Form<LoginValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={{ email: '', password: '', isRemembered: false }}
        onFinish={({ isRemembered, ...credentials }) => {
          browserSession().rememberNext(isRemembered);
          logIn(credentials);
        }}
      >
        <Form.Item name="email" label={appTexts.login.email}>
          <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="password"
          label={appTexts.login.password}
          extra={isCapsLockOn && <span role="status">{identityTexts.login.capsLock}</span>}
        >
          <PasswordInput
            autoComplete="current-password"
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setIsCapsLockOn(false)}
          />
        </Form.Item>
        <Form.Item name="isRemembered" valuePropName="checked" extra={sessionTexts.rememberHelp}>
          <Checkbox>{sessionTexts.remember}</Checkbox>
        </Form.Item>
        {captcha.field}
        <FailureAlert error={failure} />
        <Form.Item>
          <Button type="primary" htmlType="submit" block loading={loadingIcon(isPending)}>
            {isPending ? messages.admin.loggingIn : messages.admin.login}
          </Button>
        </Form.Item>
        <Link to={paths.forgotPassword}>{identityTexts.login.forgot}</Link>
      </Form>
      <ProviderSignIn isRemembered={() => form.getFieldsValue().isRemembered} failure={providerFailure} />
    </>
  );
}

function useLogIn(withToken: Captcha['withToken']) {
  const startFresh = useStartSession();
  const { mutateAsync } = useLogin<Credentials>({
    // Refine would show a notification. This form shows the failure itself.
    mutationOptions: {
      onSuccess: ({ success }) => (success ? startFresh() : undefined),
      onError: () => undefined,
    },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (credentials: Credentials) =>
      withToken(async (captchaToken) => {
        const answer = await mutateAsync({ ...credentials, captchaToken });
        if (!answer.success)
          throw answer.error instanceof Error ? answer.error : new Error(messages.errors.loginFailed);
      }),
  });
  return { logIn: mutate, isPending, failure: isPending ? undefined : error };
}
