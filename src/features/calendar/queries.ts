import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DatabaseAccess } from '../../lib/database/database-access';
import type { PublicDatabase } from '../../lib/database/public-database';
import { readRows } from '../../lib/database/read-rows';
import { addDays, civilParts, istanbulInputToIso, type CivilDate } from '../../lib/dates/dates';
import { daysOf, monthOf, monthParts, type Month } from '../../lib/dates/months';
import { readCalendarEntries } from './read-calendar-entries';
import type { CalendarEntry } from './calendar-rows';

type CalendarRow = Record<string, unknown>;

/** The longest supported event. It limits which events a month has to look at. */
const LONGEST_EVENT_DAYS = 366;

const EVENT_COLUMNS = 'slug, title, starts_at, ends_at, location, in_calendar, status';

const AGENDA_KEY = ['calendar', 'agenda'];
const AGENDA_LIMIT = 4;
/** The specification's limit for databases with year, month and day columns. */
const AGENDA_PARTS_LIMIT = 6;
/** More than the agenda's entries, because some events to come are not in the calendar. */
const AGENDA_EVENTS_LIMIT = 24;

/**
 * Reads a month's entries. As specified, an error is logged, and the list is what was read before. It throws the error
 * of a month that was never read, so that the page can keep the month it shows.
 */
export function monthQuery(access: DatabaseAccess, month: Month) {
  return queryOptions({
    queryKey: ['calendar', 'month', month],
    queryFn: async ({ client, queryKey, signal }) => {
      try {
        const entries = await readCalendarEntries(monthReads(await access.open(), month, signal));
        return entries.filter(({ date }) => monthOf(date) === month);
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification has this error logged, not shown
        if (!signal.aborted) console.error('The calendar could not be read', error);
        const known = client.getQueryData<CalendarEntry[]>(queryKey);
        if (known) return known;
        throw error;
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
 * Reads the next events from `today` in Istanbul, to link the agenda's entries to them. If this fails, entries lead to
 * the calendar.
 */
export function agendaEventsQuery(access: DatabaseAccess, today: CivilDate) {
  return queryOptions({
    queryKey: ['events', 'agenda', today],
    queryFn: async ({ signal }) => {
      const start = istanbulInputToIso(`${today}T00:00`);
      const database = await access.open();
      const rows = database
        .from('events')
        .select(EVENT_COLUMNS)
        .or(`starts_at.gte."${start}",ends_at.gte."${start}"`)
        .order('starts_at')
        .limit(AGENDA_EVENTS_LIMIT);
      return readRows(rows.abortSignal(signal));
    },
  });
}

/**
 * Reads the next entries from `today` in Istanbul. Its key contains the day, so midnight starts a new query. If that
 * fails, for example offline, the entries of an earlier day's query that are still to come are returned.
 */
export function agendaQuery(access: DatabaseAccess, today: CivilDate) {
  return queryOptions({
    queryKey: [...AGENDA_KEY, today],
    queryFn: async ({ client, signal }) => {
      const toCome = (entries: readonly CalendarEntry[]) =>
        entries.filter(({ date }) => date >= today).slice(0, AGENDA_LIMIT);
      try {
        return toCome(await readCalendarEntries(agendaReads(await access.open(), today, signal)));
      } catch (error) {
        const answers = client.getQueriesData<CalendarEntry[]>({ queryKey: AGENDA_KEY });
        const known = answers.find(([, entries]) => entries !== undefined)?.[1];
        if (known) return toCome(known);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
}

function agendaReads(database: PublicDatabase, today: CivilDate, signal: AbortSignal) {
  const select = (columns: string) =>
    database.from('calendar').select<string, CalendarRow>(columns).abortSignal(signal);
  const { year, month, day } = civilParts(today);
  const fromToday = `year.gt.${year},and(year.eq.${year},or(month.gt.${month},and(month.eq.${month},day.gte.${day})))`;

  return [
    () => select('title, date').gte('date', today).order('date').limit(AGENDA_LIMIT),
    () =>
      select('title, year, month, day')
        .or(fromToday)
        .order('year')
        .order('month')
        .order('day')
        .limit(AGENDA_PARTS_LIMIT),
    () => select('title, starts_at').gte('starts_at', today).order('starts_at').limit(AGENDA_LIMIT),
  ];
}

/** Reads the months of the first and the last entry, which links need not leave. Null for an empty calendar. */
export function calendarSpanQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['calendar', 'span'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const edges = await Promise.all([
        readCalendarEntries(edgeReads(database, true, signal)),
        readCalendarEntries(edgeReads(database, false, signal)),
      ]);
      const [first, last] = [edges.flat()[0], edges.flat().at(-1)];
      return first && last ? { first: monthOf(first.date), last: monthOf(last.date) } : null;
    },
  });
}

function edgeReads(database: PublicDatabase, ascending: boolean, signal: AbortSignal) {
  const select = (columns: string, ...order: string[]) =>
    order
      .reduce(
        (rows, column) => rows.order(column, { ascending }),
        database.from('calendar').select<string, CalendarRow>(columns).limit(1),
      )
      .abortSignal(signal);
  return [
    () => select('title, date', 'date'),
    () => select('title, year, month, day', 'year', 'month', 'day'),
    () => select('title, starts_at', 'starts_at'),
  ];
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
