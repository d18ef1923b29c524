import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IdentityError, type RecoveryToken } from '../../providers/identity/auth-gateway';
import { paths } from '../../../src/lib/paths/paths';
import { PasswordForm } from './password-form';
import { refusedField } from './password-rules';
import { identityTexts } from '../../i18n/identity';
import { CodeForm } from '../code-form';
import { AuthLayout } from '../auth-layout';
import { FailureAlert } from '../failure-alert';
import { isTokenRefused, readRecoveryToken } from './recovery-token';
import { authGateway } from '../../providers/instances';

const texts = identityTexts.recovery;
/** Supabase asks an account with an authenticator app for its code before it changes the password. */
const SECOND_STEP = 'insufficient_aal';

/** The screen that a recovery mail links to. It sets the new password and opens the back office. */
export function NewPasswordPage() {
  const token = readRecoveryToken(useLocation().search);
  return (
    <AuthLayout title={texts.title}>
      {token ? <NewPassword token={token} /> : <Alert type="error" showIcon message={texts.noProof} />}
      <Link to={paths.forgotPassword}>{texts.askAgain}</Link>
    </AuthLayout>
  );
}

interface Attempt {
  password: string;
  /** The code of the account's authenticator app, once the server has asked for it. */
  code?: string;
}

function NewPassword({ token }: { token: RecoveryToken }) {
  // A recovery token works once. When only the password was refused, the token must not be sent again.
  const isAccepted = useRef(false);
  const codeStep = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: async ({ password, code }: Attempt) => {
      if (!isAccepted.current) await authGateway.redeemRecoveryToken(token);
      isAccepted.current = true;
      if (code !== undefined) await authGateway.answerSecondStep(code);
      await authGateway.changePassword({ password });
    },
    // A new document keeps nothing of an earlier session in memory.
    onSuccess: () => window.location.replace(paths.admin),
  });
  const code = variables?.code;
  const isAskedForCode = error instanceof IdentityError && error.code === SECOND_STEP;
  const isAtCode = refusedField(error) === undefined && (code !== undefined || isAskedForCode);
  const isBusy = isPending || isSuccess;
  useEffect(() => {
    if (isAtCode) codeStep.current?.querySelector('input')?.focus();
  }, [isAtCode]);
  // Another password would not help: only a new mail does.
  if (isTokenRefused(error)) return <FailureAlert error={error} />;

  return (
    <>
      {/* The password form stays mounted below the code, so that a refused password can be corrected. */}
      <div hidden={isAtCode}>
        <PasswordForm
          purpose="recovery"
          isPending={isBusy}
          error={isAtCode ? undefined : error}
          onPassword={({ password }) => mutate({ password })}
        />
      </div>
      {isAtCode && variables && (
        <div ref={codeStep}>
          <p>{identityTexts.challenge.help}</p>
          <CodeForm
            isPending={isBusy}
            error={code === undefined ? undefined : error}
            onCode={(typed) => mutate({ password: variables.password, code: typed })}
          />
        </div>
      )}
    </>
  );
}
