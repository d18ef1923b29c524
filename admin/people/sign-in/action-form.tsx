import { Alert, Button, Form, type ButtonProps, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { BackendError } from '../../data/http-error';
import { loadingIcon } from '../../lib/loading';
import styles from './action-form.module.css';

/** What a form does with its values: a mutation, or a part of one. */
export interface Action<Values> {
  readonly mutate: (values: Values) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

interface ActionFormProps<Values> {
  readonly action: Action<Values>;
  readonly initialValues?: Partial<Values>;
  readonly form?: FormInstance<Values>;
  /** Prefixes the ids of the inputs, where another form of the page has a field of the same name. */
  readonly name?: string;
  readonly submit: ButtonProps;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form that sends its values to the server. They are checked when it is sent. A refusal stands at the field that it is about, which
 * gets the focus, and leaves it with the next change; any other failure stands above the button.
 */
export function ActionForm<Values extends object>({ action, ...props }: ActionFormProps<Values>) {
  const { submit, beside, children, ...formProps } = props;
  const [form] = Form.useForm<Values>(props.form);
  // `Values` is not known here, and Ant Design derives a field's name from it.
  const fields: FormInstance = form;
  const { mutate, isPending, error } = action;
  const refused =
    error instanceof BackendError && Object.keys(error.errors).find((name) => name in form.getFieldsValue());
  const mark = useEffectEvent(() => {
    if (!refused) return;
    fields.setFields([{ name: refused, errors: [errorMessage(error)] }]);
    fields.focusField(refused);
  });
  useEffect(() => mark(), [error]);
  return (
    <Form<Values>
      {...formProps}
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      noValidate
      validateTrigger="onSubmit"
      onValuesChange={(changed: object) =>
        fields.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })))
      }
      onFinish={mutate}
      onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name)}
    >
      {children}
      <FailureAlert error={refused ? undefined : error} />
      <div className={styles.actions}>
        <Button htmlType="submit" loading={loadingIcon(isPending)} {...submit} />
        {beside}
      </div>
    </Form>
  );
}

export function FailureAlert({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <Alert className={styles.failure} type="error" showIcon message={errorMessage(error)} />;
}
