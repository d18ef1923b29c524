import { createElement } from 'react';
import type { Kind } from '../schema/field-types';
import type { Control, InputProps } from './field-kind';
import { fieldKind } from './form-codec';

type FieldInputProps<K extends Kind> = Omit<InputProps<K>, 'control'> & Control<K>;

/** A field under edit, drawn by its kind; the form item around it adds the control's props. */
export function FieldInput<K extends Kind>({ field, resource, ...control }: FieldInputProps<K>) {
  return createElement(fieldKind(field.kind).Input, { field, resource, control });
}
