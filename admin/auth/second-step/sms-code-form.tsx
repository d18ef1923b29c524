import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { secondStepTexts } from '../../i18n/second-step';
import { IdentityError } from '../../providers/identity/auth-gateway';
import type { SmsChallenge } from '../../providers/second-step';
import { loadingIcon } from '../../lib/loading-icon';
import { CodeForm } from './code-form';
import { sendSmsCode, verifySmsCode } from './sms-challenge';

const texts = secondStepTexts.sms;
/** GoTrue deletes a challenge that expired, so that its second try finds none. */
const EXPIRED = new Set(['mfa_challenge_expired', 'mfa_factor_not_found']);

interface SmsCodeFormProps {
  /** The challenge of the message that was sent first. */
  readonly first: SmsChallenge;
  /** The sentences' words for the number. */
  readonly target: string;
  /** Runs once the code was accepted. Its failure is shown as well. */
  readonly onVerified: () => unknown;
  readonly onFailure?: (() => unknown) | undefined;
  readonly children?: ReactNode;
}

/** Asks for the code of a message, and sends another one on request or in place of one that has expired. */
export function SmsCodeForm({ first, target, onVerified, onFailure, children }: SmsCodeFormProps) {
  const [sent, setSent] = useState({ challenge: first, help: texts.sent(target) });
  const send = async (help: string) => setSent({ challenge: await sendSmsCode(first.factorId), help });
  /** Verifies a code; without one, sends a new message. */
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (code: string | null) => {
      if (code === null) return send(texts.sentAgain(target));
      try {
        await verifySmsCode(sent.challenge, code);
      } catch (refusal) {
        if (!(refusal instanceof IdentityError && EXPIRED.has(refusal.code))) throw refusal;
        return send(texts.sentInstead(target));
      }
      await onVerified();
    },
    onError: onFailure,
  });
  const isSending = isPending && variables === null;
  return (
    <CodeForm
      source="sms"
      help={sent.help}
      target={sent.challenge.id}
      onCode={mutate}
      isPending={isPending && !isSending}
      error={isPending ? undefined : error}
    >
      <Button loading={loadingIcon(isSending)} onClick={() => mutate(null)}>
        {texts.resend}
      </Button>
      {children}
    </CodeForm>
  );
}
