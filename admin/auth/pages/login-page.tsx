import { Alert } from 'antd';
import { paths } from '../../../src/shared/paths';
import { messages } from '../../../src/shared/messages';
import { browserSession } from '../../session/browser-session';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import { sessionTexts } from '../../i18n/session';
import { EntryFrame } from '../entry-frame';
import { LoginForm } from './login-form';
import { SignOutButton } from '../sign-out';
import { useAccess, useFreshStart } from '../person';
import { useMutation } from '@tanstack/react-query';
import { CodeForm } from '../code-form';
import { authGateway } from '../../providers/instances';

/** Signs in, in one step or two; the guard around it then leads on. */
export function LoginPage() {
  const { data: access } = useAccess();
  if (access === 'half-signed-in') {
    return (
      <EntryFrame title={identityTexts.challenge.title}>
        <SecondStep />
        <SignOutButton destination={paths.login} label={identityTexts.challenge.otherAccount} />
      </EntryFrame>
    );
  }
  const end = browserSession().endReason();
  return (
    <EntryFrame title={messages.admin.loginTitle}>
      {end && <Alert type="warning" showIcon message={sessionTexts.ended[end]} />}
      <LoginForm />
      <a href={paths.home}>{appTexts.login.backToSite}</a>
    </EntryFrame>
  );
}

/** After the password: the code of the account's authenticator app. */
function SecondStep() {
  const startFresh = useFreshStart();
  const { mutate, isPending, error } = useMutation({
    mutationFn: authGateway.answerSecondStep,
    onSuccess: startFresh,
  });
  return (
    <>
      <p>{identityTexts.challenge.help}</p>
      <CodeForm onCode={mutate} isPending={isPending} error={error} />
    </>
  );
}
