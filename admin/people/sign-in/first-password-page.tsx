import { useMutation } from '@tanstack/react-query';
import { paths } from '../../../src/lib/paths/paths';
import { AuthLayout } from './auth-layout';
import { authGateway } from '../../data/instances';
import { SignOutButton } from './sign-out';
import { useStartSession, useIdentity } from './current-user';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { useGuide } from '../../lib/browser/own-choices';
import { accountTexts } from '../../i18n/account';
import { PasswordForm } from './password-form';

const texts = accountTexts.firstPassword;

/** An account's only screen until it replaces the password that its operator was shown. */
export function FirstPasswordPage() {
  useDocumentTitle(texts.title);
  const identity = useIdentity();
  const { tick } = useGuide();
  const startSession = useStartSession();
  const change = useMutation({
    mutationFn: authGateway.changePassword,
    onSuccess: () => {
      tick('password');
      return startSession();
    },
  });
  return (
    <AuthLayout title={texts.title}>
      <p>{texts.help}</p>
      <PasswordForm email={identity?.email} purpose="change" action={change} />
      <div>
        <SignOutButton destination={paths.login} />
      </div>
    </AuthLayout>
  );
}
