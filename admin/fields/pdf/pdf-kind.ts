import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { PdfCell } from './pdf-cell';

/** A document's address. */
export const pdfKind: FieldKind<'pdf'> = {
  Cell: PdfCell,
  place: 'main',
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: shownText,
  toRow: (value) => value || null,
  toText: shownText,
};
