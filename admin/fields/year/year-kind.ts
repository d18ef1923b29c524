import { civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/lib/dates/months';
import { appTexts } from '../../i18n/app';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { numberValuesFilter } from '../filters';
import { readWhole } from '../number/decimal';
import { requiredRule } from '../rules';

declare module '../../schema/field-types' {
  interface Kinds {
    year: { options: Requirable; column: number; form: number | null };
  }
}

function YearCell({ value }: CellProps<'year'>) {
  return inDigits(value);
}

/** Without a thousands separator. */
function inDigits(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}

/** A year of the association's history. A new row starts with the present one. */
export const yearKind: FieldKind<'year'> = {
  Cell: YearCell,
  Input: lazyComponent(async () => (await import('./year-input')).YearInput),
  place: 'main',

  rules: (field) => [
    ...requiredRule(field),
    { type: 'number', min: FIRST_YEAR, max: LAST_YEAR, message: appTexts.backend.outOfRange },
  ],

  toForm(value) {
    if (value === undefined) return civilParts(todayInIstanbul()).year;
    return typeof value === 'number' ? value : null;
  },
  toRow: (value) => value,
  toText: inDigits,
  fromText: readWhole,
  sort: 'date',
  filter: numberValuesFilter,
};
