import { formatCivilDate } from '../../../src/lib/dates/dates';
import { fieldTexts } from '../../i18n/fields';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { dateFilter } from './days-filter';
import { isDay, readDate } from './read-date';
import { checkRule, requiredRule } from '../rules';

declare module '../../schema/field-types' {
  interface Kinds {
    date: { options: Requirable; column: string; form: string };
  }
}

function DateCell({ value }: CellProps<'date'>) {
  return inWords(value);
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? formatCivilDate(value.slice(0, 10)) : '';
}

/** A calendar date without time and zone. */
export const dateKind: FieldKind<'date'> = {
  Cell: DateCell,
  Input: lazyComponent(async () => (await import('./date-input')).DateInput),
  place: 'main',
  rules: (field) => [
    ...requiredRule(field),
    checkRule((day: string) => (isDay(day) ? undefined : fieldTexts.date.unreadableDay(day))),
  ],
  toForm: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  toRow: (value) => (value !== '' && isDay(value) ? value : null),
  toText: inWords,
  fromText: readDate,
  sort: 'date',
  filter: dateFilter,
};
