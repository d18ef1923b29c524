import { useMutation, useQuery } from '@tanstack/react-query';
import type { Factor } from '@supabase/supabase-js';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon, QueryResult } from '../../lib/loading';
import { hasCode } from '../../lib/request-failure';
import { webStorage } from '../../lib/browser/web-storage';
import { authGateway } from '../../data/instances';
import { phoneOf, type SmsChallenge } from '../../data/second-step';
import { ActionForm, FailureAlert } from './action-form';
import { CodeField } from './person-fields';
import styles from './second-step.module.css';

const { code: texts, sms } = secondStepTexts;
const VERIFY = { type: 'primary', children: texts.verify } as const;
/** Enough to recognise one's own number, and no more: whoever knows only the password sees this as well. */
const SHOWN_DIGITS = 2;
/** In the tab's storage, because a telephone may drop the page while its person reads the message. */
const CHALLENGE_KEY = 'dernek-sms-kodu';

interface SecondStepProps {
  /** Runs once a code was accepted. Its failure is shown as well. */
  readonly onVerified: () => unknown;
  readonly onFailure?: () => unknown;
}

/** An authenticator app comes first. A message costs money, so it is sent only when the person presses for it. */
export function SecondStep(props: SecondStepProps) {
  const factors = useQuery({
    queryKey: ['second-factors'],
    queryFn: authGateway.readSecondFactors,
    gcTime: 0,
  });
  return (
    <QueryResult query={factors} failed={secondStepTexts.failed}>
      {(data) => <Methods {...props} factors={data} />}
    </QueryResult>
  );
}

function Methods({ factors, ...props }: SecondStepProps & { factors: readonly Factor[] }) {
  const [challenge, setChallenge] = useState(() => pendingChallenge());
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: sendSmsCode,
    onSuccess: setChallenge,
  });
  const app = factors.find(({ factor_type }) => factor_type === 'totp');
  const phones = factors.filter(({ factor_type }) => factor_type === 'phone');
  const asked = phones.find(({ id }) => id === challenge?.factorId);
  if (!app && phones.length === 0)
    return <Alert type="warning" showIcon message={secondStepTexts.unusable} />;

  return (
    <div className={styles.methods}>
      {challenge && asked ? (
        <SmsCodeForm key={asked.id} first={challenge} target={targetOf(asked)} {...props} />
      ) : app ? (
        <AppCodeForm factorId={app.id} help={texts.appHelp} {...props} />
      ) : (
        <p className={styles.help}>{sms.help}</p>
      )}
      <FailureAlert error={error} />
      {phones
        .filter((phone) => phone !== asked)
        .map((phone) => (
          <Button
            key={phone.id}
            type={app || asked ? 'default' : 'primary'}
            loading={loadingIcon(isPending && variables === phone.id)}
            onClick={() => mutate(phone.id)}
          >
            {sms.send(targetOf(phone))}
          </Button>
        ))}
      {app && asked && <Button onClick={() => setChallenge(undefined)}>{texts.useApp}</Button>}
    </div>
  );
}

/** The server may not tell the number. */
function targetOf(factor: Factor): string {
  const phone = phoneOf(factor);
  return phone === undefined ? sms.named(factor.friendly_name ?? '') : sms.ending(phone.slice(-SHOWN_DIGITS));
}

/** Sends a message with a code. The challenge survives a reload. */
export async function sendSmsCode(factorId: string): Promise<SmsChallenge> {
  const challenge = await authGateway.sendCode(factorId);
  webStorage('sessionStorage').setItem(CHALLENGE_KEY, JSON.stringify(challenge));
  return challenge;
}

/** Returns the last message's challenge while its code is good. */
function pendingChallenge(): SmsChallenge | undefined {
  const stored = JSON.parse(
    webStorage('sessionStorage').getItem(CHALLENGE_KEY) ?? 'null',
  ) as SmsChallenge | null;
  return stored && stored.expiresAtMs > Date.now() ? stored : undefined;
}

interface CodeFormProps extends SecondStepProps {
  readonly children?: ReactNode;
}

export function AppCodeForm({
  factorId,
  help,
  ...props
}: CodeFormProps & { factorId: string; help?: string }) {
  const action = useMutation({
    mutationFn: async ({ code }: { code: string }) => {
      await authGateway.verifyCode({ factorId }, code);
      await props.onVerified();
    },
    onError: props.onFailure,
  });
  return (
    <ActionForm action={action} submit={VERIFY} beside={props.children}>
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

interface SmsCodeFormProps extends CodeFormProps {
  /** The challenge of the message that was sent first. */
  readonly first: SmsChallenge;
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
        await authGateway.verifyCode(sent.challenge, code);
      } catch (refusal) {
        // GoTrue deletes a challenge that expired, so that its second try finds none.
        const isExpired =
          hasCode(refusal, 'mfa_challenge_expired') || hasCode(refusal, 'mfa_factor_not_found');
        if (!isExpired) throw refusal;
        return send(sms.sentInstead(target));
      }
      webStorage('sessionStorage').removeItem(CHALLENGE_KEY);
      await onVerified();
    },
    onError: onFailure,
  });
  const isSending = isPending && variables.code === undefined;
  return (
    <ActionForm<{ code?: string }>
      action={{ mutate, isPending: isPending && !isSending, error }}
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

function Help({ children }: { readonly children: string }) {
  return (
    <p className={styles.help} role="status">
      {children}
    </p>
  );
}
