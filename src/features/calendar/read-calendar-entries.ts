import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { readError } from '../../lib/database/read-rows';
import { isMissingColumn, readCalendarRow, type CalendarEntry } from './calendar-rows';

type CalendarRow = Record<string, unknown>;

/**
 * Returns the calendar's entries by date. Older databases have the date in other columns, so `reads` are tried in
 * order, newest schema first, until one's columns exist. Throws the error to show.
 */
export async function readCalendarEntries(
  reads: readonly (() => PromiseLike<PostgrestSingleResponse<CalendarRow[]>>)[],
): Promise<CalendarEntry[]> {
  let failure = new Error();
  for (const read of reads) {
    const response = await read();
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
