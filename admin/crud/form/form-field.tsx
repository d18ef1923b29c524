import { Form, type FormRule } from 'antd';
import { memo, type ReactNode } from 'react';
import { FieldInput } from '../../fields/field-input';
import { fieldKind } from '../../fields/form-codec';
import type { FormValues } from '../../lib/form-values';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import styles from './resource-form.module.css';

interface FormFieldProps {
  readonly resource: ResourceDefinition;
  readonly field: FieldDeclaration;
}

/** Ant Design's own star is read aloud as part of the name; ours is only seen. */
export function markRequired(label: ReactNode, { required }: { readonly required: boolean }) {
  return <span className={required ? styles.required : undefined}>{label}</span>;
}

/** One labelled input with its rules. What happens to the form around it does not draw it anew. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const condition = conditionOf(props.field);
  return condition === undefined ? (
    <FieldItem {...props} isShown />
  ) : (
    <ConditionalField {...props} condition={condition} />
  );
});

interface FormFieldToComeProps {
  readonly field: FieldDeclaration;
  /** Undefined while the row is on its way. */
  readonly start: FormValues | undefined;
}

/** Keeps a field's place for the moment until it is drawn, about as high as it will be: what stands below must not move away from a hand. */
export function FormFieldToCome({ field, start }: FormFieldToComeProps) {
  const condition = conditionOf(field);
  if (condition !== undefined && !isMet(start?.[condition])) return null;
  return (
    <div className={styles.toCome} data-kind={field.kind}>
      <p className={styles.label}>{markRequired(field.label, { required: 'required' in field })}</p>
      <div className={styles.input} />
    </div>
  );
}

/** The name of the field that has to hold something for this one to be shown; a description belongs to a picture: no picture, nothing to describe. */
function conditionOf(field: FieldDeclaration): string | undefined {
  return field.shownWhen ?? ('of' in field ? field.of : undefined);
}

function isMet(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value !== '');
}

/** It stays in the form while hidden, so that nothing typed is lost. */
function ConditionalField({ condition, ...props }: FormFieldProps & { readonly condition: string }) {
  return <FieldItem {...props} isShown={isMet(Form.useWatch(condition))} />;
}

/**
 * What is missing is said at the save: who leaves an empty field may come back to it, and a sentence that appears while a button
 * is being pressed would take the button away from the pointer.
 */
function demandedAtSave(rule: FormRule): FormRule {
  if (typeof rule !== 'object' || !rule.required) return rule;
  const { message, validator = demand(typeof message === 'string' ? message : '') } = rule;
  return { required: true, validator, validateTrigger: 'onSubmit' };
}

/** Ant Design's own rule takes every value for a text once a trigger is named beside it. */
function demand(sentence: string) {
  return (_: unknown, value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
      ? Promise.reject(new Error(sentence))
      : Promise.resolve();
}

function FieldItem({ resource, field, isShown }: FormFieldProps & { readonly isShown: boolean }) {
  return (
    <Form.Item
      name={field.name}
      label={field.label}
      extra={field.help}
      hidden={!isShown}
      rules={isShown ? fieldKind(field.kind).rules(field).map(demandedAtSave) : []}
      validateTrigger="onBlur"
    >
      <FieldInput resource={resource} field={field} />
    </Form.Item>
  );
}
