import { isCivilDate, type CivilDate } from '../../lib/dates/dates';

export interface CalendarEntry {
  id?: number;
  title: string;
  date: CivilDate;
}

/** The length of 'YYYY-MM-DD', with which a timestamp begins. */
const DAY_LENGTH = 10;
/** PostgreSQL's undefined_column, and PostgREST's "column not found in the schema cache". */
const MISSING_COLUMN_CODES: readonly unknown[] = ['42703', 'PGRST204'];

/**
 * Reads an entry from a calendar row with any of its date columns (date; year, month and day; the first ten characters
 * of starts_at, in no other time zone). Returns null without a title or a valid date.
 */
export function readCalendarRow(row: Readonly<Record<string, unknown>>): CalendarEntry | null {
  const title = typeof row.title === 'string' ? row.title.trim() : '';
  const date = readDate(row);
  if (!title || !date) return null;
  return typeof row.id === 'number' ? { id: row.id, title, date } : { title, date };
}

/** Tells whether a query failed because a column does not exist. Only then is an older schema tried. */
export function isMissingColumn(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    MISSING_COLUMN_CODES.includes(error.code)
  );
}

function readDate({ date, year, month, day, starts_at: startsAt }: Readonly<Record<string, unknown>>) {
  const written = [date, joinParts(year, month, day), startsAt].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const beginning = typeof written === 'string' ? written.trim().slice(0, DAY_LENGTH) : '';
  return isCivilDate(beginning) ? beginning : null;
}

function joinParts(...parts: unknown[]): CivilDate | null {
  const numbers = parts.map((part) => (part === null || part === '' ? Number.NaN : Number(part)));
  if (!numbers.every(Number.isInteger)) return null;
  const [year, month, day] = numbers.map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
