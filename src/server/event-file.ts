import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addDays, parseTimestamp, type CivilDate } from '../shared/dates';
import type { Tables } from '../shared/database.types';
import { eventTime } from '../shared/event-time';
import { firstFilled, plainText } from '../shared/excerpt';
import { eventPath } from '../shared/links';
import type { PublicDatabase } from '../shared/public-database';
import { readRows } from '../shared/read-rows';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The pattern of the files' addresses; `slug` is the event's. */
export const EVENT_FILE_PATH = '/duyurular/etkinlikler/:file{.+\\.ics}';

const ISTANBUL = 'Europe/Istanbul';
const MISSING = 'Etkinlik bulunamadı.';

type Event = Pick<
  Tables<'events'>,
  'id' | 'title' | 'slug' | 'lead' | 'excerpt' | 'body' | 'location' | 'starts_at' | 'ends_at' | 'updated_at'
>;

interface EventFileRequest {
  database: PublicDatabase;
  /** The last part of the address, with its ending. */
  file: string;
  origin: string;
}

/** Answers with an event's calendar file, made from its row of this moment. */
export async function answerEventFile({ database, file, origin }: EventFileRequest): Promise<Response> {
  const slug = file.replace(/\.ics$/, '');
  const [event] = await readRows(database.from('events').select('*').eq('slug', slug).limit(1));
  const content = event && writeEventFile(event, origin);
  if (!content)
    return new Response(MISSING, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(slug)}.ics`,
      'cache-control': 'no-cache',
    },
  });
}

/** Takes an event and the site's origin, gives its iCalendar text with Istanbul's clock in it, or null without a date. */
export function writeEventFile(event: Event, origin: string): string | null {
  const time = eventTime(event);
  if (!time || !event.starts_at) return null;
  const isAllDay = time.startHour === null;
  const { host } = new URL(origin);
  const calendar = ical({
    prodId: { company: host, product: 'events', language: 'TR' },
    timezone: { name: ISTANBUL, generator: (zone) => String(tzlib_get_ical_block(zone)[0]) },
  });
  calendar.createEvent({
    // The same event keeps its name in a reader's calendar when it is added again.
    id: `event-${event.id}@${host}`,
    stamp: parseTimestamp(event.updated_at),
    summary: event.title,
    description: plainText(firstFilled(event.lead, event.excerpt, event.body)),
    location: event.location,
    url: new URL(eventPath(event), origin).href,
    allDay: isAllDay,
    start: inIstanbul(isAllDay ? `${time.firstDay}T00:00` : event.starts_at),
    end: isAllDay ? inIstanbul(`${dayAfter(time.lastDay)}T00:00`) : endOf(event, time.endHour),
    timezone: ISTANBUL,
  });
  return calendar.toString();
}

function endOf({ ends_at: endsAt }: Event, endHour: string | null): Dayjs | null {
  return endsAt && endHour !== null ? inIstanbul(endsAt) : null;
}

/** Of a bare Date the library would write the clock of the machine it runs on. */
function inIstanbul(timestamp: string): Dayjs {
  return dayjs(parseTimestamp(timestamp)).tz(ISTANBUL);
}

/** Whole days end, as the standard has it, with the day after the last. */
function dayAfter(date: CivilDate): CivilDate {
  return addDays(date, 1);
}
