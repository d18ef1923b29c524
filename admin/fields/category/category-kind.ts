import type { FieldKind } from '../field-kind';
import { TextCell } from '../text/text-cell';
import { writtenText } from '../written-text';

/** A word out of those in use, or a new one. */
export const categoryKind: FieldKind<'category'> = {
  ...writtenText,
  Cell: TextCell,
  place: 'main',
};
