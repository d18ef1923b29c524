import { lazy } from 'react';
import { inUnit } from '../../../src/lib/text/in-unit';
import { fieldTexts } from '../../i18n/fields';
import { filterTexts } from '../../i18n/lists';
import type { FieldOf, Requirable } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { rangeFilter } from '../filters';
import { decimalsOf, plainDecimal, readDecimal, readFilterNumber, storedNumber } from './decimal';
import { checkRule, requiredRule } from '../../lib/form-rules';

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
export const NUMBERS = {
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
  if (decimalsOf(number) > decimals) return decimals === 0 ? texts.whole : texts.tooPrecise(decimals);
  if (min !== undefined && number < min) return texts.tooSmall(inUnit(min, unit));
  if (max !== undefined && number > max) return texts.tooLarge(inUnit(max, unit));
  return undefined;
}

/** A number with unit and limits, written with a decimal comma. */
export const numberKind: FieldKind<'number'> = {
  columnTypes: ['integer', 'numeric', 'double precision'],
  place: 'main',

  rules: (field) => [...requiredRule(field), checkRule((text: string) => complaintOf(text, field))],

  toForm: inDigits,
  toRow: (text) => readDecimal(text) ?? null,
  toText(value, { unit }) {
    const number = storedNumber(value);
    return number === null ? '' : inUnit(number, unit);
  },
  toCsv: inDigits,
  fromText(text, { unit = '' }) {
    const number = readDecimal(text.replace(unit === 'TL' ? /TL|₺/ : unit, ''));
    return number === undefined ? undefined : inDigits(number);
  },
  sort: 'number',
  filter: (field) =>
    rangeFilter(field, {
      ...NUMBERS,
      toWords: (number) => inUnit(number, field.unit),
      openWords: { since: filterTexts.atLeast, until: filterTexts.atMost },
    }),
};
