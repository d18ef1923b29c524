import { useMutation } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IdentityError, type MailProof } from '../../src/shared/identity/auth-gateway';
import { paths } from '../../src/shared/paths';
import { identityTexts } from '../i18n/identity';
import { CodeForm } from './code-form';
import { EntryFrame } from './entry-frame';
import { readMailProof } from './mail-proof';
import { PasswordForm } from './password-form';
import { authGateway } from './providers';

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
      await authGateway.changePassword(password);
      // Whoever knew the old password may still be signed in somewhere; that this fails changes nothing here.
      await authGateway.signOutOthers().catch(() => undefined);
    },
    // A new document, so that nothing of an earlier session is left in memory.
    onSuccess: () => window.location.replace(paths.admin),
  });
  const state = { isPending: isPending || isSuccess, error };
  const isCodeAsked =
    variables?.code !== undefined || (error instanceof IdentityError && error.code === SECOND_STEP);
  return variables && isCodeAsked ? (
    <>
      <p>{identityTexts.challenge.help}</p>
      <CodeForm
        {...state}
        error={variables.code === undefined ? undefined : error}
        onCode={(code) => mutate({ password: variables.password, code })}
      />
    </>
  ) : (
    <PasswordForm {...state} onPassword={(password) => mutate({ password })} />
  );
}
