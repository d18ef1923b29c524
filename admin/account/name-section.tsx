import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { FailureAlert } from '../auth/failure-alert';
import { isNameRefused, requiredNameRules } from '../auth/person-rules';
import { identityTexts } from '../i18n/identity';
import { loadingIcon } from '../lib/loading-icon';
import { useFieldRefusal } from '../lib/use-field-refusal';
import { identityKey, team } from '../providers/instances';

const texts = identityTexts.account;

/** Changes the person's own name. The greeting follows. */
export function NameSection({ name }: { name: string | null }) {
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const [form] = Form.useForm<{ fullName: string }>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: team.setOwnName,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: identityKey });
      void message.success(texts.nameSaved);
    },
  });
  const isAtField = isNameRefused(error);
  const unmark = useFieldRefusal(form, error, isAtField ? 'fullName' : undefined);
  return (
    <Form<{ fullName: string }>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ fullName: name ?? '' }}
      onValuesChange={unmark}
      onFinish={({ fullName }) => mutate(fullName.trim())}
      onFinishFailed={() => form.focusField('fullName')}
    >
      <Form.Item
        name="fullName"
        label={texts.fullName}
        extra={texts.nameHelp}
        validateTrigger="onSubmit"
        rules={requiredNameRules}
      >
        <Input autoComplete="name" />
      </Form.Item>
      <FailureAlert error={isPending || isAtField ? undefined : error} />
      <Button htmlType="submit" loading={loadingIcon(isPending)}>
        {texts.saveName}
      </Button>
    </Form>
  );
}
