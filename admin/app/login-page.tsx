import { useLogin } from '@refinedev/core';
import { Alert, Button, Form, Input } from 'antd';
import { errorMessage } from '../../src/shared/error-message';
import { messages } from '../../src/shared/messages';
import { paths } from '../../src/shared/paths';
import { appTexts } from '../i18n/app';
import type { Credentials } from '../providers/auth-provider';
import styles from './login-page.module.css';
import { useFreshStart } from './use-access';

const texts = appTexts.login;

/** Signs in; the guard around it then leads on. Both fields are sent as they are: the server decides. */
export function LoginPage() {
  const { logIn, isPending, failure } = useLogIn();
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <h1>{messages.admin.loginTitle}</h1>
        <Form<Credentials>
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={{ email: '', password: '' }}
          onFinish={(credentials) => logIn(credentials)}
        >
          <Form.Item name="email" label={texts.email}>
            <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Form.Item name="password" label={texts.password}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          {failure !== undefined && (
            <Alert className={styles.failure} type="error" showIcon message={failure} />
          )}
          <Button type="primary" htmlType="submit" block loading={isPending}>
            {isPending ? messages.admin.loggingIn : messages.admin.login}
          </Button>
        </Form>
        <a href={paths.home}>{texts.backToSite}</a>
      </div>
    </main>
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
  const failed = error ?? data?.error;
  const failure = failed && !isPending ? errorMessage(failed) : undefined;
  return { logIn: mutate, isPending, failure };
}
