import type { FieldKind } from '../field-kind';
import { writtenText } from '../written-text';
import { LongtextCell } from './longtext-cell';
import { LongtextInput } from './longtext-input';

export const longtextKind: FieldKind<'longtext'> = {
  ...writtenText,
  Input: LongtextInput,
  Cell: LongtextCell,
  place: 'main',
  isSortable: false,
};
