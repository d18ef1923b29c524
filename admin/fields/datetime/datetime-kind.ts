import type { FormRule } from 'antd';
import {
  addDays,
  formatTimestamp,
  isoToIstanbulInput,
  istanbulInputToIso,
  todayInIstanbul,
  type CivilDate,
} from '../../../src/lib/dates/dates';
import { fieldTexts } from '../../i18n/fields';
import { endField } from '../../schema/derive';
import type { FieldOf, Requirable } from '../../schema/types';
import { DAYS } from '../date/date-kind';
import { clockRule, isClock, readClock } from '../date/read-date';
import type { FieldKind, FormContext } from '../field-kind';
import { appTexts } from '../../i18n/app';
import { rangeFilter } from '../filters';
import { checkRule, type Complaint, requiredRule } from '../../lib/form-values';
import { textOrEmpty } from '../typed-text';

export interface DatetimeOptions extends Requirable {
  /** The datetime field that this one must not precede. */
  readonly notBefore?: string;
}

/** The rule not to precede another field. Both hold Istanbul's time, so their texts compare. */
function notBeforeRule(other: string): FormRule {
  return ({ getFieldValue }) =>
    checkRule((end: string) => {
      const start: unknown = getFieldValue(other);
      const isBefore =
        isClock(end) && end !== '' && typeof start === 'string' && isClock(start) && end < start;
      return isBefore ? appTexts.backend.wrongOrder : undefined;
    });
}

function midnight(day: CivilDate): string {
  return istanbulInputToIso(`${day}T00:00`);
}

/** A start is past when its end is, or its day where the end is open; its end is not told of beside it. */
function pastMoment(
  start: string,
  { name, label, notBefore }: FieldOf<'datetime'>,
  { resource, values, now }: FormContext,
): Complaint {
  if (start === '' || !isClock(start) || (notBefore !== undefined && values[notBefore] !== ''))
    return undefined;
  const later = endField(resource, name);
  const end = later && textOrEmpty(values[later.name]);
  const isOver = end
    ? end < isoToIstanbulInput(now.toISOString())
    : start.slice(0, 10) < todayInIstanbul(now);
  return isOver ? fieldTexts.missed.past(label, formatTimestamp(istanbulInputToIso(start))) : undefined;
}

/** The form holds Istanbul's time, whatever the computer's time zone. */
export const datetimeKind: FieldKind<'datetime'> = {
  columnTypes: ['timestamp with time zone'],

  rules: (field) => [
    ...requiredRule(field),
    clockRule,
    ...(field.notBefore === undefined ? [] : [notBeforeRule(field.notBefore)]),
  ],

  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value !== '' && isClock(value) ? istanbulInputToIso(value) : null),
  toText: (value) => (typeof value === 'string' ? formatTimestamp(value) : ''),
  fromText: (text) => readClock(text) ?? text,
  missed: pastMoment,
  sort: 'date',
  // Days begin and end at midnight in Istanbul.
  filter: (field) =>
    rangeFilter(field, {
      ...DAYS,
      begin: (first) => ({ operator: 'gte', value: midnight(first) }),
      end: (last) => ({ operator: 'lt', value: midnight(addDays(last, 1)) }),
    }),
  refersTo: { notBefore: ['datetime'] },
};
