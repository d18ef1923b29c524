import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { secondStepTexts } from '../../../i18n/second-step';
import { loadingIcon } from '../../../lib/loading-icon';
import { QueryResult } from '../../../lib/query-result';
import { authGateway } from '../../../data/instances';
import type { SecondFactor, SmsChallenge } from '../../../data/second-step';
import { FailureAlert } from '../action-form';
import { AppCodeForm, SmsCodeForm } from './code-forms';
import styles from './second-step.module.css';
import { pendingChallenge, sendSmsCode } from './sms-challenge';

const texts = secondStepTexts;
/** Enough to recognise one's own number, and no more: whoever knows only the password sees this as well. */
const SHOWN_DIGITS = 2;

interface SecondStepProps {
  /** Runs once a code was accepted. Its failure is shown as well. */
  readonly onVerified: () => unknown;
  readonly onFailure?: () => unknown;
}

/**
 * Asks the signed-in person for the code of one of the account's factors. An authenticator app comes first. A message is sent only
 * when the person presses for it, because it costs money and this may open by itself.
 */
export function SecondStep(props: SecondStepProps) {
  const factors = useQuery({
    queryKey: ['second-factors'],
    queryFn: authGateway.readSecondFactors,
    gcTime: 0,
  });
  return (
    <QueryResult query={factors} failed={texts.failed}>
      {(data) => <Methods {...props} factors={data} />}
    </QueryResult>
  );
}

function Methods({ factors, ...props }: SecondStepProps & { factors: readonly SecondFactor[] }) {
  const [challenge, setChallenge] = useState<SmsChallenge | undefined>(() => pendingChallenge(factors));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: sendSmsCode,
    onSuccess: setChallenge,
  });
  const app = factors.find(({ kind }) => kind === 'totp');
  const phones = factors.filter(({ kind }) => kind === 'phone');
  const asked = phones.find(({ id }) => id === challenge?.factorId);
  if (!app && phones.length === 0) return <Alert type="warning" showIcon message={texts.unusable} />;

  return (
    <div className={styles.methods}>
      {challenge && asked ? (
        <SmsCodeForm key={asked.id} first={challenge} target={targetOf(asked)} {...props} />
      ) : app ? (
        <AppCodeForm factorId={app.id} help={texts.code.appHelp} {...props} />
      ) : (
        <p className={styles.help}>{texts.sms.help}</p>
      )}
      <FailureAlert error={isPending ? undefined : error} />
      {phones
        .filter((phone) => phone !== asked)
        .map((phone) => (
          <Button
            key={phone.id}
            type={app || asked ? 'default' : 'primary'}
            loading={loadingIcon(isPending && variables === phone.id)}
            onClick={() => mutate(phone.id)}
          >
            {texts.sms.send(targetOf(phone))}
          </Button>
        ))}
      {app && asked && <Button onClick={() => setChallenge(undefined)}>{texts.code.useApp}</Button>}
    </div>
  );
}

/** The server may not tell the number. */
function targetOf({ name, phone }: SecondFactor): string {
  return phone === undefined ? texts.sms.named(name) : texts.sms.ending(phone.slice(-SHOWN_DIGITS));
}
