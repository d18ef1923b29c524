import type { CrudFilter } from '@refinedev/core';
import { lazy } from 'react';
import { addDays, formatCivilDate, istanbulInputToIso, type CivilDate } from '../../../src/lib/dates/dates';
import { filterTexts } from '../../i18n/lists';
import type { FieldFilter } from '../field-kind';
import { readDays } from './read-date';

/** Lazy, because only lists with this filter need the large calendar. */
const DaysControl = lazy(async () => ({ default: (await import('./days-control')).DaysControl }));

/** For date columns. */
export const dateFilter = daysFilter(
  (first) => first,
  (last) => ({ operator: 'lte', value: last }),
);

/** For timestamp columns. Days begin and end at midnight in Istanbul. */
export const datetimeFilter = daysFilter(midnight, (last) => ({
  operator: 'lt',
  value: midnight(addDays(last, 1)),
}));

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
