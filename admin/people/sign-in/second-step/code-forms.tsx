import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { secondStepTexts } from '../../../i18n/second-step';
import { loadingIcon } from '../../../lib/loading-icon';
import { IdentityError } from '../../../data/auth-errors';
import { authGateway } from '../../../data/instances';
import type { SmsChallenge } from '../../../data/second-step';
import { ActionForm } from '../action-form';
import { CodeField, plainCode } from '../person-fields';
import styles from './second-step.module.css';
import { sendSmsCode, verifySmsCode } from './sms-challenge';

const { code: texts, sms } = secondStepTexts;
/** GoTrue deletes a challenge that expired, so that its second try finds none. */
const EXPIRED = new Set(['mfa_challenge_expired', 'mfa_factor_not_found']);

interface Verification {
  /** Runs once a code was accepted. Its failure is shown as well. */
  readonly onVerified: () => unknown;
  readonly onFailure?: (() => unknown) | undefined;
  /** Shown beside the button. */
  readonly children?: ReactNode;
}

interface AppCodeFormProps extends Verification {
  readonly factorId: string;
  readonly help?: string;
}

/** Asks for the code of an authenticator app. */
export function AppCodeForm({ factorId, help, onVerified, onFailure, children }: AppCodeFormProps) {
  const action = useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      await authGateway.verifyCode({ factorId }, plainCode(code));
      await onVerified();
    },
    onError: onFailure,
  });
  return (
    <ActionForm action={action} initialValues={{}} submit={VERIFY} beside={children}>
      {help !== undefined && <Help>{help}</Help>}
      <CodeField
        name="code"
        label={texts.label}
        digits="6"
        malformed={texts.appMalformed}
        target={factorId}
      />
    </ActionForm>
  );
}

interface SmsCodeFormProps extends Verification {
  /** The challenge of the message that was sent first. */
  readonly first: SmsChallenge;
  /** The sentences' words for the number. */
  readonly target: string;
}

/** Asks for the code of a message, and sends another one on request or in place of one that has expired. */
export function SmsCodeForm({ first, target, onVerified, onFailure, children }: SmsCodeFormProps) {
  const [sent, setSent] = useState({ challenge: first, help: sms.sent(target) });
  const send = async (help: string) => setSent({ challenge: await sendSmsCode(first.factorId), help });
  /** Verifies a code; without one, sends a new message. */
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ code }: { code?: string }) => {
      if (code === undefined) return send(sms.sentAgain(target));
      try {
        await verifySmsCode(sent.challenge, plainCode(code));
      } catch (refusal) {
        if (!(refusal instanceof IdentityError && EXPIRED.has(refusal.code))) throw refusal;
        return send(sms.sentInstead(target));
      }
      await onVerified();
    },
    onError: onFailure,
  });
  const isSending = isPending && variables.code === undefined;
  return (
    <ActionForm<{ code?: string }>
      action={{ mutate, isPending: isPending && !isSending, error: isPending ? undefined : error }}
      initialValues={{}}
      submit={VERIFY}
      beside={
        <>
          <Button loading={loadingIcon(isSending)} onClick={() => mutate({})}>
            {sms.resend}
          </Button>
          {children}
        </>
      }
    >
      <Help>{sent.help}</Help>
      <CodeField
        name="code"
        label={texts.label}
        digits="6,10"
        malformed={texts.smsMalformed}
        target={sent.challenge.id}
      />
    </ActionForm>
  );
}

const VERIFY = { type: 'primary', children: texts.verify } as const;

/** Where the code comes from. */
function Help({ children }: { readonly children: string }) {
  return (
    <p className={styles.help} role="status">
      {children}
    </p>
  );
}
