import { useMutation } from '@tanstack/react-query';
import { App, Button, Typography } from 'antd';
import { identityTexts } from '../i18n/identity';
import type { TotpEnrolment } from '../providers/auth-gateway';
import styles from './account-second-step.module.css';
import { CodeForm } from './code-form';
import { FailureAlert } from './failure-alert';
import { authGateway } from './providers';

const texts = identityTexts.totp;

interface AccountSecondStepProps {
  /** The authenticator app in use, if there is one. */
  factorId: string | undefined;
  onChange: () => void;
}

/** Turns the second step of signing in on and off. */
export function AccountSecondStep({ factorId, onChange }: AccountSecondStepProps) {
  return factorId === undefined ? (
    <Enrol onChange={onChange} />
  ) : (
    <Remove factorId={factorId} onChange={onChange} />
  );
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
      // The dialog closes either way; a failure stands on the page.
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
