import { lazy } from 'react';
import { formatCivilDate, todayInIstanbul } from '../../../src/lib/dates/dates';
import { fieldTexts } from '../../i18n/fields';
import { filterTexts } from '../../i18n/lists';
import type { FieldKind } from '../field-kind';
import { rangeFilter } from '../filters';
import { dateFault, isDay, readDate, readFilterDay } from './read-date';
import { checkRule, requiredRule } from '../../lib/form-values';

/** How a list is filtered by days. Lazy, because only lists with this filter need the large calendar. */
export const DAYS = {
  Control: lazy(async () => ({ default: (await import('./date-picker')).DaysControl })),
  read: readFilterDay,
  toWords: formatCivilDate,
  openWords: filterTexts,
};

/** A calendar date without time and zone. */
export const dateKind: FieldKind<'date'> = {
  columnTypes: ['date'],
  rules: (field) => [
    ...requiredRule(field),
    checkRule((day: string) => (isDay(day) ? undefined : dateFault(day, fieldTexts.date.unreadableDay))),
  ],
  toForm: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  toRow: (value) => (value !== '' && isDay(value) ? value : null),
  toText: (value) => (typeof value === 'string' ? formatCivilDate(value.slice(0, 10)) : ''),
  fromText: (text) => readDate(text) ?? text,
  missed: (value, { label }, { now }) =>
    value !== '' && isDay(value) && value < todayInIstanbul(now)
      ? fieldTexts.missed.past(label, formatCivilDate(value))
      : undefined,
  sort: 'date',
  filter: (field) => rangeFilter(field, DAYS),
};
