import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { PdfCell } from './pdf-cell';
import { PdfInput } from './pdf-input';

/** A document's address. */
export const pdfKind: FieldKind<'pdf'> = {
  Input: PdfInput,
  Cell: PdfCell,
  place: 'main',
  isSortable: false,
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: shownText,
  toRow: (value) => value || null,
  toText: shownText,
};
