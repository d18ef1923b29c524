import type { FieldKind } from '../field-kind';
import { writtenText } from '../written-text';
import { LongtextCell } from './longtext-cell';

export const longtextKind: FieldKind<'longtext'> = {
  ...writtenText,
  Cell: LongtextCell,
  place: 'main',
};
