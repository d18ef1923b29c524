import type { CrudFilter } from '@refinedev/core';
import { lazy } from 'react';
import {
  addDays,
  civilParts,
  formatCivilDate,
  istanbulInputToIso,
  type CivilDate,
} from '../../../src/shared/dates';
import { filterTexts } from '../../i18n/lists';
import type { FieldFilter } from '../field-kind';

/** Dates are chosen with a large calendar: a list without this filter does not load it. */
const DaysControl = lazy(async () => ({ default: (await import('./days-control')).DaysControl }));

/** The first and the last day, both included; '' leaves an end open. */
export interface DayRange {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

const BETWEEN = '..';
/** A year that is still being typed reads as one of the first centuries. */
const EARLIEST_YEAR = 1900;

/** For a column of days without a clock. */
export const dateFilter = daysFilter(
  (first) => first,
  (last) => ({ operator: 'lte', value: last }),
);

/** For a column of moments: a day begins and ends in Istanbul. */
export const datetimeFilter = daysFilter(midnight, (last) => ({
  operator: 'lt',
  value: midnight(addDays(last, 1)),
}));

/** Takes a choice of days; gives its two ends, null when it is none or ends before it begins. */
export function readDays(choice: string): DayRange | null {
  const [first, last, ...more] = choice.split(BETWEEN);
  if (first === undefined || last === undefined || more.length > 0) return null;
  const isEmpty = first === '' && last === '';
  const isBackward = first !== '' && last !== '' && first > last;
  return !isEmpty && !isBackward && isDayOrOpen(first) && isDayOrOpen(last) ? { first, last } : null;
}

/** Takes two ends; gives the choice that stands for them in the address, '' for none. */
export function writeDays({ first, last }: DayRange): string {
  return first === '' && last === '' ? '' : `${first}${BETWEEN}${last}`;
}

function daysFilter(
  begin: (first: CivilDate) => string,
  end: (last: CivilDate) => { operator: 'lt' | 'lte'; value: string },
): (field: { readonly name: string }) => FieldFilter {
  return ({ name: field }) => ({
    offers: { Control: DaysControl },
    narrow(choice) {
      const days = readDays(choice);
      if (!days) return null;
      const filters: CrudFilter[] = [];
      if (days.first !== '') filters.push({ field, operator: 'gte', value: begin(days.first) });
      if (days.last !== '') filters.push({ field, ...end(days.last) });
      return filters;
    },
    toWords(choice) {
      const days = readDays(choice);
      if (!days) return choice;
      if (days.last === '') return filterTexts.since(formatCivilDate(days.first));
      if (days.first === '') return filterTexts.until(formatCivilDate(days.last));
      if (days.first === days.last) return formatCivilDate(days.first);
      return filterTexts.between(formatCivilDate(days.first), formatCivilDate(days.last));
    },
  });
}

function midnight(day: CivilDate): string {
  return istanbulInputToIso(`${day}T00:00`);
}

function isDayOrOpen(day: string): boolean {
  if (day === '') return true;
  try {
    return civilParts(day).year >= EARLIEST_YEAR;
  } catch {
    return false;
  }
}
