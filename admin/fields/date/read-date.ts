import { civilParts, MONTH_NAMES, type CivilDate, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { fieldTexts } from '../../i18n/fields';
import { checkRule } from '../rules';
import { foldTurkish } from '../../../src/lib/text/turkish';

const MONTHS = MONTH_NAMES.map((name) => foldTurkish(name));
const DAY_FIRST = /^(\d{1,2})[./ -](\d{1,2}|[a-z]+)[./ -](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;

/**
 * Takes a day as people write it in a table ('12.05.2026', '12 Mayıs 2026', '2026-05-12'); gives the civil date, '' (no date)
 * for a blank, undefined for what cannot be read or does not exist.
 */
export function readDate(text: string): CivilDate | undefined {
  const written = foldTurkish(text.trim());
  if (written === '') return '';
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? dayFirst(written);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    civilParts(date);
    return date;
  } catch {
    return undefined;
  }
}

/** Takes a text; says whether it is a civil date, or '' for none: as forms hold it. */
export function isDay(text: string): boolean {
  return text === '' || (/^\d{4}-/.test(text) && readDate(text) === text);
}

function dayFirst(written: string): string[] {
  const [, day, month, year] = DAY_FIRST.exec(written) ?? [];
  if (day === undefined || month === undefined || year === undefined) return [];
  const number = /^\d/.test(month) ? month : String(MONTHS.indexOf(month) + 1);
  return [written, year, number, day];
}

/** The first and the last day, both included; '' leaves an end open. */
export interface DayRange {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

const BETWEEN = '..';
/** A year that is still being typed reads as one of the first centuries. */
const EARLIEST_YEAR = 1900;

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

function isDayOrOpen(day: string): boolean {
  if (day === '') return true;
  try {
    return civilParts(day).year >= EARLIEST_YEAR;
  } catch {
    return false;
  }
}

/**
 * Takes a date with or without a time as people write it in a table ('12.05.2026 14.30', '12 Mayıs 2026, 14.30',
 * '2026-05-12T14:30'); gives the date-time input's value in Istanbul's clock (midnight without a time), '' for a blank,
 * undefined for what cannot be read.
 */
export function readClock(text: string): string | undefined {
  const match = /^(.*?)(?:[ ,T]+(\d{1,2})[.:](\d{2})(?::\d{2})?)?$/.exec(text.trim());
  const date = readDate(match?.[1] ?? '');
  if (date === undefined || date === '') return date;
  const clock = `${date}T${(match?.[2] ?? '0').padStart(2, '0')}:${match?.[3] ?? '00'}`;
  try {
    istanbulInputToIso(clock);
    return clock;
  } catch {
    return undefined;
  }
}

/** Takes a text; says whether it is a moment of Istanbul's clock, or '' for none: as forms hold it. */
export function isClock(text: string): boolean {
  return text === '' || (text.includes('T') && readClock(text) === text);
}

/** A typed moment must be readable. */
export const clockRule = checkRule((clock: string) =>
  isClock(clock) ? undefined : fieldTexts.date.unreadableClock(clock),
);
