import { formatCivilDate } from '../../../src/shared/dates';
import type { CellProps, FieldKind } from '../field-kind';
import { readDate } from './read-date';

function DateCell({ value }: CellProps<'date'>) {
  return inWords(value);
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? formatCivilDate(value.slice(0, 10)) : '';
}

/** A civil date: a day without clock and zone. */
export const dateKind: FieldKind<'date'> = {
  Cell: DateCell,
  place: 'main',
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  toRow: (value) => value || null,
  toText: inWords,
  fromText: readDate,
};
