import { messages } from './messages';
import { lowerTurkish } from './text/turkish';

/** Why an event does not take place as announced. */
export interface EventChange {
  readonly kind: 'cancelled' | 'postponed';
  /** 'İptal edildi' or 'Ertelendi'. */
  readonly words: string;
  /** The administrator's sentence about it. */
  readonly note: string | null;
}

/** The columns that say so. Reads of cards leave out the note. */
export interface EventStatus {
  readonly status?: string | null;
  readonly status_note?: string | null;
}

/** Returns how an event was changed; null if it takes place as announced. */
export function eventChange({ status, status_note: note }: EventStatus): EventChange | null {
  if (status !== 'cancelled' && status !== 'postponed') return null;
  return { kind: status, words: messages.public[status], note: note ?? null };
}

/** Returns the title for places without a badge, such as calendars and feed readers: 'İptal: Konser'. */
export function titleWithChange(event: EventStatus & { readonly title: string }): string {
  const change = eventChange(event);
  return change ? messages.public[`${change.kind}Title`](event.title) : event.title;
}

/** Returns 'İptal edildi. ' and the note, or the note alone if it says so; undefined for an event that takes place as announced. */
export function changeInWords(event: EventStatus): string | undefined {
  const change = eventChange(event);
  if (!change) return undefined;
  const { words, note } = change;
  if (note === null) return `${words}.`;
  return lowerTurkish(note).includes(lowerTurkish(words)) ? note : `${words}. ${note}`;
}
