import { civilParts, MONTH_NAMES, type CivilDate, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { fieldTexts } from '../../i18n/fields';
import { checkRule } from '../../lib/form-values';
import { cleanLine } from '../../../src/lib/text/clean';
import { foldTurkish } from '../../../src/lib/text/turkish';

const MONTHS = MONTH_NAMES.map((name) => foldTurkish(name));
const DAY_FIRST = /^(\d{1,2})[./ -](\d{1,2}|[a-z]+)[./ -]([1-9]\d{3})$/;
const YEAR_FIRST = /^([1-9]\d{3})[./-](\d{1,2})[./-](\d{1,2})$/;

/** What a spreadsheet shows around the day of its long and its time formats. */
const WEEKDAY = / (?:pazar(?:tesi)?|sali|carsamba|persembe|cuma(?:rtesi)?)$/;
const MIDNIGHT = / 0?0[:.]00(?:[:.]00)?$/;
const SHORT_YEAR = /^\d{1,2}[./ -](?:\d{1,2}|[a-z]+)[./ -]\d{2}(?![\d.:])/;
/** Days since 1900 with parts of a day, from 1927 to 2173: what a date becomes in a cell without its format. */
const SERIAL_NUMBER = /^\d{5}(?:[.,]\d+)?$/;

/** Reads a date as people write it ('12.05.2026', '12 Mayıs 2026 Salı'): '' for a blank, undefined for no date. */
export function readDate(text: string): CivilDate | undefined {
  const written = foldTurkish(cleanLine(text)).replace(MIDNIGHT, '').replace(WEEKDAY, '');
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

/** Whether a form value is a civil date or ''. */
export function isDay(text: string): boolean {
  return text === '' || (/^\d{4}-/.test(text) && readDate(text) === text);
}

function dayFirst(written: string): string[] {
  const [, day, month, year] = DAY_FIRST.exec(written) ?? [];
  if (day === undefined || month === undefined || year === undefined) return [];
  // By its name, or the three letters of a spreadsheet.
  const named = MONTHS.findIndex((name) => name === month || name.slice(0, 3) === month) + 1;
  return [written, year, /^\d/.test(month) ? month : String(named), day];
}

/** Says why a text is no date; `otherwise` where no reason can be told. */
export function dateFault(text: string, otherwise: (text: string) => string): string {
  if (SHORT_YEAR.test(foldTurkish(text.trim()))) return fieldTexts.date.shortYear(text);
  if (SERIAL_NUMBER.test(text.trim())) return fieldTexts.date.serialNumber(text);
  return otherwise(text);
}

/** A year that is still being typed reads as an early one, such as 0020. */
const EARLIEST_YEAR = 1900;

/** Reads a day as the choice of a filter has it; undefined for anything else. */
export function readFilterDay(written: string): CivilDate | undefined {
  try {
    return civilParts(written).year >= EARLIEST_YEAR ? written : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a date with or without a time as people write it in a table ('12.05.2026 14.30', '12 Mayıs 2026,
 * 14.30', '2026-05-12T14:30'). Returns the value of a date-time input in Istanbul's time (midnight without a
 * time), '' for a blank, undefined for unreadable text.
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

/** Whether a form value is a date and time or ''. */
export function isClock(text: string): boolean {
  return text === '' || (text.includes('T') && readClock(text) === text);
}

export const clockRule = checkRule((clock: string) =>
  isClock(clock) ? undefined : dateFault(clock, fieldTexts.date.unreadableClock),
);
