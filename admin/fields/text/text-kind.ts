import type { FieldKind } from '../field-kind';
import { writtenText } from '../written-text';
import { TextCell } from './text-cell';

export const textKind: FieldKind<'text'> = {
  ...writtenText,
  Cell: TextCell,
  place: 'main',
};
