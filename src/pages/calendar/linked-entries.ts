import type { CalendarEntry } from '../../shared/calendar-rows';
import { eventTime, type EventMoments } from '../../shared/event-time';
import { eventPath } from '../../shared/links';
import { foldTurkish } from '../../shared/turkish';

export interface LinkedEntry extends CalendarEntry {
  /** The page of the event that the entry means. */
  to: string | null;
}

type MonthEvent = EventMoments & { slug: string; title: string };

/** Takes a month's entries and events, gives the entries; one whose title and day match an event leads to its page. */
export function linkEntries(entries: readonly CalendarEntry[], events: readonly MonthEvent[]): LinkedEntry[] {
  return entries.map((entry) => {
    const match = events.find((event) => means(entry, event));
    return { ...entry, to: match ? eventPath(match) : null };
  });
}

function means({ title, date }: CalendarEntry, event: MonthEvent): boolean {
  const time = eventTime(event);
  if (!time || date < time.firstDay || date > time.lastDay) return false;
  return foldTurkish(title).trim() === foldTurkish(event.title).trim();
}
