import { civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/lib/dates/months';
import { appTexts } from '../../i18n/app';
import { filterTexts } from '../../i18n/lists';
import type { Requirable } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { rangeFilter } from '../filters';
import { readWhole } from '../number/decimal';
import { NUMBERS } from '../number/number-kind';
import { requiredRule } from '../../lib/form-rules';

export interface YearOptions extends Requirable {
  /** The first possible year, the same as in the column's check constraint. Default: the association's first. */
  readonly min?: number;
}

/** A year of the association's history. Where it is required, a new row starts with the present one. */
export const yearKind: FieldKind<'year'> = {
  columnTypes: ['integer'],
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
  // Without a thousands separator.
  toText: (value) => (typeof value === 'number' ? String(value) : ''),
  fromText: readWhole,
  sort: 'date',
  filter: (field) => rangeFilter(field, { ...NUMBERS, toWords: String, openWords: filterTexts }),
};
