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
  // A description belongs to a picture: no picture, nothing to describe.
  const condition = field.shownWhen ?? ('of' in field ? field.of : undefined);
  const watched: unknown = Form.useWatch(condition ?? field.name);
  const isShown =
    condition === undefined || watched === true || (typeof watched === 'string' && watched !== '');

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
