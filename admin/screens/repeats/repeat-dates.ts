import { addDays, civilParts, weekdayOf, type CivilDate } from '../../../src/lib/dates/dates';
import { daysOf, monthOf, shiftMonth, type Month } from '../../../src/lib/dates/months';

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
/** How often a row is repeated at once. */
export const MAX_TIMES = 24;

/** Each week; each month on the same weekday of the same week ("the second Tuesday"); each month on the same day ("the 8th"). */
export const RHYTHMS = ['week', 'weekday', 'day'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Returns which of its weekdays in the month a day is: 2 for a second Tuesday, 5 for a fifth. */
export function placeInMonth(date: CivilDate): number {
  return Math.ceil(civilParts(date).day / DAYS_A_WEEK);
}

/**
 * Returns the day one year on: the same weekday of the same week of the month. The second Saturday of June stays the second Saturday of
 * June, and a fifth one becomes the last where the month has four. Null after the calendar's years.
 */
export function nextYear(date: CivilDate): CivilDate | null {
  const month = shiftMonth(monthOf(date), MONTHS_A_YEAR);
  return month && sameWeekdayIn(month, date);
}

/** Returns the same day of the same month one year on; null for a 29 February, and after the calendar's years. */
export function sameDayNextYear(date: CivilDate): CivilDate | null {
  const month = shiftMonth(monthOf(date), MONTHS_A_YEAR);
  return (month && daysOf(month)[civilParts(date).day - 1]) ?? null;
}

/**
 * Returns the days on which a row is repeated, without its own. A 31st becomes the last day of a shorter month, and a fifth weekday the
 * last one. Fewer at the end of the calendar's years.
 */
export function repetitions(date: CivilDate, rhythm: Rhythm, times: number): CivilDate[] {
  return Array.from({ length: times }, (_, index) => repetition(date, rhythm, index + 1)).filter(
    (day) => day !== null,
  );
}

function repetition(date: CivilDate, rhythm: Rhythm, place: number): CivilDate | null {
  if (rhythm === 'week') {
    const day = addDays(date, place * DAYS_A_WEEK);
    return shiftMonth(monthOf(day), 0) && day;
  }
  const month = shiftMonth(monthOf(date), place);
  if (month === null) return null;
  if (rhythm === 'weekday') return sameWeekdayIn(month, date);
  const days = daysOf(month);
  return days[civilParts(date).day - 1] ?? days.at(-1) ?? null;
}

function sameWeekdayIn(month: Month, date: CivilDate): CivilDate | null {
  const days = daysOf(month).filter((day) => weekdayOf(day) === weekdayOf(date));
  return days[placeInMonth(date) - 1] ?? days.at(-1) ?? null;
}

/** Returns how many days the second day is after the first. */
export function daysBetween(first: CivilDate, second: CivilDate): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);
}
