import type { CrudFilter } from '@refinedev/core';
import {
  addDays,
  civilParts,
  formatCivilDate,
  istanbulInputToIso,
  type CivilDate,
} from '../../src/shared/dates';
import { filterTexts } from '../i18n/lists';

interface FilterChoice {
  /** As it stands in the address. */
  readonly value: string;
  readonly label: string;
  /** What a number of such rows is called, where the label does not follow a number: '3 zamanlanmış'. */
  readonly counted?: string;
  narrow(column: string, now: Date): CrudFilter[];
}

/** How a list is narrowed by a column. A choice is a text that can stand in the address. */
export interface ColumnFilter {
  /** What is offered: these choices, the values that rows have, or a first and a last day. */
  readonly offers: readonly FilterChoice[] | 'values' | 'days';
  /** Takes a column, a choice and the present minute; gives what to ask for, null for a choice that means nothing. */
  narrow(column: string, choice: string, now: Date): CrudFilter[] | null;
  /** Takes a choice that means something; gives it in words. */
  toWords(choice: string): string;
}

/** The first and the last day, both included; '' leaves an end open. */
export interface DayRange {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

const BETWEEN = '..';
/** A year that is still being typed reads as one of the first centuries. */
const EARLIEST_YEAR = 1900;

/** Takes the few answers a column can be asked for; gives the filter that offers them. */
export function choiceFilter(choices: readonly FilterChoice[]): ColumnFilter {
  const find = (value: string) => choices.find((choice) => choice.value === value);
  return {
    offers: choices,
    narrow: (column, choice, now) => find(choice)?.narrow(column, now) ?? null,
    toWords: (choice) => find(choice)?.label ?? choice,
  };
}

/** Offers the texts that rows have in the column. A row without one is found under its own words. */
export const textValuesFilter: ColumnFilter = {
  offers: 'values',
  narrow: (field, choice) =>
    choice === filterTexts.blank
      ? [{ field, operator: 'null', value: null }]
      : [{ field, operator: 'eq', value: choice }],
  toWords: (choice) => choice,
};

/** Offers the whole numbers that rows have in the column. */
export const numberValuesFilter: ColumnFilter = {
  offers: 'values',
  narrow: (field, choice) =>
    /^\d{1,9}$/.test(choice) ? [{ field, operator: 'eq', value: Number(choice) }] : null,
  toWords: (choice) => choice,
};

/** For a column of days without a clock. */
export const dateFilter: ColumnFilter = daysFilter(
  (first) => first,
  (last) => ({ operator: 'lte', value: last }),
);

/** For a column of moments: a day begins and ends in Istanbul. */
export const datetimeFilter: ColumnFilter = daysFilter(midnight, (last) => ({
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
): ColumnFilter {
  return {
    offers: 'days',
    narrow(field, choice) {
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
  };
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
