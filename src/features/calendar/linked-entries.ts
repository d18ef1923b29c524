import { addDays, weekdayName, type CivilDate } from '../../lib/dates/dates';
import { eventTime, formatEventHours, type EventMoments } from '../../lib/dates/event-time';
import { monthOf } from '../../lib/dates/months';
import { calendarTexts } from '../../content/calendar';
import type { EventStatus } from '../../lib/event-change';
import { entryAnchor } from '../../lib/paths/anchors';
import { calendarPath, eventPath } from '../../lib/paths/links';
import type { CalendarEntry } from './calendar-rows';
import { isSameOccasion } from './same-occasion';

export interface LinkedEntry extends CalendarEntry, EventStatus {
  /** The path of the event that the entry refers to. */
  to: string | null;
  /** The event's hours and its place, where they are known. */
  hours?: string | null;
  place?: string | null;
}

export type DatedEvent = EventMoments &
  EventStatus & { slug: string; title: string; location: string | null; in_calendar: boolean };

/**
 * Links entries to events with the same title and day, and gives them the events' status, hours and place. The database
 * creates an entry for an event in the calendar on its first day, so such events are matched first.
 */
export function linkEntries(entries: readonly CalendarEntry[], events: readonly DatedEvent[]): LinkedEntry[] {
  return entries.map((entry) => {
    const fitting = events.filter((event) => isSameOccasion(entry, event));
    const owner = fitting.find((event) => event.in_calendar && eventTime(event)?.firstDay === entry.date);
    const match = owner ?? fitting[0];
    if (!match) return { ...entry, to: null };
    const time = eventTime(match);
    return {
      ...entry,
      to: eventPath(match),
      status: match.status ?? null,
      hours: time && formatEventHours(time),
      place: match.location,
    };
  });
}

/** Returns the path of an entry's day in the calendar. */
export function entryDayPath({ date }: CalendarEntry): string {
  return `${calendarPath(monthOf(date))}#${entryAnchor(date)}`;
}

/** Returns an entry's weekday, hours and place: 'Yarın, Salı · 19.00–21.00 · Lise kütüphanesi'. */
export function entryFacts({ date, hours, place }: LinkedEntry, today: CivilDate): string {
  const weekday = weekdayName(date);
  const near = { [today]: calendarTexts.today, [addDays(today, 1)]: calendarTexts.tomorrow }[date];
  return [near?.(weekday) ?? weekday, hours, place?.trim()].filter(Boolean).join(' · ');
}
