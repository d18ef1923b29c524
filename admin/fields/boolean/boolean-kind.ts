import type { FieldKind } from '../field-kind';
import { BooleanCell } from './boolean-cell';
import { BooleanInput } from './boolean-input';

export const booleanKind: FieldKind<'boolean'> = {
  Input: BooleanInput,
  Cell: BooleanCell,
  place: 'aside',
  isSortable: true,
  rules: () => [],
  toForm: (value, field) => (typeof value === 'boolean' ? value : (field.default ?? false)),
  toRow: (value) => value,
};
