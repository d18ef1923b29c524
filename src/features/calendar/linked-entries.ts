import { eventTime, type EventMoments } from '../../lib/dates/event-time';
import { eventPath } from '../../lib/paths/links';
import type { CalendarEntry } from './calendar-rows';
import { isSameOccasion } from './same-occasion';

export interface LinkedEntry extends CalendarEntry {
  /** The path of the event that the entry refers to. */
  to: string | null;
}

type MonthEvent = EventMoments & { slug: string; title: string; in_calendar: boolean };

/**
 * Links entries to events with the same title and day. The database creates an entry for an event in the calendar on
 * its first day, so such events are matched first.
 */
export function linkEntries(entries: readonly CalendarEntry[], events: readonly MonthEvent[]): LinkedEntry[] {
  return entries.map((entry) => {
    const fitting = events.filter((event) => isSameOccasion(entry, event));
    const owner = fitting.find((event) => event.in_calendar && eventTime(event)?.firstDay === entry.date);
    const match = owner ?? fitting[0];
    return { ...entry, to: match ? eventPath(match) : null };
  });
}
