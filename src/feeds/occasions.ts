import type { Tables } from '../lib/database/database';
import type { EventRow } from '../lib/database/public-rows';
import { parseTimestamp } from '../lib/dates/dates';
import type { EventMoments } from '../lib/dates/event-time';
import { proseText } from '../lib/html/plain-text';
import { firstFilled } from '../lib/text/excerpt';
import { changeInWords, eventChange, titleWithChange, type EventChange } from '../lib/event-change';
import { messages } from '../lib/messages';
import { eventPath } from '../lib/paths/links';
import { isSameOccasion } from '../features/calendar/same-occasion';

export type CalendarEvent = Pick<
  EventRow,
  | ('id' | 'title' | 'slug' | 'lead' | 'excerpt' | 'body' | 'location')
  | ('starts_at' | 'ends_at' | 'status' | 'status_note' | 'published_at' | 'created_at' | 'updated_at')
>;
type Entry = Pick<Tables<'calendar'>, 'id' | 'title' | 'date' | 'event_id' | 'created_at' | 'updated_at'>;
type Cancellation = Omit<Tables<'calendar_cancellations'>, 'id'>;

export interface CalendarRows {
  events: readonly CalendarEvent[];
  entries: readonly Entry[];
  cancellations: readonly Cancellation[];
}

export interface Occasion {
  /** A permanent id, by which calendars recognize the occasion. */
  name: string;
  title: string;
  moments: EventMoments;
  /** A number that grows with each change, in seconds. */
  revision: number;
  changedAt: string;
  /** Absent if it takes place as announced. */
  change?: EventChange['kind'];
  description?: string;
  location?: string | null;
  path?: string;
}

/** Returns each occasion once: no entry of an event, and no cancellation of what exists again. */
export function occasionsOf({ events, entries, cancellations }: CalendarRows): Occasion[] {
  const ownEntries = entries.filter(
    (entry) => entry.event_id === null && !events.some((event) => isSameOccasion(entry, event)),
  );
  const living = [...events.map(eventOccasion), ...ownEntries.map(entryOccasion)];
  const names = new Set(living.map(({ name }) => name));
  return [...living, ...cancellations.map(cancelledOccasion).filter(({ name }) => !names.has(name))];
}

export function eventOccasion(event: CalendarEvent): Occasion {
  const summary = firstFilled(event.lead, event.excerpt, proseText(event.body));
  const description = [changeInWords(event), summary].filter(Boolean).join('\n\n');
  const change = eventChange(event);
  return {
    name: eventName(event.id),
    title: titleWithChange(event),
    moments: event,
    revision: revisionOf(event),
    changedAt: event.updated_at,
    ...(change && { change: change.kind }),
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
    title: messages.public.cancelledTitle(cancelled.title),
    moments: cancelled.event_id === null ? { starts_at: cancelled.date } : cancelled,
    revision: cancelled.revision,
    changedAt: cancelled.cancelled_at,
    change: 'cancelled',
  };
}

function eventName(id: number): string {
  return `event-${id}`;
}

function entryName(id: number | null): string {
  return `calendar-${id}`;
}

/** The seconds from a row's creation to its last change or publication. Cancellations continue this count. */
function revisionOf(row: { created_at: string; updated_at: string; published_at?: string | null }) {
  const [created = 0, ...later] = [row.created_at, row.updated_at, row.published_at ?? row.created_at].map(
    (moment) => parseTimestamp(moment).getTime(),
  );
  return Math.max(Math.floor((Math.max(...later) - created) / 1000), 0);
}
