import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../src/lib/paths/paths';
import { identityTexts } from '../../../i18n/identity';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { authGateway, team } from '../../../data/instances';
import type { InvitationLink } from '../../../data/auth-gateway';
import { AuthLayout } from '../auth-layout';
import { PasswordForm, type PasswordFormValues } from '../passwords/password-form';
import { isTokenRefused, readInvitation } from './mailed-links';

const texts = identityTexts.invitation;

/**
 * The screen that an invitation links to. It asks for a name and a password and opens the back office. The link
 * is redeemed with the form and not before, because mail scanners open links.
 */
export function InvitationPage() {
  useDocumentTitle(texts.title);
  const link = readInvitation(useLocation().search);
  return link ? <Welcome link={link} /> : <Unusable message={texts.incomplete} />;
}

function Welcome({ link }: { link: InvitationLink }) {
  // The link works once. When only the name or the password was refused, it must not be sent again.
  const isAccepted = useRef(false);
  const acceptance = useMutation({
    mutationFn: async ({ fullName, password }: PasswordFormValues) => {
      if (!isAccepted.current) await authGateway.redeemInvitation(link);
      isAccepted.current = true;
      // Before the password: the server would refuse the same password when the form is sent again.
      await team.setOwnName(fullName);
      await authGateway.changePassword({ password });
    },
    // A new document keeps nothing of an earlier session in memory.
    onSuccess: () => window.location.replace(paths.admin),
  });
  if (isTokenRefused(acceptance.error)) return <Unusable message={texts.expired} />;
  return (
    <AuthLayout title={texts.title}>
      <p>{texts.help}</p>
      <PasswordForm
        purpose="invitation"
        action={{ ...acceptance, isPending: acceptance.isPending || acceptance.isSuccess }}
      />
    </AuthLayout>
  );
}

/** Says what to do without a link that works. */
function Unusable({ message }: { message: string }) {
  return (
    <AuthLayout title={texts.unusable}>
      <Alert type="error" showIcon message={message} />
      <p>
        {texts.wasUsed} <Link to={paths.login}>{texts.signIn}</Link>
      </p>
      <p>
        {texts.wasLost} <Link to={paths.forgotPassword}>{identityTexts.recovery.askAgain}</Link>
      </p>
      <p>{texts.wasOld}</p>
    </AuthLayout>
  );
}
