import type { Requirable } from '../../schema/types';
import type { CellProps, FieldKind } from '../field-kind';
import { textOrEmpty } from '../typed-text';
import { PdfLink } from './pdf-link';
import { requiredRule } from '../../lib/form-rules';

export interface PdfOptions extends Requirable {
  /** The image field that takes the first page when a document is chosen. */
  readonly cover?: string;
  /** The boolean field that says whether visitors search the pages; the table calls `private.search_inside`. */
  readonly searchable?: string;
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
  files: (value) => [textOrEmpty(value)].filter(Boolean),
  refersTo: { cover: ['image'], searchable: ['boolean'] },
};
