import { addDays, parseTimestamp } from '../../lib/dates/dates';
import { eventTime, type EventMoments } from '../../lib/dates/event-time';

interface CalendarEvent extends EventMoments {
  title: string;
  location?: string | null;
}

const ADDRESS = 'https://calendar.google.com/calendar/render';

/**
 * Returns the Google Calendar address that adds an event, or null without a start. An event without an end lasts no
 * time. Google expects the end of whole days as the day after.
 */
export function googleCalendarUrl(event: CalendarEvent, details: string): string | null {
  const time = eventTime(event);
  if (!time || !event.starts_at) return null;
  const dates =
    time.startHour === null
      ? [time.firstDay, addDays(time.lastDay, 1)].map((day) => day.replaceAll('-', ''))
      : [event.starts_at, time.endHour === null ? event.starts_at : (event.ends_at ?? '')].map(utcStamp);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: dates.join('/'),
    ctz: 'Europe/Istanbul',
    details,
    ...(event.location && { location: event.location }),
  });
  return `${ADDRESS}?${query.toString()}`;
}

/** '20260512T113000Z' */
function utcStamp(timestamp: string): string {
  return parseTimestamp(timestamp)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
}
