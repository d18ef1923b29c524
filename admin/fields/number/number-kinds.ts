import { lazy } from 'react';
import { inUnit } from '../../../src/lib/text/in-unit';
import { fieldTexts } from '../../i18n/fields';
import { filterTexts } from '../../i18n/lists';
import type { FieldOf, Requirable } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { rangeFilter } from '../filters';
import { decimalsOf, plainDecimal, readDecimal, readFilterNumber, storedNumber, readWhole } from './decimal';
import { checkRule, requiredRule } from '../../lib/form-values';
import { civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/lib/dates/months';
import { appTexts } from '../../i18n/app';

export interface NumberOptions extends Requirable {
  /** Shown beside the number: 'TL', 'm²'. '%' is shown before it. */
  readonly unit?: string;
  /** The smallest and the largest number, the same as in the column's check constraint. */
  readonly min?: number;
  readonly max?: number;
  /** How many decimals are allowed. Default: whole numbers only. */
  readonly decimals?: number;
}

/** How a list is filtered by numbers. Lazy, because few lists have such a filter. */
const NUMBERS = {
  Control: lazy(async () => ({ default: (await import('./numbers-control')).NumbersControl })),
  read: readFilterNumber,
};

function inDigits(value: unknown): string {
  const number = storedNumber(value);
  return number === null ? '' : plainDecimal(number);
}

function complaintOf(text: string, { min, max, decimals = 0, unit }: FieldOf<'number'>): string | undefined {
  const number = readDecimal(text);
  const { number: texts } = fieldTexts;
  if (number === undefined) return texts.unreadable;
  if (number === null) return undefined;
  if (decimalsOf(number) > decimals || hasEnglishGroup(text, decimals))
    return decimals === 0 ? texts.whole : texts.tooPrecise(decimals);
  if (min !== undefined && number < min) return texts.tooSmall(inUnit(min, unit));
  if (max !== undefined && number > max) return texts.tooLarge(inUnit(max, unit));
  return undefined;
}

/** Whether a comma may stand for thousands, as in 1,250: three digits behind it are more than are allowed. */
function hasEnglishGroup(text: string, decimals = 0): boolean {
  const written = text.trim().split(',')[1]?.length ?? 0;
  return written > 2 && written > decimals;
}

/** A number with unit and limits, written with a decimal comma. */
export const numberKind: FieldKind<'number'> = {
  columnTypes: ['integer', 'numeric', 'double precision'],

  rules: (field) => [...requiredRule(field), checkRule((text: string) => complaintOf(text, field))],

  toForm: inDigits,
  toRow: (text) => readDecimal(text) ?? null,
  toText(value, { unit }) {
    const number = storedNumber(value);
    return number === null ? '' : inUnit(number, unit);
  },
  toCsv: inDigits,
  fromText(text, { unit = '', decimals }) {
    const written = text.replace(unit === 'TL' ? /TL|₺/ : unit, '');
    const number = readDecimal(written);
    if (number === undefined) return undefined;
    return hasEnglishGroup(written, decimals) ? written : inDigits(number);
  },
  sort: 'number',
  filter: (field) =>
    rangeFilter(field, {
      ...NUMBERS,
      toWords: (number) => inUnit(number, field.unit),
      openWords: { since: filterTexts.atLeast, until: filterTexts.atMost },
    }),
};

export interface YearOptions extends Requirable {
  /** The first possible year, the same as in the column's check constraint. Default: the association's first. */
  readonly min?: number;
}

/** A year of the association's history. Where it is required, a new row starts with the present one. */
export const yearKind: FieldKind<'year'> = {
  columnTypes: ['integer'],

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
