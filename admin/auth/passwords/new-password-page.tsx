import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IdentityError, type MailProof } from '../../providers/identity/auth-gateway';
import { paths } from '../../../src/lib/paths/paths';
import { PasswordForm } from './password-form';
import { refusedField } from './password-rules';
import { identityTexts } from '../../i18n/identity';
import { CodeForm } from '../code-form';
import { EntryFrame } from '../entry-frame';
import { FailureAlert } from '../failure-alert';
import { isSpentProof, readMailProof } from './mail-proof';
import { authGateway } from '../../providers/instances';

const texts = identityTexts.recovery;
/** Supabase changes the password of an account with an authenticator app only after its code. */
const SECOND_STEP = 'insufficient_aal';

/** Where a recovery mail leads: the new password, and with it into the back office. */
export function NewPasswordPage() {
  const proof = readMailProof(useLocation().search);
  return (
    <EntryFrame title={texts.title}>
      {proof ? <NewPassword proof={proof} /> : <Alert type="error" showIcon message={texts.noProof} />}
      <Link to={paths.forgotPassword}>{texts.askAgain}</Link>
    </EntryFrame>
  );
}

interface Attempt {
  password: string;
  /** Of the account's authenticator app, once the server has asked for it. */
  code?: string;
}

function NewPassword({ proof }: { proof: MailProof }) {
  // A proof counts once: when only the password was refused, it must not be handed in again.
  const isAccepted = useRef(false);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: async ({ password, code }: Attempt) => {
      if (!isAccepted.current) await authGateway.acceptMailProof(proof);
      isAccepted.current = true;
      if (code !== undefined) await authGateway.answerSecondStep(code);
      await authGateway.changePassword({ password });
    },
    // A new document, so that nothing of an earlier session is left in memory.
    onSuccess: () => window.location.replace(paths.admin),
  });
  // No password would help: only a new link does.
  if (isSpentProof(error)) return <FailureAlert error={error} />;

  const code = variables?.code;
  const isAskedForCode = error instanceof IdentityError && error.code === SECOND_STEP;
  const isAtCode = refusedField(error) === undefined && (code !== undefined || isAskedForCode);
  const isBusy = isPending || isSuccess;
  return (
    <>
      {/* It stays under the code: a password that is refused after it is still there to be corrected. */}
      <div hidden={isAtCode}>
        <PasswordForm
          asksCurrent={false}
          isPending={isBusy}
          error={isAtCode ? undefined : error}
          onPassword={({ password }) => mutate({ password })}
        />
      </div>
      {isAtCode && variables && (
        <>
          <p>{identityTexts.challenge.help}</p>
          <CodeForm
            isPending={isBusy}
            error={code === undefined ? undefined : error}
            onCode={(typed) => mutate({ password: variables.password, code: typed })}
          />
        </>
      )}
    </>
  );
}
