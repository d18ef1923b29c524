import type { FormRule } from 'antd';
import { formatTimestamp, isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import { fieldTexts } from '../../i18n/fields';
import type { Requirable } from '../../schema/field-types';
import { datetimeFilter } from '../date/days-filter';
import { readableRule } from '../date/readable-rule';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { notBeforeRule } from './not-before-rule';
import { isClock, readClock } from './read-clock';

interface DatetimeOptions extends Requirable {
  /** The date-time field that this one must not lie before. */
  readonly notBefore?: string;
}

declare module '../../schema/field-types' {
  interface Kinds {
    datetime: { options: DatetimeOptions; column: string; form: string };
  }
}

function DatetimeCell({ value }: CellProps<'datetime'>) {
  return inWords(value);
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? formatTimestamp(value) : '';
}

/** The form holds the clock of Istanbul, whatever zone the administrator's computer is in. */
export const datetimeKind: FieldKind<'datetime'> = {
  Cell: DatetimeCell,
  Input: lazyComponent(async () => (await import('./datetime-input')).DatetimeInput),
  place: 'aside',

  rules({ required, notBefore }) {
    const rules: FormRule[] = [readableRule(isClock, fieldTexts.date.unreadableClock)];
    if (required !== undefined) rules.unshift({ required: true, message: required });
    if (notBefore !== undefined) rules.push(notBeforeRule(notBefore));
    return rules;
  },

  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value !== '' && isClock(value) ? istanbulInputToIso(value) : null),
  toText: inWords,
  fromText: readClock,
  sort: 'date',
  filter: datetimeFilter,
  refersTo: { notBefore: ['datetime'] },
};
