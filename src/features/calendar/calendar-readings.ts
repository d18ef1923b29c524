import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { readError } from '../../lib/database/read-rows';
import { isMissingColumn, readCalendarRow, type CalendarEntry } from './calendar-rows';

type CalendarRow = Record<string, unknown>;

/**
 * Takes the readings of the calendar, newest columns first; an older database keeps the date in other columns, so the
 * next is tried when a column does not exist. Gives the entries in the order of their days. Throws the error to show.
 */
export async function readCalendarEntries(
  readings: readonly (() => PromiseLike<PostgrestSingleResponse<CalendarRow[]>>)[],
): Promise<CalendarEntry[]> {
  let failure = new Error();
  for (const reading of readings) {
    const response = await reading();
    if (!response.error) return sortByDay(response.data);
    failure = readError(response);
    if (!isMissingColumn(response.error)) break;
  }
  throw failure;
}

function sortByDay(rows: readonly CalendarRow[]): CalendarEntry[] {
  return rows
    .map(readCalendarRow)
    .filter((entry) => entry !== null)
    .sort((one, other) => one.date.localeCompare(other.date));
}
