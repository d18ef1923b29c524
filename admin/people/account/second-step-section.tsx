import { useNotification } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography, Form, Input } from 'antd';
import { useState, useEffect } from 'react';
import { FailureAlert, ActionForm } from '../sign-in/action-form';
import { AppCodeForm, sendSmsCode, SmsCodeForm } from '../sign-in/second-step';
import { FactorList, type AccountProps } from '../sign-in/ways-in';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon } from '../../lib/loading';
import { useWithSession } from '../../lib/session-recovery-context';
import { authGateway } from '../../data/instances';
import { secondFactors, type NewPhone, type SmsChallenge } from '../../data/second-step';
import { signInOptions } from '../../data/supabase-client';
import styles from './second-step-section.module.css';
import { cleanLine } from '../../../src/lib/text/clean';
import { identityTexts } from '../../i18n/identity';
import { checkRule } from '../../lib/form-values';
import { formatPhone, toE164 } from '../../lib/phone-number';

const { account: texts, kinds, phone: phoneTexts, sms, totp } = secondStepTexts;

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

/** In characters. The name stands in a row beside its button. */
const NAME_MAX = 40;

interface PhoneEnrolmentProps {
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** The number can be corrected until the code is right: the form's store outlives the form. */
function PhoneEnrolment({ onAdded, onCancel }: PhoneEnrolmentProps) {
  const [form] = Form.useForm<NewPhone>();
  const [sent, setSent] = useState<{ challenge: SmsChallenge; phone: NewPhone }>();
  const withSession = useWithSession();
  const enrol = useMutation({
    mutationFn: async ({ phone: typed, name }: NewPhone) => {
      const phone = { phone: toE164(typed) ?? typed, name: cleanLine(name) };
      const id = await withSession(() => authGateway.enrolPhone(phone));
      return { challenge: await sendSmsCode(id), phone };
    },
    onSuccess: setSent,
  });
  useEffect(() => {
    if (!sent) form.focusField('phone');
  }, [form, sent]);
  const cancel = <Button onClick={onCancel}>{texts.cancel}</Button>;
  if (sent)
    return (
      <SmsCodeForm
        first={sent.challenge}
        target={sms.number(formatPhone(sent.phone.phone))}
        onVerified={() => onAdded(sent.phone.name)}
      >
        <Button onClick={() => setSent(undefined)}>{phoneTexts.change}</Button>
        {cancel}
      </SmsCodeForm>
    );
  return (
    <ActionForm<NewPhone>
      name="second-step-phone"
      form={form}
      action={enrol}
      initialValues={{ phone: '', name: phoneTexts.nameDefault }}
      submit={{ type: 'primary', children: phoneTexts.send }}
      beside={cancel}
    >
      <Form.Item
        name="phone"
        label={phoneTexts.number}
        extra={phoneTexts.numberHelp}
        rules={[
          checkRule((typed: string) =>
            toE164(typed) === undefined ? identityTexts.sms.malformedNumber : undefined,
          ),
        ]}
      >
        <Input type="tel" autoComplete="tel" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="name"
        label={phoneTexts.name}
        extra={phoneTexts.nameHelp}
        rules={[{ required: true, whitespace: true, message: phoneTexts.nameMissing }]}
      >
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
    </ActionForm>
  );
}
