import { useNotification } from '@refinedev/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { PasswordForm } from '../sign-in/password-form';
import { CodeField } from '../sign-in/person-fields';
import { ACCOUNT_KEY, OtherWaysIn } from '../sign-in/ways-in';
import { accountTexts } from '../../i18n/account';
import { loadingIcon } from '../../lib/loading-icon';
import { useGuide } from '../../lib/browser/own-choices';
import { hasCode } from '../../lib/request-failure';
import { BackendError } from '../../data/http-error';
import type { PasswordChange } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';
import styles from './password-section.module.css';
import { SESSIONS_KEY } from './sessions';

const { password: texts, mailedCode: codeTexts } = accountTexts;

/** What stands below the code's field after a try. */
interface CodeNote {
  readonly sentence: string;
  /** Whether a new code was mailed, so that the field starts empty. */
  readonly isSent: boolean;
}

type Occasion = 'first' | 'again' | 'used-up';

/**
 * Changes the password. The server then ends every other session of the account, but no other way of signing in. GoTrue wants a code by
 * mail in a session older than a day, and asks for it before anything else. Any try uses the code up, also one that fails for another
 * reason; then a new code is mailed at once.
 */
export function PasswordSection({ email }: { email: string }) {
  const { open: tell } = useNotification();
  const queryClient = useQueryClient();
  const { tick } = useGuide();
  // A new key empties the form after a save.
  const [saves, setSaves] = useState(0);
  const [note, setNote] = useState<CodeNote>();
  const mailCode = async (occasion: Occasion) => setNote(await mailPasswordCode(email, occasion));
  const resend = useMutation({ mutationFn: () => mailCode('again') });
  const change = useMutation({
    /** Resolves to whether the password was changed; false when the server wants a mailed code first. */
    mutationFn: async (values: PasswordChange) => {
      try {
        await authGateway.changePassword(values);
        return true;
      } catch (error) {
        if (hasCode(error, 'reauthentication_needed')) {
          await mailCode('first');
          return false;
        }
        const fields = error instanceof BackendError ? Object.keys(error.errors) : [];
        if (values.nonce !== undefined && fields.some((name) => name !== 'nonce')) await mailCode('used-up');
        throw error;
      }
    },
    onSuccess: (isChanged) => {
      if (!isChanged) return;
      tick('password');
      setNote(undefined);
      setSaves((count) => count + 1);
      tell?.({ type: 'success', message: texts.saved });
      for (const queryKey of [SESSIONS_KEY, ACCOUNT_KEY]) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <p>{texts.endsOthers}</p>
      <PasswordForm key={saves} email={email} purpose="change" action={change}>
        {note && (
          <>
            <CodeField
              name="nonce"
              label={codeTexts.label}
              extra={<span role="status">{note.sentence}</span>}
              digits="6,10"
              malformed={codeTexts.malformed}
              target={note}
              keeps={!note.isSent}
            />
            <Button
              className={styles.resend}
              loading={loadingIcon(resend.isPending)}
              onClick={() => resend.mutate()}
            >
              {codeTexts.resend}
            </Button>
          </>
        )}
      </PasswordForm>
      {saves > 0 && <OtherWaysIn />}
    </>
  );
}

async function mailPasswordCode(email: string, occasion: Occasion): Promise<CodeNote> {
  try {
    await authGateway.mailPasswordCode();
    const sentences = {
      first: codeTexts.sent,
      again: codeTexts.sentAgain,
      'used-up': codeTexts.usedUp,
    };
    return { sentence: sentences[occasion](email), isSent: true };
  } catch (error) {
    if (!hasCode(error, 'over_email_send_rate_limit'))
      return { sentence: codeTexts.failed(errorMessage(error)), isSent: false };
    return { sentence: occasion === 'used-up' ? codeTexts.usedUpTooSoon : codeTexts.tooSoon, isSent: false };
  }
}
