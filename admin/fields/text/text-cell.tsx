import type { CellProps } from '../field-kind';

export function TextCell({ value }: CellProps<'text'>) {
  return typeof value === 'string' ? value : null;
}
