import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RecoveryToken } from '../../../data/auth-gateway';
import { paths } from '../../../../src/lib/paths/paths';
import { hasOtherWaysIn, OtherWaysIn } from '../ways-in';
import { PasswordForm } from '../passwords/password-form';
import { identityTexts } from '../../../i18n/identity';
import { AuthLayout } from '../auth-layout';
import { FailureAlert } from '../action-form';
import { hasCode, SECOND_STEP } from '../../../lib/request-failure';
import { SecondStep } from '../second-step/second-step';
import { isTokenRefused, readRecoveryToken } from './mailed-links';
import { authGateway } from '../../../data/instances';

const texts = identityTexts.recovery;

/**
 * The screen that a recovery mail links to. It sets the new password and opens the back office. Supabase asks an account with a
 * second step for its code first.
 */
export function NewPasswordPage() {
  const token = readRecoveryToken(useLocation().search);
  return (
    <AuthLayout title={texts.title}>
      {token ? (
        <NewPassword token={token} />
      ) : (
        <>
          <Alert type="error" showIcon message={texts.noProof} />
          {ASK_AGAIN}
        </>
      )}
    </AuthLayout>
  );
}

const ASK_AGAIN = <Link to={paths.forgotPassword}>{texts.askAgain}</Link>;

/** A new document keeps nothing of an earlier session in memory. */
function openOffice(): void {
  window.location.replace(paths.admin);
}

function NewPassword({ token }: { token: RecoveryToken }) {
  // A recovery token works once. When only the password was refused, the token must not be sent again.
  const isAccepted = useRef(false);
  const [isAtSecondStep, setIsAtSecondStep] = useState(false);
  const {
    mutate,
    mutateAsync,
    isPending,
    isSuccess,
    data: hasOthers,
    error,
    variables,
  } = useMutation({
    mutationFn: async (password: string) => {
      if (!isAccepted.current) await authGateway.redeemRecoveryToken(token);
      isAccepted.current = true;
      await authGateway.changePassword({ password });
      const account = await authGateway.readAccount().catch(() => undefined);
      return account !== undefined && hasOtherWaysIn(account);
    },
    onSuccess: (hasOthers) => {
      if (!hasOthers) openOffice();
    },
    onError: (refusal) => setIsAtSecondStep(hasCode(refusal, SECOND_STEP)),
  });
  // Another password would not help: only a new mail does.
  if (isTokenRefused(error))
    return (
      <>
        <FailureAlert error={error} />
        {ASK_AGAIN}
      </>
    );
  if (hasOthers === true)
    return (
      <>
        <OtherWaysIn />
        <Button type="primary" onClick={openOffice}>
          {identityTexts.password.openOffice}
        </Button>
      </>
    );
  return (
    <>
      {/* The password form stays mounted below the code, so that a refused password can be corrected. */}
      <div hidden={isAtSecondStep}>
        <PasswordForm
          purpose="recovery"
          action={{
            mutate: ({ password }) => mutate(password),
            isPending: isPending || isSuccess,
            error: isAtSecondStep ? undefined : error,
          }}
        />
      </div>
      {isAtSecondStep && variables !== undefined && <SecondStep onVerified={() => mutateAsync(variables)} />}
      {ASK_AGAIN}
    </>
  );
}
