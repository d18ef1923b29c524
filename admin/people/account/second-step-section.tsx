import { useNotification } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '../sign-in/action-form';
import { AppCodeForm } from '../sign-in/second-step/code-forms';
import { FactorList } from '../sign-in/ways-in';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon } from '../../lib/loading-icon';
import { useWithSession } from '../../lib/session-recovery-context';
import type { Account } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';
import type { TotpEnrolment } from '../../data/second-step';
import { signInOptions } from '../../data/supabase-client';
import { PhoneEnrolment } from './phone-enrolment';
import styles from './second-step-section.module.css';

const { account: texts, kinds, totp } = secondStepTexts;

interface SecondStepSectionProps {
  account: Account;
  onChange: () => void;
}

/** Lists the factors of the second step, removes them, and adds further ones of the kinds that the project offers. */
export function SecondStepSection({ account, onChange }: SecondStepSectionProps) {
  const { secondFactors: factors, hasSecondStep } = account;
  const { open: tell } = useNotification();
  const withSession = useWithSession();
  const enrolApp = useMutation({ mutationFn: () => withSession(authGateway.enrolTotp) });
  const [isAddingPhone, setIsAddingPhone] = useState(false);
  const offersPhone = signInOptions().hasSmsCodes === true;
  const hasApp = factors.some(({ kind }) => kind === 'totp');
  const isOn = factors.length > 0;
  if (!isOn && !hasSecondStep) return <p>{texts.unsupported}</p>;

  function end(): void {
    enrolApp.reset();
    setIsAddingPhone(false);
  }
  function endAdded(name: string): void {
    end();
    tell?.({ type: 'success', message: isOn ? texts.added(name) : texts.enabled });
    onChange();
  }
  return (
    <>
      <p>{isOn ? (factors.length > 1 ? texts.onWithChoice : texts.on) : texts.off}</p>
      {isOn && <FactorList factors={factors} onChange={onChange} />}
      {enrolApp.data ? (
        <AppEnrolment enrolment={enrolApp.data} onAdded={() => endAdded(kinds.totp)} onCancel={end} />
      ) : isAddingPhone ? (
        <PhoneEnrolment onAdded={endAdded} onCancel={end} />
      ) : (
        <>
          {offersPhone && !hasApp && <p className={styles.advice}>{texts.advice}</p>}
          <FailureAlert error={enrolApp.error} />
          <div className={styles.buttons}>
            {!hasApp && (
              <Button loading={loadingIcon(enrolApp.isPending)} onClick={() => enrolApp.mutate()}>
                {texts.addApp}
              </Button>
            )}
            {offersPhone && (
              <Button disabled={enrolApp.isPending} onClick={() => setIsAddingPhone(true)}>
                {texts.addPhone}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

interface AppEnrolmentProps {
  enrolment: TotpEnrolment;
  onAdded: () => void;
  onCancel: () => void;
}

/** Shows the secret of a new authenticator app and asks for its first code. */
function AppEnrolment({ enrolment, onAdded, onCancel }: AppEnrolmentProps) {
  const { factorId, qrCode, secret } = enrolment;
  return (
    <>
      <p>{totp.scan}</p>
      <img className={styles.qrCode} src={qrCode} alt={totp.qrCode} width={200} height={200} />
      <p>
        {totp.secret}:{' '}
        <Typography.Text code copyable>
          {secret}
        </Typography.Text>
      </p>
      <AppCodeForm factorId={factorId} onVerified={onAdded}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </AppCodeForm>
    </>
  );
}
