import { eventTime, type EventMoments } from '../../lib/dates/event-time';
import { eventPath } from '../../lib/paths/links';
import type { CalendarEntry } from './calendar-rows';
import { isSameOccasion } from './same-occasion';

export interface LinkedEntry extends CalendarEntry {
  /** The page of the event that the entry means. */
  to: string | null;
}

type MonthEvent = EventMoments & { slug: string; title: string; in_calendar: boolean };

/**
 * Takes a month's entries and events, gives the entries; one whose title and day match an event leads to its page. The
 * database gives an event in the calendar an entry on its first day, so such an event comes before any other.
 */
export function linkEntries(entries: readonly CalendarEntry[], events: readonly MonthEvent[]): LinkedEntry[] {
  return entries.map((entry) => {
    const fitting = events.filter((event) => isSameOccasion(entry, event));
    const owner = fitting.find((event) => event.in_calendar && eventTime(event)?.firstDay === entry.date);
    const match = owner ?? fitting[0];
    return { ...entry, to: match ? eventPath(match) : null };
  });
}
