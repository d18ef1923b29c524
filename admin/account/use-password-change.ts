import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { refusedField } from '../auth/passwords/password-rules';
import { identityTexts } from '../i18n/identity';
import { IdentityError, type PasswordChange } from '../providers/identity/auth-gateway';
import type { AccountGateway } from '../providers/supabase-gateway';

const texts = identityTexts.mailedCode;

/** What stands below the code's field after a try. */
export interface CodeNote {
  readonly sentence: string;
  /** Whether a new code was mailed, so that the field starts empty. */
  readonly isSent: boolean;
}

type PasswordGateway = Pick<AccountGateway, 'changePassword' | 'mailPasswordCode'>;
type Occasion = 'first' | 'again' | 'used-up';

export interface PasswordChanging {
  /** Resolves to whether the password was changed; false when the server wants a mailed code first. */
  readonly change: UseMutationResult<boolean, Error, PasswordChange>;
  /** Undefined until the server has asked for a code. */
  readonly note: CodeNote | undefined;
  readonly resend: UseMutationResult<void, Error, void>;
}

/**
 * Changes the password. GoTrue wants a code by mail in a session older than a day, and asks for it before anything else. Any try uses
 * the code up, also one that fails for another reason; then a new code is mailed at once.
 */
export function usePasswordChange(
  gateway: PasswordGateway,
  email: string,
  onChanged: () => void,
): PasswordChanging {
  const [note, setNote] = useState<CodeNote>();
  const mailCode = async (occasion: Occasion) => setNote(await mailPasswordCode(gateway, email, occasion));
  const change = useMutation({
    mutationFn: async (values: PasswordChange) => {
      try {
        await gateway.changePassword(values);
        return true;
      } catch (error) {
        if (error instanceof IdentityError && error.code === 'reauthentication_needed') {
          await mailCode('first');
          return false;
        }
        const field = refusedField(error);
        if (values.mailedCode !== undefined && field !== undefined && field !== 'mailedCode')
          await mailCode('used-up');
        throw error;
      }
    },
    onSuccess: (isChanged) => {
      if (!isChanged) return;
      setNote(undefined);
      onChanged();
    },
  });
  return { change, note, resend: useMutation({ mutationFn: () => mailCode('again') }) };
}

async function mailPasswordCode(
  gateway: PasswordGateway,
  email: string,
  occasion: Occasion,
): Promise<CodeNote> {
  try {
    await gateway.mailPasswordCode();
    const sentences = { first: texts.sent, again: texts.sentAgain, 'used-up': texts.usedUp };
    return { sentence: sentences[occasion](email), isSent: true };
  } catch (error) {
    const isTooSoon = error instanceof IdentityError && error.code === 'over_email_send_rate_limit';
    if (!isTooSoon) return { sentence: texts.failed(errorMessage(error)), isSent: false };
    return { sentence: occasion === 'used-up' ? texts.usedUpTooSoon : texts.tooSoon, isSent: false };
  }
}
