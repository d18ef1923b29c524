import { civilParts, monthName, weekdayOf, type CivilDate } from './dates';

/** A month, written 'YYYY-MM'. */
export type Month = string;

/** The years that the database accepts (calendar_date_range and bulletins_year_range in supabase/migrations). */
export const FIRST_YEAR = 1987;
export const LAST_YEAR = 2100;
const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;

/** Returns `value` if it is a month within the calendar's years, else `fallback`. */
export function readMonth(value: string | null, fallback: Month): Month {
  return value !== null && isMonth(value) ? value : fallback;
}

/** Returns a civil date's month. */
export function monthOf(date: CivilDate): Month {
  return date.slice(0, 7);
}

/** Returns the month of a year and a number 1–12, or null outside the calendar's years. */
export function monthAt(year: number, month: number): Month | null {
  const written = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return isMonth(written) ? written : null;
}

/** Returns the month `by` months later, or earlier if negative; null outside the calendar's years. */
export function shiftMonth(month: Month, by: number): Month | null {
  const { year, month: number } = monthParts(month);
  const count = year * MONTHS_A_YEAR + number - 1 + by;
  return monthAt(Math.floor(count / MONTHS_A_YEAR), (count % MONTHS_A_YEAR) + 1);
}

/** Splits a month into its year and its number 1–12. Throws RangeError on anything else. */
export function monthParts(month: Month): { year: number; month: number } {
  const { year, month: number } = civilParts(`${month}-01`);
  return { year, month: number };
}

/** Formats a month as 'Mayıs 2026'. */
export function formatMonth(month: Month): string {
  const { year, month: number } = monthParts(month);
  return `${monthName(number)} ${year}`;
}

/** Returns all days of a month in order. */
export function daysOf(month: Month): CivilDate[] {
  const { year, month: number } = monthParts(month);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** Returns a month's weeks from Monday to Sunday, with null for days of other months. */
export function weeksOf(month: Month): (CivilDate | null)[][] {
  const days = [...Array<null>(weekdayOf(`${month}-01`)).fill(null), ...daysOf(month)];
  return Array.from({ length: Math.ceil(days.length / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => days[week * DAYS_A_WEEK + day] ?? null),
  );
}

/** Whether `value` is a month within the calendar's years. */
export function isMonth(value: string): value is Month {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  const isYear = Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return isYear && Number(month) >= 1 && Number(month) <= MONTHS_A_YEAR;
}
