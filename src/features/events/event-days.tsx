import { eventTime, formatEventDays, type EventMoments } from '../../lib/dates/event-time';

/** The days of an event in Istanbul; nothing for one without a date. */
export function EventDays({ event }: { event: EventMoments }) {
  const time = eventTime(event);
  return time && <time dateTime={time.firstDay}>{formatEventDays(time)}</time>;
}
