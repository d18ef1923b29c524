import type { FormRule } from 'antd';
import { formatTimestamp, isoToIstanbulInput, istanbulInputToIso } from '../../../src/lib/dates/dates';
import type { Requirable } from '../../schema/field-types';
import { datetimeFilter } from '../date/days-filter';
import { clockRule, isClock, readClock } from '../date/read-date';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { appTexts } from '../../i18n/app';
import { checkRule, requiredRule } from '../rules';

interface DatetimeOptions extends Requirable {
  /** The datetime field that this one must not precede. */
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

/**
 * Returns the rule that this field must not precede another one. Both hold Istanbul's time, so their texts
 * compare.
 */
function notBeforeRule(other: string): FormRule {
  return ({ getFieldValue }) =>
    checkRule((end: string) => {
      const start: unknown = getFieldValue(other);
      const isBefore = isClock(end) && end !== '' && typeof start === 'string' && end < start;
      return isBefore ? appTexts.backend.wrongOrder : undefined;
    });
}

/** The form holds Istanbul's time, whatever the computer's time zone. */
export const datetimeKind: FieldKind<'datetime'> = {
  Cell: DatetimeCell,
  Input: lazyComponent(async () => (await import('./datetime-input')).DatetimeInput),
  place: 'aside',

  rules: (field) => [
    ...requiredRule(field),
    clockRule,
    ...(field.notBefore === undefined ? [] : [notBeforeRule(field.notBefore)]),
  ],

  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value !== '' && isClock(value) ? istanbulInputToIso(value) : null),
  toText: inWords,
  fromText: readClock,
  sort: 'date',
  filter: datetimeFilter,
  refersTo: { notBefore: ['datetime'] },
};
