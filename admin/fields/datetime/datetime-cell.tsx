import { formatTimestamp } from '../../../src/shared/dates';
import type { CellProps } from '../field-kind';

export function DatetimeCell({ value }: CellProps<'datetime'>) {
  return typeof value === 'string' ? formatTimestamp(value) : null;
}
