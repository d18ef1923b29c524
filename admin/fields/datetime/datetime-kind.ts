import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import type { FieldKind } from '../field-kind';
import { DatetimeCell } from './datetime-cell';
import { DatetimeInput } from './datetime-input';

/** The form holds the clock of Istanbul, whatever zone the administrator's computer is in. */
export const datetimeKind: FieldKind<'datetime'> = {
  Input: DatetimeInput,
  Cell: DatetimeCell,
  place: 'aside',
  isSortable: true,
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value === '' ? null : istanbulInputToIso(value)),
};
