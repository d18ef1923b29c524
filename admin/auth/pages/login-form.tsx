import { useLogin } from '@refinedev/core';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Credentials } from '../../../src/shared/identity/auth-gateway';
import { messages } from '../../../src/shared/messages';
import { paths } from '../../../src/shared/paths';
import { browserSession } from '../../session/browser-session';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import { sessionTexts } from '../../i18n/session';
import { FailureAlert } from '../failure-alert';
import { PasswordInput } from '../passwords/password-input';
import { useFreshStart } from '../person';

interface LoginValues extends Credentials {
  readonly isKept: boolean;
}

/** E-mail and password. Both are sent as they are: the server decides. */
export function LoginForm() {
  const { logIn, isPending, failure } = useLogIn();
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <Form<LoginValues>
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={{ email: '', password: '', isKept: false }}
      onFinish={({ isKept, ...credentials }) => {
        browserSession().keepNext(isKept);
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
      <Form.Item name="isKept" valuePropName="checked" extra={sessionTexts.keepHelp}>
        <Checkbox>{sessionTexts.keep}</Checkbox>
      </Form.Item>
      <FailureAlert error={failure} />
      <Form.Item>
        <Button type="primary" htmlType="submit" block loading={isPending}>
          {isPending ? messages.admin.loggingIn : messages.admin.login}
        </Button>
      </Form.Item>
      <Link to={paths.forgotPassword}>{identityTexts.login.forgot}</Link>
    </Form>
  );
}

function useLogIn() {
  const startFresh = useFreshStart();
  const { mutate, isPending, data, error } = useLogin<Credentials>({
    // In place of Refine's: the failure stands beside the form instead of in a notification.
    mutationOptions: {
      onSuccess: ({ success }) => (success ? startFresh() : undefined),
      onError: () => undefined,
    },
  });
  return { logIn: mutate, isPending, failure: isPending ? undefined : (error ?? data?.error) };
}
