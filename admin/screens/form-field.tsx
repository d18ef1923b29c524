import { Form } from 'antd';
import { memo } from 'react';
import { FieldInput } from '../fields/field-input';
import { fieldKind } from '../fields/form-codec';
import type { FieldDeclaration } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';
import styles from './resource-form.module.css';

interface FormFieldProps {
  readonly resource: ResourceDefinition;
  readonly field: FieldDeclaration;
  /** Its value is in the form either way; its input takes the longest to draw. */
  readonly isDrawn: boolean;
}

/** One labelled input with its rules. What happens to the form around it does not draw it anew. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { field } = props;
  // A description belongs to a picture: no picture, nothing to describe.
  const condition = field.shownWhen ?? ('of' in field ? field.of : undefined);
  return condition === undefined ? (
    <FieldItem {...props} isShown />
  ) : (
    <ConditionalField {...props} condition={condition} />
  );
});

/** It stays in the form while hidden, so that nothing typed is lost. */
function ConditionalField({ condition, ...props }: FormFieldProps & { readonly condition: string }) {
  const watched: unknown = Form.useWatch(condition);
  const isShown = watched === true || (typeof watched === 'string' && watched !== '');
  return <FieldItem {...props} isShown={isShown} />;
}

function FieldItem({ resource, field, isDrawn, isShown }: FormFieldProps & { readonly isShown: boolean }) {
  return (
    <Form.Item
      name={field.name}
      label={field.label}
      extra={field.help}
      hidden={!isShown}
      rules={isShown ? fieldKind(field.kind).rules(field) : []}
      validateTrigger="onBlur"
    >
      {isDrawn ? <FieldInput resource={resource} field={field} /> : <NotYet />}
    </Form.Item>
  );
}

/** Takes the place of an input, and none of what the form item gives it. */
function NotYet() {
  return <div className={styles.undrawn} />;
}
