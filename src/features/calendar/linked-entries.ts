import { eventTime, type EventMoments } from '../../lib/dates/event-time';
import type { EventStatus } from '../../lib/event-change';
import { eventPath } from '../../lib/paths/links';
import type { CalendarEntry } from './calendar-rows';
import { isSameOccasion } from './same-occasion';

export interface LinkedEntry extends CalendarEntry, EventStatus {
  /** The path of the event that the entry refers to. */
  to: string | null;
}

export type DatedEvent = EventMoments & EventStatus & { slug: string; title: string; in_calendar: boolean };

/**
 * Links entries to events with the same title and day, and gives them the events' status. The database creates an entry for an event in the calendar on
 * its first day, so such events are matched first.
 */
export function linkEntries(entries: readonly CalendarEntry[], events: readonly DatedEvent[]): LinkedEntry[] {
  return entries.map((entry) => {
    const fitting = events.filter((event) => isSameOccasion(entry, event));
    const owner = fitting.find((event) => event.in_calendar && eventTime(event)?.firstDay === entry.date);
    const match = owner ?? fitting[0];
    return match ? { ...entry, to: eventPath(match), status: match.status ?? null } : { ...entry, to: null };
  });
}
