import { createElement } from 'react';
import type { Kind } from '../schema/types';
import type { CellProps } from './field-kind';
import { fieldKind, fieldToText } from './form-codec';

/** A column value in a list, rendered by its kind. */
export function FieldCell<K extends Kind>({ field, value }: CellProps<K>) {
  const { Cell } = fieldKind(field.kind);
  return Cell ? createElement(Cell, { field, value }) : fieldToText(field, value);
}

/** A stored column value in words; nothing for none. */
export function FieldWords<K extends Kind>({ field, value }: CellProps<K>) {
  const { Stored } = fieldKind(field.kind);
  return Stored && value != null ? createElement(Stored, { field, value }) : fieldToText(field, value);
}
