import { createElement } from 'react';
import type { FieldOf, Kind } from '../schema/field-types';
import { fieldKind } from './form-codec';

interface FieldCellProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly value: unknown;
}

/** A column's value in a list, drawn by its kind. */
export function FieldCell<K extends Kind>({ field, value }: FieldCellProps<K>) {
  return createElement(fieldKind(field.kind).Cell, { field, value });
}
