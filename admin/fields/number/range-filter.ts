import type { CrudFilter } from '@refinedev/core';
import { lazy } from 'react';
import { filterTexts } from '../../i18n/lists';
import type { FieldFilter } from '../field-kind';
import { inUnit, readRange } from './decimal';

const RangeControl = lazy(async () => ({ default: (await import('./range-control')).RangeControl }));

/** Filters a list by a range of numbers. */
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
