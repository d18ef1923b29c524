import { useNotification } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '../sign-in/action-form';
import { AppCodeForm } from '../sign-in/second-step';
import { FactorList, type AccountProps } from '../sign-in/ways-in';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon } from '../../lib/loading-icon';
import { useWithSession } from '../../lib/session-recovery-context';
import { authGateway } from '../../data/instances';
import { secondFactors } from '../../data/second-step';
import { signInOptions } from '../../data/supabase-client';
import { PhoneEnrolment } from './phone-enrolment';
import styles from './second-step-section.module.css';

const { account: texts, kinds, totp } = secondStepTexts;

/** Lists the factors of the second step, removes them, and adds further ones of the kinds that the project offers. */
export function SecondStepSection({ account, onChange }: AccountProps) {
  const factors = secondFactors(account.user);
  const { open: tell } = useNotification();
  const withSession = useWithSession();
  const enrolApp = useMutation({ mutationFn: () => withSession(authGateway.enrolTotp) });
  const [isAddingPhone, setIsAddingPhone] = useState(false);
  const offersPhone = signInOptions().hasSmsCodes === true;
  const hasApp = factors.some(({ factor_type }) => factor_type === 'totp');
  const isOn = factors.length > 0;
  if (!isOn && account.settings.mfa_enabled === false) return <p>{texts.unsupported}</p>;

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
        <>
          <p>{totp.scan}</p>
          <img
            className={styles.qrCode}
            src={enrolApp.data.totp.qr_code}
            alt={totp.qrCode}
            width={200}
            height={200}
          />
          <p>
            {totp.secret}:{' '}
            <Typography.Text code copyable>
              {enrolApp.data.totp.secret}
            </Typography.Text>
          </p>
          <AppCodeForm factorId={enrolApp.data.id} onVerified={() => endAdded(kinds.totp)}>
            <Button onClick={end}>{texts.cancel}</Button>
          </AppCodeForm>
        </>
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
