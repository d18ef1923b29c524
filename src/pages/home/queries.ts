import { queryOptions } from '@tanstack/react-query';
import { isMissingColumn, readCalendarRow, type CalendarEntry } from '../../shared/calendar-rows';
import { civilParts, istanbulInputToIso, todayInIstanbul } from '../../shared/dates';
import {
  ANNOUNCEMENT_CARD_COLUMNS,
  featuredFirst,
  newestFirst,
  onlyFeatured,
  onlyPublished,
} from '../../shared/public-order';
import type { PublicDatabase } from '../../shared/public-database';
import { readError, readRows } from '../../shared/read-rows';

const CAROUSEL_LIMIT = 24;
const AGENDA_LIMIT = 4;
/** The specification's limit for the reading by year, month and day. */
const AGENDA_PARTS_LIMIT = 6;
const EVENT_CARD_COLUMNS = 'slug, title, body, cover_url, starts_at, created_at';

type CalendarRow = Record<string, unknown>;

export function announcementsQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['announcements', 'carousel'],
    queryFn: async ({ signal }) => {
      const now = new Date();
      const select = () => {
        const rows = database.from('announcements').select(ANNOUNCEMENT_CARD_COLUMNS).abortSignal(signal);
        return newestFirst(onlyPublished(rows, now), 'published_at').limit(CAROUSEL_LIMIT);
      };
      const [featured, newest] = await Promise.all([
        readRows(onlyFeatured(select(), now)),
        readRows(select()),
      ]);
      return featuredFirst(featured, newest, ({ id }) => id, CAROUSEL_LIMIT);
    },
  });
}

export function eventsQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['events', 'carousel'],
    queryFn: async ({ signal }) => {
      const select = () => {
        const rows = database.from('events').select(EVENT_CARD_COLUMNS).abortSignal(signal);
        return newestFirst(rows, 'starts_at').limit(CAROUSEL_LIMIT);
      };
      const [featured, newest] = await Promise.all([
        readRows(onlyFeatured(select(), new Date())),
        readRows(select()),
      ]);
      return featuredFirst(featured, newest, ({ slug }) => slug, CAROUSEL_LIMIT);
    },
  });
}

export function agendaQuery(database: PublicDatabase) {
  return queryOptions({
    queryKey: ['calendar', 'agenda'],
    queryFn: async ({ signal }) => {
      const today = todayInIstanbul();
      const rows = await readCalendar(database, today, signal);
      return rows
        .map(readCalendarRow)
        .filter((entry): entry is CalendarEntry => entry !== null && entry.date >= today)
        .sort((one, other) => one.date.localeCompare(other.date))
        .slice(0, AGENDA_LIMIT);
    },
  });
}

/** An older database keeps the date in other columns; they are tried only when the newer one does not exist. */
async function readCalendar(database: PublicDatabase, today: string, signal: AbortSignal) {
  const calendar = () => database.from('calendar');
  const { year, month, day } = civilParts(today);
  const fromToday = `year.gt.${year},and(year.eq.${year},or(month.gt.${month},and(month.eq.${month},day.gte.${day})))`;
  const startOfToday = istanbulInputToIso(`${today}T00:00`);

  const readings = [
    () => calendar().select('title, date').gte('date', today).order('date').limit(AGENDA_LIMIT),
    () =>
      calendar()
        .select<string, CalendarRow>('title, year, month, day')
        .or(fromToday)
        .order('year')
        .order('month')
        .order('day')
        .limit(AGENDA_PARTS_LIMIT),
    () =>
      calendar()
        .select<string, CalendarRow>('title, starts_at')
        .gte('starts_at', startOfToday)
        .order('starts_at')
        .limit(AGENDA_LIMIT),
  ] as const;

  let failure = new Error();
  for (const reading of readings) {
    const response = await reading().abortSignal(signal);
    if (!response.error) return response.data as CalendarRow[];
    failure = readError(response);
    if (!isMissingColumn(response.error)) break;
  }
  throw failure;
}
