import type { CrudFilter } from '@refinedev/core';
import { lazy } from 'react';
import { filterTexts } from '../../i18n/lists';
import type { FieldFilter } from '../field-kind';
import { inUnit } from './decimal';

const RangeControl = lazy(async () => ({ default: (await import('./range-control')).RangeControl }));

/** The smallest and the largest number, both included; null leaves an end open. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** Narrows a list to the numbers between two. */
export function rangeFilter({
  name: field,
  unit,
}: {
  readonly name: string;
  readonly unit?: string;
}): FieldFilter {
  return {
    offers: { Control: RangeControl },
    narrow(choice) {
      const range = readRange(choice);
      if (!range) return null;
      const filters: CrudFilter[] = [];
      if (range.from !== null) filters.push({ field, operator: 'gte', value: range.from });
      if (range.to !== null) filters.push({ field, operator: 'lte', value: range.to });
      return filters;
    },
    toWords(choice) {
      const range = readRange(choice);
      if (!range) return choice;
      const [from, to] = [range.from, range.to].map((end) => (end === null ? '' : inUnit(end, unit)));
      if (range.to === null) return filterTexts.atLeast(from ?? '');
      if (range.from === null) return filterTexts.atMost(to ?? '');
      return range.from === range.to ? (from ?? '') : filterTexts.between(from ?? '', to ?? '');
    },
  };
}

/** Takes a choice; gives its two ends, null when it is none or its first end is the larger. */
export function readRange(choice: string): NumberRange | null {
  const ends = choice.split('..');
  const [from, to] = ends.map((end) => (NUMBER.test(end) ? Number(end) : end === '' ? null : undefined));
  if (ends.length !== 2 || from === undefined || to === undefined) return null;
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

/** Takes two ends; gives the choice that stands for them in the address, '' for none. */
export function writeRange({ from, to }: NumberRange): string {
  return from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`;
}
