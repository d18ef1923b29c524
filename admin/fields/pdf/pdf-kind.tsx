import type { Requirable } from '../../schema/field-types';
import type { CellProps, FieldKind } from '../field-kind';
import { textOrEmpty } from '../typed-text';
import { PdfLink } from './pdf-link';
import { requiredRule } from '../../lib/form-rules';

export interface PdfOptions extends Requirable {
  /** The image field that takes the first page when a document is chosen. */
  readonly cover?: string;
}

function PdfCell({ value }: CellProps<'pdf'>) {
  return <PdfLink address={textOrEmpty(value)} />;
}

export const pdfKind: FieldKind<'pdf'> = {
  columnTypes: ['text'],
  Cell: PdfCell,
  place: 'main',
  comparedAs: 'file',
  rules: requiredRule,
  toForm: textOrEmpty,
  toRow: (value) => value || null,
  toText: textOrEmpty,
  refersTo: { cover: ['image'] },
};
