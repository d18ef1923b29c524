import { parseTimestamp } from '../../src/lib/dates/dates';

export type PublishState = 'draft' | 'scheduled' | 'published';

/** The state of a publication time at `now`, for visitors and badges; null is a draft. */
export function publishState(publishedAt: string | null, now: Date): PublishState {
  if (!publishedAt) return 'draft';
  return parseTimestamp(publishedAt) > now ? 'scheduled' : 'published';
}
