import { readFileSync } from 'node:fs';
import path from 'node:path';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import ical, {
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalCalendarData,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { feedTexts } from '../content/shell/feeds';
import { addDays, parseTimestamp } from '../lib/dates/dates';
import { eventTime, type EventTime } from '../lib/dates/event-time';
import { feedPaths } from '../lib/paths/feed-paths';
import { paths } from '../lib/paths/paths';
import {
  eventOccasion,
  occasionsOf,
  type CalendarEvent,
  type CalendarRows,
  type Occasion,
} from './occasions';

dayjs.extend(utc);
dayjs.extend(timezone);

const ISTANBUL = 'Europe/Istanbul';
/** How often calendars should refresh. Google ignores it. */
const LOOK_AGAIN_S = 6 * 60 * 60;
/** iCalendar needs the value of the colour, not a custom property. */
const TOKENS = readFileSync(path.resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const COLOR = /--garnet:\s*(#[\da-f]{6});/i.exec(TOKENS)?.[1] ?? null;

const STATUSES = {
  planned: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
} as const;

/** Returns the association's calendar for subscribers as iCalendar text in Istanbul time. */
export function writeCalendar(rows: CalendarRows, origin: string, association: string): string {
  const calendar = createCalendar(origin, {
    name: feedTexts.calendarTitle(association),
    description: feedTexts.calendarDescription,
    source: new URL(feedPaths.calendar, origin).href,
    url: new URL(paths.calendar, origin).href,
    ttl: LOOK_AGAIN_S,
    color: COLOR,
  });
  for (const occasion of occasionsOf(rows)) addOccasion(calendar, occasion, origin);
  return propertiesFirst(calendar.toString());
}

/** Returns the iCalendar file of one event, or null without a date. */
export function writeEventFile(event: CalendarEvent, origin: string): string | null {
  const calendar = createCalendar(origin, {});
  addOccasion(calendar, eventOccasion(event), origin);
  return calendar.length() > 0 ? calendar.toString() : null;
}

/** Moves properties before components (RFC 5545, section 3.6). The library writes the time zone between them. */
function propertiesFirst(calendar: string): string {
  const [zone = ''] = /BEGIN:VTIMEZONE\r\n.*?END:VTIMEZONE\r\n/s.exec(calendar) ?? [];
  return calendar.replace(zone, '').replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, () => zone);
}

function createCalendar(origin: string, data: ICalCalendarData): ICalCalendar {
  return ical({
    ...data,
    prodId: { company: new URL(origin).host, product: 'events', language: 'TR' },
    // Without a name; with one, the library would also write modification times in the machine's time zone.
    timezone: { name: null, generator: (zone) => String(tzlib_get_ical_block(zone)[0]) },
  });
}

function addOccasion(calendar: ICalCalendar, occasion: Occasion, origin: string): void {
  const { moments } = occasion;
  const time = eventTime(moments);
  if (!time || !moments.starts_at) return;
  const isAllDay = time.startHour === null;
  calendar.createEvent({
    id: `${occasion.name}@${new URL(origin).host}`,
    stamp: parseTimestamp(occasion.changedAt),
    lastModified: parseTimestamp(occasion.changedAt),
    sequence: occasion.revision,
    status: STATUSES[occasion.change ?? 'planned'],
    summary: occasion.title,
    description: occasion.description ?? null,
    location: occasion.location ?? null,
    url: occasion.path ? new URL(occasion.path, origin).href : null,
    allDay: isAllDay,
    // All-day entries do not block the reader's time.
    ...(isAllDay && { transparency: ICalEventTransparency.TRANSPARENT }),
    start: inIstanbul(isAllDay ? `${time.firstDay}T00:00` : moments.starts_at),
    end: endOf(time, moments.ends_at),
    timezone: ISTANBUL,
  });
}

/** The end of all-day events is exclusive in iCalendar: the day after the last. */
function endOf({ startHour, lastDay, endHour }: EventTime, endsAt: string | null | undefined): Dayjs | null {
  if (startHour === null) return inIstanbul(`${addDays(lastDay, 1)}T00:00`);
  return endsAt && endHour !== null ? inIstanbul(endsAt) : null;
}

/** The library would write a plain Date in the machine's time zone. */
function inIstanbul(timestamp: string): Dayjs {
  return dayjs(parseTimestamp(timestamp)).tz(ISTANBUL);
}
