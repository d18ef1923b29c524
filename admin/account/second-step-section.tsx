import { useMutation } from '@tanstack/react-query';
import { App, Button, Typography } from 'antd';
import { CodeForm } from '../auth/code-form';
import { FailureAlert } from '../auth/failure-alert';
import { authGateway } from '../providers/instances';
import { identityTexts } from '../i18n/identity';
import type { Account } from '../providers/account';
import type { TotpEnrolment } from '../providers/supabase-gateway';
import styles from './second-step-section.module.css';

const texts = identityTexts.totp;

interface SecondStepSectionProps {
  account: Account;
  onChange: () => void;
}

/** Turns the second step of signing in on and off where the server supports it. */
export function SecondStepSection({ account, onChange }: SecondStepSectionProps) {
  if (account.totpFactorId !== undefined)
    return <Remove factorId={account.totpFactorId} onChange={onChange} />;
  return account.hasSecondStep ? <Enrol onChange={onChange} /> : <p>{texts.unsupported}</p>;
}

function Enrol({ onChange }: { onChange: () => void }) {
  const { data, mutate, isPending, error, reset } = useMutation({ mutationFn: authGateway.enrolTotp });
  if (data) return <Verify enrolment={data} onChange={onChange} onCancel={reset} />;
  return (
    <>
      <p>{texts.off}</p>
      <FailureAlert error={error} />
      <Button loading={isPending} onClick={() => mutate()}>
        {texts.enrol}
      </Button>
    </>
  );
}

interface VerifyProps {
  enrolment: TotpEnrolment;
  onChange: () => void;
  onCancel: () => void;
}

function Verify({ enrolment: { factorId, qrCode, secret }, onChange, onCancel }: VerifyProps) {
  const { message } = App.useApp();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => authGateway.verifyTotp(factorId, code),
    onSuccess: () => {
      void message.success(texts.enabled);
      onChange();
    },
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
      <CodeForm onCode={mutate} isPending={isPending} error={error}>
        <Button type="link" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </CodeForm>
    </>
  );
}

function Remove({ factorId, onChange }: { factorId: string; onChange: () => void }) {
  const { message, modal } = App.useApp();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => authGateway.removeTotp(factorId),
    onSuccess: () => {
      void message.success(texts.disabled);
      onChange();
    },
  });
  const ask = () =>
    void modal.confirm({
      title: texts.removeQuestion,
      content: texts.removeHelp,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      // The dialog closes either way. The page shows a failure.
      onOk: () => mutateAsync().catch(() => undefined),
    });
  return (
    <>
      <p>{texts.on}</p>
      <FailureAlert error={error} />
      <Button danger loading={isPending} onClick={ask}>
        {texts.remove}
      </Button>
    </>
  );
}
