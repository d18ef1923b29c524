import { civilParts, MONTH_NAMES, type CivilDate } from '../../../src/shared/dates';
import { foldTurkish } from '../../../src/shared/turkish';

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
