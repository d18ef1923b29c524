import { shownText } from '../shown-text';
import type { CellProps } from '../field-kind';

export function PdfCell({ value }: CellProps<'pdf'>) {
  return shownText(value);
}
