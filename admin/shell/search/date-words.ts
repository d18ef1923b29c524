import { daysOf, monthAt } from '../../../src/lib/dates/months';
import { addDays, MONTH_NAMES, type CivilDate } from '../../../src/lib/dates/dates';
import { foldTurkish } from '../../../src/lib/text/turkish';

/** A typed date. Each part is present only if it was written. */
export interface DateWords {
  readonly year?: number;
  /** 1 to 12. */
  readonly month?: number;
  /** 1 to 31. */
  readonly day?: number;
}

const MONTHS = MONTH_NAMES.map(foldTurkish);
/** No two Turkish month names share this many first letters. */
const SHORT_MONTH_LETTERS = 3;
const DOTTED = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

/**
 * Reads typed text as a date ('ekim 2025', '12 mayıs 2026', '12.05.2026', 'ekim', '2025'); null for anything
 * else.
 */
export function readDateWords(term: string): DateWords | null {
  const text = foldTurkish(term.trim());
  const dotted = DOTTED.exec(text);
  if (dotted) {
    const [day = 0, month = 0, year = 0] = dotted.slice(1).map(Number);
    return { day, month, year };
  }
  const [, day, name, year] = /^(?:(\d{1,2}) +)?(?:(\p{L}+) *)?(\d{4})?$/u.exec(text) ?? [];
  if (name === undefined) return day === undefined && year !== undefined ? { year: Number(year) } : null;
  const month = readMonthName(name, year !== undefined);
  if (month === null) return null;
  return { month, ...(year && { year: Number(year) }), ...(day && { day: Number(day) }) };
}

/** Returns the first day of a typed date and the day after its last; null without a month and a year. */
export function dayRangeOf({ year, month, day }: DateWords): readonly [CivilDate, CivilDate] | null {
  const written = year !== undefined && month !== undefined ? monthAt(year, month) : null;
  if (written === null) return null;
  const days = daysOf(written);
  const first = day === undefined ? days[0] : days[day - 1];
  const last = day === undefined ? days.at(-1) : first;
  return first && last ? [first, addDays(last, 1)] : null;
}

function readMonthName(folded: string, mayBeShort: boolean): number | null {
  const index = MONTHS.findIndex((month) =>
    mayBeShort && folded.length >= SHORT_MONTH_LETTERS ? month.startsWith(folded) : month === folded,
  );
  return index === -1 ? null : index + 1;
}
