import { createElement, Suspense } from 'react';
import type { Kind, FieldOf } from '../schema/field-types';
import type { Control, InputProps } from './field-kind';
import { fieldKind, fieldToText } from './form-codec';

interface FieldCellProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly value: unknown;
}

/** A column value in a list, rendered by its kind. */
export function FieldCell<K extends Kind>({ field, value }: FieldCellProps<K>) {
  return createElement(fieldKind(field.kind).Cell, { field, value });
}

/** A stored column value in words; nothing for none. */
export function FieldWords<K extends Kind>({ field, value }: FieldCellProps<K>) {
  const { Stored } = fieldKind(field.kind);
  if (Stored === undefined || value == null) return fieldToText(field, value);
  return (
    <Suspense>
      <Stored field={field} value={value} />
    </Suspense>
  );
}

type FieldInputProps<K extends Kind> = Omit<InputProps<K>, 'control'> & Control<K>;

/**
 * A field's input, rendered by its kind. The surrounding form item adds the control's props. It suspends
 * until the input has loaded.
 */
export function FieldInput<K extends Kind>({ field, resource, ...control }: FieldInputProps<K>) {
  return createElement(fieldKind(field.kind).Input, { field, resource, control });
}
