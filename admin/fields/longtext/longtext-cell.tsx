import { excerpt } from '../../../src/shared/excerpt';
import type { CellProps } from '../field-kind';

/** Two lines of a table cell. */
const CELL_CHARACTERS = 120;

export function LongtextCell({ value }: CellProps<'longtext' | 'richtext'>) {
  return typeof value === 'string' ? excerpt(value, CELL_CHARACTERS) : null;
}
