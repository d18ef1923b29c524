import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { shownText } from '../shown-text';
import { PdfLink } from './pdf-link';

declare module '../../schema/field-types' {
  interface Kinds {
    pdf: { options: Requirable; column: string; form: string; files: 'address' };
  }
}

function PdfCell({ value }: CellProps<'pdf'>) {
  return <PdfLink address={shownText(value)} />;
}

/** A document's address. */
export const pdfKind: FieldKind<'pdf'> = {
  Cell: PdfCell,
  Input: lazyComponent(async () => (await import('./pdf-input')).PdfInput),
  place: 'main',
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: shownText,
  toRow: (value) => value || null,
  toText: shownText,
};
