import { isoToIstanbulInput, parseTimestamp } from '../../src/lib/dates/dates';

export type PublishState = 'draft' | 'scheduled' | 'published';

/** The form value of a publish field in a draft. */
export const DRAFT = '';

/** A form value of the publish field: the minute in which the row is saved. */
export const NOW = 'now';

/** Returns the date and time of a form value in Istanbul's time; the present minute for `NOW`. */
export function clockOf(value: string): string {
  return value === NOW ? isoToIstanbulInput(new Date().toISOString()) : value;
}

/** The state of a publication time at `now`, for visitors and badges; null is a draft. */
export function publishState(publishedAt: string | null, now: Date): PublishState {
  if (!publishedAt) return 'draft';
  return parseTimestamp(publishedAt) > now ? 'scheduled' : 'published';
}
