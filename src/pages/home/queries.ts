import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readCalendarEntries } from '../../features/calendar/read-calendar-entries';
import type { CalendarEntry } from '../../features/calendar/calendar-rows';
import { CAROUSEL_EXCERPT_LENGTH, trimToCardText } from '../../lib/text/card-text';
import type { DatabaseAccess } from '../../lib/database/database-access';
import { civilParts, type CivilDate } from '../../lib/dates/dates';
import { HOME_CAROUSELS, readHomeRows } from '../../lib/database/home-rows';
import { ANNOUNCEMENT_CARD_COLUMNS } from '../../lib/database/public-order';
import type { PublicDatabase } from '../../lib/database/public-database';
import { trimToFirstPicture } from '../../lib/media/gallery';
import { readRows } from '../../lib/database/read-rows';

const AGENDA_KEY = ['calendar', 'agenda'];
const AGENDA_LIMIT = 4;
/** The specification's limit for databases with year, month and day columns. */
const AGENDA_PARTS_LIMIT = 6;
/**
 * The specification's columns (section 7), the texts of an event's card, its album for want of a cover, whether it is
 * cancelled, and its end, because an event of several days is not over on the second.
 */
const EVENT_CARD_COLUMNS =
  'slug, title, excerpt, lead, body, cover_url, gallery, starts_at, ends_at, status, created_at';

type CalendarRow = Record<string, unknown>;

/** Reads the slides in the order of the back office. The database keeps those back whose time is not now. */
export function slidesQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['home_slides'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const rows = database.from('home_slides').select('id, image_url, image_alt, title, subtitle, link');
      return readRows(rows.order('idx').order('created_at').abortSignal(signal));
    },
  });
}

export function announcementsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['announcements', 'carousel'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const select = () =>
        database.from('announcements').select(ANNOUNCEMENT_CARD_COLUMNS).abortSignal(signal);
      const rows = await readHomeRows(HOME_CAROUSELS.announcements, select, ({ id }) => id, new Date());
      return trimToCardText('announcements', rows, CAROUSEL_EXCERPT_LENGTH);
    },
  });
}

export function eventsQuery(access: DatabaseAccess) {
  return queryOptions({
    queryKey: ['events', 'carousel'],
    queryFn: async ({ signal }) => {
      const database = await access.open();
      const select = () => database.from('events').select(EVENT_CARD_COLUMNS).abortSignal(signal);
      const rows = await readHomeRows(HOME_CAROUSELS.events, select, ({ slug }) => slug, new Date());
      return trimToCardText('events', trimToFirstPicture(rows), CAROUSEL_EXCERPT_LENGTH);
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
