import type { Tables } from '../lib/database/database.types';
import type { EventRow } from '../lib/database/public-rows';
import { parseTimestamp } from '../lib/dates/dates';
import type { EventMoments } from '../lib/dates/event-time';
import { firstFilled, plainText } from '../lib/text/excerpt';
import { eventPath } from '../lib/paths/links';
import { isSameOccasion } from '../features/calendar/same-occasion';

export type CalendarEvent = Pick<
  EventRow,
  | ('id' | 'title' | 'slug' | 'lead' | 'excerpt' | 'body' | 'location')
  | ('starts_at' | 'ends_at' | 'created_at' | 'updated_at')
>;
type Entry = Pick<Tables<'calendar'>, 'id' | 'title' | 'date' | 'event_id' | 'created_at' | 'updated_at'>;
type Cancellation = Omit<Tables<'calendar_cancellations'>, 'id'>;

/** The rows of the calendar file. */
export interface CalendarRows {
  events: readonly CalendarEvent[];
  entries: readonly Entry[];
  cancellations: readonly Cancellation[];
}

/** An event or entry of the calendar file. */
export interface Occasion {
  /** A permanent id, by which calendars recognize the occasion. */
  name: string;
  title: string;
  moments: EventMoments;
  /** A number that grows with each change, in seconds. */
  revision: number;
  changedAt: string;
  isCancelled?: boolean;
  description?: string;
  location?: string | null;
  path?: string;
}

/**
 * Returns each occasion once. An entry that refers to an event is left out, and a cancellation does not apply to an
 * occasion that exists again.
 */
export function occasionsOf({ events, entries, cancellations }: CalendarRows): Occasion[] {
  const ownEntries = entries.filter(
    (entry) => entry.event_id === null && !events.some((event) => isSameOccasion(entry, event)),
  );
  const living = [...events.map(eventOccasion), ...ownEntries.map(entryOccasion)];
  const names = new Set(living.map(({ name }) => name));
  return [...living, ...cancellations.map(cancelledOccasion).filter(({ name }) => !names.has(name))];
}

export function eventOccasion(event: CalendarEvent): Occasion {
  const description = plainText(firstFilled(event.lead, event.excerpt, event.body));
  return {
    name: eventName(event.id),
    title: event.title,
    moments: event,
    revision: revisionOf(event),
    changedAt: event.updated_at,
    ...(description && { description }),
    location: event.location,
    path: eventPath(event),
  };
}

function entryOccasion(entry: Entry): Occasion {
  return {
    name: entryName(entry.id),
    title: entry.title,
    moments: { starts_at: entry.date },
    revision: revisionOf(entry),
    changedAt: entry.updated_at,
  };
}

function cancelledOccasion(cancelled: Cancellation): Occasion {
  return {
    name: cancelled.event_id === null ? entryName(cancelled.calendar_id) : eventName(cancelled.event_id),
    title: cancelled.title,
    moments: cancelled.event_id === null ? { starts_at: cancelled.date } : cancelled,
    revision: cancelled.revision,
    changedAt: cancelled.cancelled_at,
    isCancelled: true,
  };
}

function eventName(id: number): string {
  return `event-${id}`;
}

function entryName(id: number | null): string {
  return `calendar-${id}`;
}

/** The seconds from a row's creation to its last change. The database continues this count in cancellations. */
function revisionOf({
  created_at: createdAt,
  updated_at: updatedAt,
}: {
  created_at: string;
  updated_at: string;
}) {
  const seconds = (parseTimestamp(updatedAt).getTime() - parseTimestamp(createdAt).getTime()) / 1000;
  return Math.max(Math.floor(seconds), 0);
}
