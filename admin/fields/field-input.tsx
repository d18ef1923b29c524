import { createElement, type ComponentType } from 'react';
import type { Kind } from '../schema/field-types';
import type { Control, InputProps } from './field-kind';
import { inputs } from './inputs';

type FieldInputProps<K extends Kind> = Omit<InputProps<K>, 'control'> & Control<K>;

/** A field under edit, drawn by its kind; the form item around it adds the control's props. */
export function FieldInput<K extends Kind>({ field, resource, ...control }: FieldInputProps<K>) {
  const Input: ComponentType<InputProps<K>> = inputs[field.kind];
  return createElement(Input, { field, resource, control });
}
