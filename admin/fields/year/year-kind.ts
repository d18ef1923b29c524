import { civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/lib/dates/months';
import { appTexts } from '../../i18n/app';
import type { Requirable } from '../../schema/field-types';
import type { CellProps, FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { numberValuesFilter } from '../filters';
import { readWhole } from '../number/decimal';
import { requiredRule } from '../rules';

interface YearOptions extends Requirable {
  /** The first possible year, the same as in the column's check constraint. Default: the association's first. */
  readonly min?: number;
}

declare module '../../schema/field-types' {
  interface Kinds {
    year: { options: YearOptions; column: number; form: number | null };
  }
}

function YearCell({ value }: CellProps<'year'>) {
  return inDigits(value);
}

/** Without a thousands separator. */
function inDigits(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}

/** A year of the association's history. Where it is required, a new row starts with the present one. */
export const yearKind: FieldKind<'year'> = {
  Cell: YearCell,
  Input: lazyComponent(async () => (await import('./year-input')).YearInput),
  place: 'main',

  rules: (field) => [
    ...requiredRule(field),
    { type: 'number', min: field.min ?? FIRST_YEAR, max: LAST_YEAR, message: appTexts.backend.outOfRange },
  ],

  toForm(value, { required }) {
    if (value === undefined && required !== undefined) return civilParts(todayInIstanbul()).year;
    return typeof value === 'number' ? value : null;
  },
  toRow: (value) => value,
  toText: inDigits,
  fromText: readWhole,
  sort: 'date',
  filter: numberValuesFilter,
};
