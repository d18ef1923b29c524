import { Form } from 'antd';
import { FieldInput } from '../fields/field-input';
import { fieldKind } from '../fields/form-codec';
import type { FieldOf, Kind } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';

interface FormFieldProps<K extends Kind> {
  readonly resource: ResourceDefinition;
  readonly field: FieldOf<K>;
}

/** One labelled input with its rules; it stays in the form while hidden, so that nothing typed is lost. */
export function FormField<K extends Kind>({ resource, field }: FormFieldProps<K>) {
  const switchedOn: unknown = Form.useWatch(field.shownWhen ?? field.name);
  const isShown = field.shownWhen === undefined || switchedOn === true;

  return (
    <Form.Item
      name={field.name}
      label={field.label}
      extra={field.help}
      hidden={!isShown}
      rules={isShown ? fieldKind(field.kind).rules(field) : []}
      validateTrigger="onBlur"
    >
      <FieldInput resource={resource} field={field} />
    </Form.Item>
  );
}
