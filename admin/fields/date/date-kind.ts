import { formatCivilDate } from '../../../src/shared/dates';
import { fieldTexts } from '../../i18n/fields';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { dateFilter } from './days-filter';
import { readableRule } from './readable-rule';
import { isDay, readDate } from './read-date';

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

/** A civil date: a day without clock and zone. */
export const dateKind: FieldKind<'date'> = {
  Cell: DateCell,
  Input: lazyComponent(async () => (await import('./date-input')).DateInput),
  place: 'main',
  rules: ({ required }) => [
    ...(required === undefined ? [] : [{ required: true, message: required }]),
    readableRule(isDay, fieldTexts.date.unreadableDay),
  ],
  toForm: (value) => (typeof value === 'string' ? value.slice(0, 10) : ''),
  toRow: (value) => (value !== '' && isDay(value) ? value : null),
  toText: inWords,
  fromText: readDate,
  sort: 'date',
  filter: dateFilter,
};
