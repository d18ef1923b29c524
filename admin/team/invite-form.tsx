import type { UseMutationResult } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { FailureAlert } from '../auth/failure-alert';
import { emailRules, nameRules } from '../auth/person-rules';
import { teamTexts } from '../i18n/team';
import { loadingIcon } from '../lib/loading-icon';
import { useFieldRefusal } from '../lib/use-field-refusal';
import { BackendError } from '../providers/http-error';
import type { Invitation, InvitationOutcome } from '../providers/team';
import styles from './team.module.css';

const texts = teamTexts.invite;

interface Fields {
  email: string;
  fullName: string;
}

interface InviteFormProps {
  invite: UseMutationResult<InvitationOutcome, Error, Invitation>;
}

/** Asks for an address to invite. What was typed stays until the invitation is sent. */
export function InviteForm({ invite: { mutate, isPending, error } }: InviteFormProps) {
  const [form] = Form.useForm<Fields>();
  const isAtField = error instanceof BackendError && 'email' in error.errors;
  const unmark = useFieldRefusal(form, error, isAtField ? 'email' : undefined);

  function send({ email, fullName }: Fields): void {
    const invitation = { email: email.trim(), fullName: fullName.trim() || undefined };
    mutate(invitation, { onSuccess: () => form.resetFields() });
  }

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={{ email: '', fullName: '' }}
      onValuesChange={unmark}
      onFinish={send}
      onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
    >
      <Form.Item
        className={styles.field}
        name="email"
        label={texts.email}
        validateTrigger="onSubmit"
        rules={emailRules}
      >
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="fullName" label={texts.name} validateTrigger="onSubmit" rules={nameRules}>
        <Input autoComplete="off" />
      </Form.Item>
      <FailureAlert error={isPending || isAtField ? undefined : error} />
      <Button type="primary" htmlType="submit" loading={loadingIcon(isPending)}>
        {texts.send}
      </Button>
    </Form>
  );
}
