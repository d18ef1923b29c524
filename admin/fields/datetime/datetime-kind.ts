import type { FormRule } from 'antd';
import { formatTimestamp, isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import type { FieldKind } from '../field-kind';
import { DatetimeCell } from './datetime-cell';
import { notBeforeRule } from './not-before-rule';
import { readClock } from './read-clock';

/** The form holds the clock of Istanbul, whatever zone the administrator's computer is in. */
export const datetimeKind: FieldKind<'datetime'> = {
  Cell: DatetimeCell,
  place: 'aside',

  rules({ required, notBefore }) {
    const rules: FormRule[] = required === undefined ? [] : [{ required: true, message: required }];
    return notBefore === undefined ? rules : [...rules, notBeforeRule(notBefore)];
  },

  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value === '' ? null : istanbulInputToIso(value)),
  toText: (value) => (typeof value === 'string' ? formatTimestamp(value) : ''),
  fromText: readClock,
};
