import { createElement } from 'react';
import type { Kind, FieldOf } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';
import type { Control, InputProps } from './field-kind';
import { fieldKind } from './form-codec';

interface FieldCellProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly value: unknown;
}

/** A column's value in a list, drawn by its kind. */
export function FieldCell<K extends Kind>({ field, value }: FieldCellProps<K>) {
  return createElement(fieldKind(field.kind).Cell, { field, value });
}

type FieldInputProps<K extends Kind> = Omit<InputProps<K>, 'control'> & Control<K>;

/** A field under edit, drawn by its kind; the form item around it adds the control's props. It suspends until its kind's input is loaded. */
export function FieldInput<K extends Kind>({ field, resource, ...control }: FieldInputProps<K>) {
  return createElement(fieldKind(field.kind).Input, { field, resource, control });
}

/** Asks for the inputs of a resource's form before they are drawn; settles when they are there. */
export function preloadInputs({ fields }: ResourceDefinition): Promise<unknown> {
  return Promise.all(fields.map(async ({ kind }) => fieldKind(kind).Input.preload?.()));
}
