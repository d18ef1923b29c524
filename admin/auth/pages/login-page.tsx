import { Alert } from 'antd';
import { paths } from '../../../src/shared/paths';
import { messages } from '../../../src/shared/messages';
import { browserSession } from '../session/browser-session';
import { appTexts } from '../../i18n/app';
import { identityTexts } from '../../i18n/identity';
import { sessionTexts } from '../../i18n/session';
import { EntryFrame } from './entry-frame';
import { LoginForm } from './login-form';
import { SecondStep } from './second-step';
import { SignOutButton } from '../sign-out';
import { useAccess } from '../use-access';

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
