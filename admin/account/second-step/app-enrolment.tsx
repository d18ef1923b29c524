import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { CodeForm } from '../../auth/second-step/code-form';
import { secondStepTexts } from '../../i18n/second-step';
import { authGateway } from '../../providers/instances';
import type { TotpEnrolment } from '../../providers/second-step';
import styles from './second-step-section.module.css';

const { account, totp: texts } = secondStepTexts;

interface AppEnrolmentProps {
  enrolment: TotpEnrolment;
  onAdded: () => void;
  onCancel: () => void;
}

/** Shows the secret of a new authenticator app and asks for its first code. */
export function AppEnrolment({ enrolment, onAdded, onCancel }: AppEnrolmentProps) {
  const { factorId, qrCode, secret } = enrolment;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => authGateway.verifyCode({ factorId }, code),
    onSuccess: onAdded,
  });
  return (
    <>
      <p>{texts.scan}</p>
      <img className={styles.qrCode} src={qrCode} alt={texts.qrCode} width={200} height={200} />
      <p>
        {texts.secret}:{' '}
        <Typography.Text code copyable>
          {secret}
        </Typography.Text>
      </p>
      <CodeForm source="app" target={factorId} onCode={mutate} isPending={isPending} error={error}>
        <Button onClick={onCancel}>{account.cancel}</Button>
      </CodeForm>
    </>
  );
}
