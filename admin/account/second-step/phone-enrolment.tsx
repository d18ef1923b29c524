import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { FailureAlert } from '../../auth/failure-alert';
import { sendSmsCode } from '../../auth/second-step/sms-challenge';
import { SmsCodeForm } from '../../auth/second-step/sms-code-form';
import { secondStepTexts } from '../../i18n/second-step';
import { loadingIcon } from '../../lib/loading-icon';
import { formatPhone, toE164 } from '../../lib/phone-number';
import { useWithSession } from '../../lib/session-recovery-context';
import { useFieldRefusal } from '../../lib/use-field-refusal';
import { IdentityError } from '../../providers/identity/auth-gateway';
import { authGateway } from '../../providers/instances';
import type { NewPhone, SmsChallenge } from '../../providers/second-step';
import styles from './second-step-section.module.css';

const { account, phone: texts, sms } = secondStepTexts;
/** In characters. The name stands in a row beside its button. */
const NAME_MAX = 40;
/** The field that a refusal of the sign-in server is about. */
const REFUSED_FIELDS: Readonly<Record<string, keyof NewPhone>> = {
  validation_failed: 'phone',
  mfa_verified_factor_exists: 'phone',
  mfa_factor_name_conflict: 'name',
};

interface PhoneEnrolmentProps {
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/**
 * Asks for a telephone's number, and for the code that it receives. The number can be corrected until the code is right: the
 * form's store outlives the form.
 */
export function PhoneEnrolment({ onAdded, onCancel }: PhoneEnrolmentProps) {
  const [form] = Form.useForm<NewPhone>();
  const [challenge, setChallenge] = useState<SmsChallenge>();
  const withSession = useWithSession();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (phone: NewPhone) => {
      const { id } = await withSession(() => authGateway.enrolPhone(phone));
      return sendSmsCode(id);
    },
    onSuccess: setChallenge,
  });
  const field = error instanceof IdentityError ? REFUSED_FIELDS[error.code] : undefined;
  const unmark = useFieldRefusal(form, error, field);
  const isAtCode = challenge !== undefined && variables !== undefined;
  useEffect(() => {
    if (!isAtCode) form.focusField('phone');
  }, [form, isAtCode]);
  if (isAtCode)
    return (
      <SmsCodeForm
        first={challenge}
        target={sms.number(formatPhone(variables.phone))}
        onVerified={() => onAdded(variables.name)}
      >
        <Button onClick={() => setChallenge(undefined)}>{texts.change}</Button>
        <Button onClick={onCancel}>{account.cancel}</Button>
      </SmsCodeForm>
    );
  return (
    <Form<NewPhone>
      // The form for the name has a field of the same name.
      name="second-step-phone"
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={{ phone: '', name: texts.nameDefault }}
      onValuesChange={unmark}
      onFinish={({ phone, name }) => mutate({ phone: toE164(phone) ?? phone, name: name.trim() })}
      onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
    >
      <Form.Item
        name="phone"
        label={texts.number}
        extra={texts.numberHelp}
        validateTrigger="onSubmit"
        rules={[{ validator: (_, typed: string) => rejectUnreadable(typed) }]}
      >
        <Input type="tel" autoComplete="tel" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="name"
        label={texts.name}
        extra={texts.nameHelp}
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
      >
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <FailureAlert error={isPending || field ? undefined : error} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={loadingIcon(isPending)}>
          {texts.send}
        </Button>
        <Button onClick={onCancel}>{account.cancel}</Button>
      </div>
    </Form>
  );
}

function rejectUnreadable(typed: string): Promise<void> {
  return toE164(typed) === undefined ? Promise.reject(new Error(sms.malformedNumber)) : Promise.resolve();
}
