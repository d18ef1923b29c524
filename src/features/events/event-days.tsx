import { eventTime, formatEventDays, type EventMoments } from '../../lib/dates/event-time';

/** An event's days in Istanbul, or nothing without a date. */
export function EventDays({ event }: { event: EventMoments }) {
  const time = eventTime(event);
  return time && <time dateTime={time.firstDay}>{formatEventDays(time)}</time>;
}
