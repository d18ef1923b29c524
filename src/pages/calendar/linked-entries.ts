import type { CalendarEntry } from '../../shared/calendar-rows';
import type { EventMoments } from '../../shared/event-time';
import { eventPath } from '../../shared/links';
import { isSameOccasion } from '../../shared/same-occasion';

export interface LinkedEntry extends CalendarEntry {
  /** The page of the event that the entry means. */
  to: string | null;
}

type MonthEvent = EventMoments & { slug: string; title: string };

/** Takes a month's entries and events, gives the entries; one whose title and day match an event leads to its page. */
export function linkEntries(entries: readonly CalendarEntry[], events: readonly MonthEvent[]): LinkedEntry[] {
  return entries.map((entry) => {
    const match = events.find((event) => isSameOccasion(entry, event));
    return { ...entry, to: match ? eventPath(match) : null };
  });
}
