import { queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import type { PublicDatabase } from '../../lib/database/public-database';
import { readRows } from '../../lib/database/read-rows';
import { addDays, istanbulInputToIso, type CivilDate } from '../../lib/dates/dates';
import { daysOf, monthOf, monthParts, type Month } from '../../lib/dates/months';
import { readCalendarEntries } from './read-calendar-entries';
import type { CalendarEntry } from './calendar-rows';

type CalendarRow = Record<string, unknown>;

/** The longest supported event. It limits which events a month has to look at. */
const LONGEST_EVENT_DAYS = 366;

const EVENT_COLUMNS = 'slug, title, starts_at, ends_at, in_calendar, status';

/** Reads a month's entries. As specified, an error is logged, and the list is what was read before, or empty. */
export function monthQuery(access: DatabaseAccess, month: Month) {
  return queryOptions({
    queryKey: ['calendar', 'month', month],
    queryFn: async ({ client, queryKey, signal }) => {
      try {
        const entries = await readCalendarEntries(monthReads(await access.open(), month, signal));
        return entries.filter(({ date }) => monthOf(date) === month);
      } catch (error) {
        // eslint-disable-next-line no-console -- the specification has this error logged, not shown
        if (!signal.aborted) console.error('The calendar could not be read', error);
        return client.getQueryData<CalendarEntry[]>(queryKey) ?? [];
      }
    },
  });
}

function monthReads(database: PublicDatabase, month: Month, signal: AbortSignal) {
  const select = (columns: string) =>
    database.from('calendar').select<string, CalendarRow>(columns).abortSignal(signal);
  const { year, month: number } = monthParts(month);
  const { first, last, next } = boundsOf(month);

  return [
    () => select('title, date').gte('date', first).lte('date', last).order('date'),
    () =>
      select('title, year, month, day')
        .filter('year', 'eq', year)
        .filter('month', 'eq', number)
        .order('year')
        .order('month')
        .order('day'),
    () => select('title, starts_at').gte('starts_at', first).lt('starts_at', next).order('starts_at'),
  ];
}

/** Reads the events that touch a month, to link its entries to them. If this fails, entries have no links. */
export function monthEventsQuery(access: DatabaseAccess, month: Month) {
  return queryOptions({
    queryKey: ['events', 'month', month],
    queryFn: async ({ signal }) => {
      const { first, start, end } = boundsOf(month);
      const earliest = istanbulInputToIso(`${addDays(first, -LONGEST_EVENT_DAYS)}T00:00`);
      const database = await access.open();
      const rows = database
        .from('events')
        .select(EVENT_COLUMNS)
        .gte('starts_at', earliest)
        .lt('starts_at', end)
        .or(`starts_at.gte."${start}",ends_at.gte."${start}"`);
      return readRows(rows.order('starts_at').abortSignal(signal));
    },
  });
}

/**
 * Reads the events from `today` in Istanbul on that are cancelled or postponed, to mark their entries. If this fails,
 * entries have no marks.
 */
export function changedEventsQuery(access: DatabaseAccess, today: CivilDate) {
  return queryOptions({
    queryKey: ['events', 'changed', today],
    queryFn: async ({ signal }) => {
      const start = istanbulInputToIso(`${today}T00:00`);
      const database = await access.open();
      const rows = database
        .from('events')
        .select(EVENT_COLUMNS)
        .neq('status', 'planned')
        .or(`starts_at.gte."${start}",ends_at.gte."${start}"`);
      return readRows(rows.order('starts_at').abortSignal(signal));
    },
  });
}

/**
 * Returns a month's first and last day and the next month's first, and the moments in Istanbul at which it and the next
 * month start.
 */
function boundsOf(month: Month) {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const next = addDays(last, 1);
  return {
    first,
    last,
    next,
    start: istanbulInputToIso(`${first}T00:00`),
    end: istanbulInputToIso(`${next}T00:00`),
  };
}
