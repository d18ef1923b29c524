import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { ActionForm } from '../sign-in/action-form';
import { sendSmsCode, SmsCodeForm } from '../sign-in/second-step';
import { cleanLine } from '../../../src/lib/text/clean';
import { identityTexts } from '../../i18n/identity';
import { secondStepTexts } from '../../i18n/second-step';
import { checkRule } from '../../lib/form-rules';
import { formatPhone, toE164 } from '../../lib/phone-number';
import { useWithSession } from '../../lib/session-recovery-context';
import { authGateway } from '../../data/instances';
import type { NewPhone, SmsChallenge } from '../../data/second-step';

const { account, phone: texts, sms } = secondStepTexts;
/** In characters. The name stands in a row beside its button. */
const NAME_MAX = 40;

interface PhoneEnrolmentProps {
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** The number can be corrected until the code is right: the form's store outlives the form. */
export function PhoneEnrolment({ onAdded, onCancel }: PhoneEnrolmentProps) {
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
  const cancel = <Button onClick={onCancel}>{account.cancel}</Button>;
  if (sent)
    return (
      <SmsCodeForm
        first={sent.challenge}
        target={sms.number(formatPhone(sent.phone.phone))}
        onVerified={() => onAdded(sent.phone.name)}
      >
        <Button onClick={() => setSent(undefined)}>{texts.change}</Button>
        {cancel}
      </SmsCodeForm>
    );
  return (
    <ActionForm<NewPhone>
      name="second-step-phone"
      form={form}
      action={enrol}
      initialValues={{ phone: '', name: texts.nameDefault }}
      submit={{ type: 'primary', children: texts.send }}
      beside={cancel}
    >
      <Form.Item
        name="phone"
        label={texts.number}
        extra={texts.numberHelp}
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
        label={texts.name}
        extra={texts.nameHelp}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
      >
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
    </ActionForm>
  );
}
