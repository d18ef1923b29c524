import { shownText } from '../shown-text';
import type { CellProps } from '../field-kind';
import { PdfLink } from './pdf-link';

export function PdfCell({ value }: CellProps<'pdf'>) {
  return <PdfLink address={shownText(value)} />;
}
