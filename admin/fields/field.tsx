import { createElement } from 'react';
import type { Kind, FieldOf } from '../schema/types';
import { fieldKind, fieldToText } from './form-codec';

interface FieldCellProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly value: unknown;
}

/** A column value in a list, rendered by its kind. */
export function FieldCell<K extends Kind>({ field, value }: FieldCellProps<K>) {
  const { Cell } = fieldKind(field.kind);
  return Cell ? createElement(Cell, { field, value }) : fieldToText(field, value);
}

/** A stored column value in words; nothing for none. */
export function FieldWords<K extends Kind>({ field, value }: FieldCellProps<K>) {
  const { Stored } = fieldKind(field.kind);
  return Stored && value != null ? createElement(Stored, { field, value }) : fieldToText(field, value);
}
