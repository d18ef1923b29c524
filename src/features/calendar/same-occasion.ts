import { eventTime, type EventMoments } from '../../lib/dates/event-time';
import { foldTurkish } from '../../lib/text/turkish';
import type { CalendarEntry } from './calendar-rows';

/** Tells whether an entry refers to an event: the same title, ignoring case, on a day of the event. */
export function isSameOccasion(
  { title, date }: Pick<CalendarEntry, 'title' | 'date'>,
  event: EventMoments & { title: string },
): boolean {
  const time = eventTime(event);
  if (!time || date < time.firstDay || date > time.lastDay) return false;
  return foldTurkish(title).trim() === foldTurkish(event.title).trim();
}
