import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { loadingIcon } from '../../lib/loading';
import { hasCode, SECOND_STEP } from '../../lib/request-failure';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { isTokenRefused, readMailedLink, type MailedLink } from '../../data/auth-gateway';
import { authGateway, team } from '../../data/instances';
import { ActionForm, FailureAlert } from './action-form';
import { AuthLayout } from './auth-layout';
import { useCaptcha } from './captcha';
import { PasswordForm, type PasswordFormValues } from './password-form';
import { EmailField, emailRule } from './person-fields';
import { SecondStep } from './second-step';
import { hasOtherWaysIn, OtherWaysIn } from './ways-in';
import { SignOutButton } from './sign-out';
import { useStartSession, useIdentity } from './current-user';
import { useGuide } from '../../lib/browser/own-choices';

const { emailChange: emailTexts, firstPassword: firstTexts, invitation: invitationTexts } = accountTexts;
const { recovery: texts } = accountTexts;
const ASK_AGAIN = <Link to={paths.forgotPassword}>{texts.askAgain}</Link>;

/** A new document keeps nothing of an earlier session in memory. */
function openOffice(): void {
  window.location.replace(paths.admin);
}

/** Asks for a mail with a link to choose a new password. The answer is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const captcha = useCaptcha();
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      captcha.withToken((token) =>
        authGateway.requestPasswordReset(email, window.location.origin + paths.newPassword, token),
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

/** Returns the function that redeems a link with the form's first try: a link works once, and the password may be refused. */
function useRedeemOnce(link: MailedLink): () => Promise<void> {
  const isRedeemed = useRef(false);
  return async () => {
    if (!isRedeemed.current) await authGateway.redeemLink(link);
    isRedeemed.current = true;
  };
}

/** Supabase asks an account with a second step for its code before it takes a new password. */
export function NewPasswordPage() {
  const link = readMailedLink(useLocation().search, 'code', 'recovery');
  return (
    <AuthLayout title={texts.title}>
      {link ? (
        <NewPassword link={link} />
      ) : (
        <>
          <Alert type="error" showIcon message={texts.noProof} />
          {ASK_AGAIN}
        </>
      )}
    </AuthLayout>
  );
}

function NewPassword({ link }: { link: MailedLink }) {
  const redeem = useRedeemOnce(link);
  const [isAtSecondStep, setIsAtSecondStep] = useState(false);
  const change = useMutation({
    mutationFn: async ({ password }: PasswordFormValues) => {
      await redeem();
      await authGateway.changePassword({ password });
      const account = await authGateway.readAccount().catch(() => undefined);
      return account !== undefined && hasOtherWaysIn(account);
    },
    onSuccess: (hasOthers) => {
      if (!hasOthers) openOffice();
    },
    onError: (refusal) => setIsAtSecondStep(hasCode(refusal, SECOND_STEP)),
  });
  const { mutate, mutateAsync, isPending, isSuccess, error, variables } = change;
  // Another password would not help: only a new mail does.
  if (isTokenRefused(error))
    return (
      <>
        <FailureAlert error={error} />
        {ASK_AGAIN}
      </>
    );
  if (change.data === true)
    return (
      <>
        <OtherWaysIn />
        <Button type="primary" onClick={openOffice}>
          {accountTexts.password.openOffice}
        </Button>
      </>
    );
  return (
    <>
      {/* The password form stays mounted below the code, so that a refused password can be corrected. */}
      <div hidden={isAtSecondStep}>
        <PasswordForm
          purpose="recovery"
          action={{ mutate, isPending: isPending || isSuccess, error: isAtSecondStep ? undefined : error }}
        />
      </div>
      {isAtSecondStep && variables !== undefined && <SecondStep onVerified={() => mutateAsync(variables)} />}
      {ASK_AGAIN}
    </>
  );
}

/**
 * The screen that an invitation links to. It asks for a name and a password and opens the back office. The link
 * is redeemed with the form and not before, because mail scanners open links. Hosted Supabase sends a recovery link when somebody is
 * invited again.
 */
export function InvitationPage() {
  useDocumentTitle(invitationTexts.title);
  const { search } = useLocation();
  const link = readMailedLink(search, 'invite', 'recovery');
  const name = new URLSearchParams(search).get('ad') ?? '';
  return link ? <Welcome link={link} name={name} /> : <Unusable message={invitationTexts.incomplete} />;
}

/** `name` is what the inviter wrote. */
function Welcome({ link, name }: { link: MailedLink; name: string }) {
  const redeem = useRedeemOnce(link);
  const acceptance = useMutation({
    mutationFn: async ({ full_name = '', password }: PasswordFormValues) => {
      await redeem();
      // Before the password: the server would refuse the same password when the form is sent again.
      await team.setOwnName(full_name);
      await authGateway.changePassword({ password });
    },
    onSuccess: openOffice,
  });
  if (isTokenRefused(acceptance.error)) return <Unusable message={invitationTexts.expired} />;
  return (
    <AuthLayout title={invitationTexts.title}>
      <p>{invitationTexts.help}</p>
      <PasswordForm
        purpose="invitation"
        fullName={name}
        action={{ ...acceptance, isPending: acceptance.isPending || acceptance.isSuccess }}
      />
    </AuthLayout>
  );
}

/** Says what to do without a link that works. */
function Unusable({ message }: { message: string }) {
  return (
    <AuthLayout title={invitationTexts.unusable}>
      <Alert type="error" showIcon message={message} />
      <p>
        {invitationTexts.wasUsed} <Link to={paths.login}>{invitationTexts.signIn}</Link>
      </p>
      <p>
        {invitationTexts.wasLost} {ASK_AGAIN}
      </p>
      <p>{invitationTexts.wasOld}</p>
    </AuthLayout>
  );
}

/** The screen that the mail to a new address links to. A button redeems the link, because mail scanners open links. */
export function EmailChangePage() {
  useDocumentTitle(emailTexts.title);
  const link = readMailedLink(useLocation().search, 'email_change');
  return (
    <AuthLayout title={emailTexts.title}>
      {link ? <Confirmation link={link} /> : <Alert type="error" showIcon message={emailTexts.refused} />}
      {/* A new document keeps nothing of an earlier session in memory. */}
      <a href={paths.account}>{emailTexts.account}</a>
    </AuthLayout>
  );
}

function Confirmation({ link }: { link: MailedLink }) {
  const confirm = useMutation({ mutationFn: () => authGateway.confirmEmail(link) });
  const { data: email, isPending, error } = confirm;
  if (isTokenRefused(error)) return <Alert type="error" showIcon message={emailTexts.refused} />;
  if (email !== undefined)
    return (
      <Alert type="success" showIcon message={email === null ? emailTexts.half : emailTexts.done(email)} />
    );
  return (
    <>
      <p>{emailTexts.help}</p>
      <FailureAlert error={error} />
      <Button type="primary" loading={loadingIcon(isPending)} onClick={() => confirm.mutate()}>
        {emailTexts.confirm}
      </Button>
    </>
  );
}

/** An account's only screen until it replaces the password that its operator was shown. */
export function FirstPasswordPage() {
  useDocumentTitle(firstTexts.title);
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
    <AuthLayout title={firstTexts.title}>
      <p>{firstTexts.help}</p>
      <PasswordForm email={identity?.email} purpose="change" action={change} />
      <div>
        <SignOutButton destination={paths.login} />
      </div>
    </AuthLayout>
  );
}
