import type { FieldKind } from '../field-kind';
import { writtenText } from '../written-text';
import { TextCell } from './text-cell';
import { TextInput } from './text-input';

export const textKind: FieldKind<'text'> = {
  ...writtenText,
  Input: TextInput,
  Cell: TextCell,
  place: 'main',
};
